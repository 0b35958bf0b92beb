import { BRAND } from '@doorstep/domain/brand';
import { BUCKET, PROJECT, type Addresses } from './addresses.ts';
import { localPolicy } from './emulators/content-security.ts';
import type { Ports } from './ports.ts';

/** Public values: they protect nothing, and are used on a developer's machine only. */
const LOCAL_SECRETS = {
  STRIPE_SECRET_KEY: 'sk_test_doorstep_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_doorstep_stand_in',
  LINK_SECRET: 'doorstep-local-link-secret-of-no-worth',
};

export interface FunctionsEnvironment {
  /** For `.env.local`. */
  settings: Record<string, string>;
  /** For `.secret.local`. */
  secrets: Record<string, string>;
  /** True when a real Stripe test account is used and no stand-in runs. */
  realStripe: boolean;
}

/**
 * Returns the settings and secrets of the functions. A `STRIPE_SECRET_KEY` of a real test account
 * in the environment replaces the stand-in, which the functions find by `STRIPE_API_BASE`.
 */
export function functionsEnvironment(
  addresses: Addresses,
  env: NodeJS.ProcessEnv,
): FunctionsEnvironment {
  const { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const realStripe =
    stripeKey !== undefined &&
    stripeKey.startsWith('sk_test_') &&
    stripeKey !== LOCAL_SECRETS.STRIPE_SECRET_KEY;
  return {
    realStripe,
    settings: {
      SITE_URL: addresses.site,
      MAIL_FROM: `${BRAND.name} <hello@doorstep.test>`,
      APP_CHECK: 'off',
      CONTENT_SECURITY_POLICY: localPolicy(addresses),
      // All sign-ups on this machine come from one address.
      SIGN_UPS_PER_HOUR: '300',
      OPERATOR_EMAIL: 'operator@doorstep.test',
      ...(!realStripe && { STRIPE_API_BASE: addresses.stripe }),
    },
    secrets: {
      ...LOCAL_SECRETS,
      SMTP_URL: addresses.smtp,
      ...(realStripe && { STRIPE_SECRET_KEY: stripeKey }),
      ...(realStripe && webhookSecret && { STRIPE_WEBHOOK_SECRET: webhookSecret }),
    },
  };
}

/** Returns the variables that make Google's server libraries use the emulators. */
export function emulatorVariables({ firestore, auth, storage }: Addresses): Record<string, string> {
  const host = (url: string): string => new URL(url).host.replace('localhost', '127.0.0.1');
  return {
    GCLOUD_PROJECT: PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET }),
    FIRESTORE_EMULATOR_HOST: host(firestore),
    FIREBASE_AUTH_EMULATOR_HOST: host(auth),
    FIREBASE_STORAGE_EMULATOR_HOST: host(storage),
    STORAGE_EMULATOR_HOST: `http://${host(storage)}`,
  };
}

/** Returns the variables of the site's build (`web/lib/env.ts` reads them). */
export function siteVariables({
  ports,
  env,
}: {
  ports: Ports;
  env: NodeJS.ProcessEnv;
}): Record<string, string> {
  const { VITE_STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  return {
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_STORAGE_BUCKET: BUCKET,
    VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
    VITE_EMULATORS: JSON.stringify({
      auth: `http://localhost:${ports.auth}`,
      firestore: { host: 'localhost', port: ports.firestore },
      functions: { host: 'localhost', port: ports.functions },
      storage: { host: 'localhost', port: ports.storage },
    }),
    ...(publishableKey && { VITE_STRIPE_PUBLISHABLE_KEY: publishableKey }),
  };
}
