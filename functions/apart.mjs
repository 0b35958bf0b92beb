/**
 * The modules of each file of the bundle that is read with the first thing that is taken from one of
 * them (bundle.mjs). In `index.js` such a module is an object with its names: its default import would
 * be that object, so lint refuses one (eslint.config.mjs).
 */
export const APART = {
  'admin.cjs': ['app', 'app-check', 'auth', 'firestore', 'storage'].map(
    (part) => `firebase-admin/${part}`,
  ),
  'nodemailer.cjs': ['nodemailer'],
  // Of the Admin SDK itself, which asks for it when a bucket is first named.
  'storage.cjs': ['@google-cloud/storage'],
  'stripe.cjs': ['stripe'],
};
