import { z } from 'zod';

const host = z.object({ host: z.string(), port: z.number() });

const emulators = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('VITE_EMULATORS is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ auth: z.url(), firestore: host, functions: host, storage: host }));

const schema = z.object({
  VITE_FIREBASE_API_KEY: z.string().min(1),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().min(1),
  VITE_FIREBASE_PROJECT_ID: z.string().min(1),
  VITE_FIREBASE_STORAGE_BUCKET: z.string().min(1),
  VITE_FIREBASE_APP_ID: z.string().min(1),
  VITE_FUNCTIONS_REGION: z.string().default('us-central1'),
  VITE_EMULATORS: emulators.optional(),
  VITE_STRIPE_PUBLISHABLE_KEY: z.string().optional(),
});

/** The build's configuration. A missing value stops the app at once and is named. */
function parseEnv() {
  const result = schema.safeParse(import.meta.env);
  if (result.success) return result.data;
  throw new Error(`Configuration of the web app is wrong. ${z.prettifyError(result.error)}`);
}

export const env = parseEnv();
