import { deleteApp, getApps } from 'firebase/app';
import { deleteApp as deleteAdminApp, getApps as getAdminApps } from 'firebase-admin/app';
import { afterAll } from 'vitest';
import { readStack } from '../../support/stack.ts';

const stack = readStack();

// What the cloud gives to functions, for those that a test runs in its own process.
process.env.GCLOUD_PROJECT = stack.project;
process.env.FIREBASE_CONFIG = JSON.stringify({
  projectId: stack.project,
  storageBucket: stack.bucket,
});
process.env.FIRESTORE_EMULATOR_HOST = new URL(stack.firestore).host;
process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(stack.auth).host;
// There is none here: do not look for it.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.SITE_URL = stack.site;
process.env.SMTP_URL = stack.smtp;
process.env.MAIL_FROM = 'Doorstep <hello@doorstep.test>';
process.env.LINK_SECRET = 'doorstep-local-link-secret';
process.env.STRIPE_API_BASE = stack.stripe;
process.env.STRIPE_SECRET_KEY = 'sk_test_doorstep_stand_in';
process.env.STRIPE_WEBHOOK_SECRET = 'whsec_doorstep_stand_in';

afterAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  await Promise.all(getAdminApps().map(deleteAdminApp));
});
