import { z } from 'zod';

const hostAndPort = z.string().regex(/^[^/\s:]+:\d+$/, 'host:port, without http://');

const environmentSchema = z.object({
  GCLOUD_PROJECT: z
    .string()
    .startsWith('demo-', 'The demo market needs a project whose id starts with demo-.'),
  FIRESTORE_EMULATOR_HOST: hostAndPort,
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort,
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort,
  FIREBASE_CONFIG: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object({ storageBucket: z.string().min(1) })),
  /** The Stripe stand-in. Without it, demo subscriptions have no Stripe customer. */
  STRIPE_API_BASE: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_test_').optional(),
});

export interface DemoEnvironment {
  project: string;
  bucket: string;
  /** The address for browsers: `http://localhost:9199`. */
  storageUrl: string;
  stripe: { apiBase: string; secretKey: string } | null;
}

/**
 * Reads the addresses of the emulators. Throws an error that names each missing or wrong variable,
 * because without the emulators' variables the Admin SDK writes to a real project.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): DemoEnvironment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    throw new Error(`The demo market needs the emulators.\n${z.prettifyError(parsed.error)}`);
  }
  const env = parsed.data;
  const { STRIPE_API_BASE: apiBase, STRIPE_SECRET_KEY: secretKey } = env;
  return {
    project: env.GCLOUD_PROJECT,
    bucket: env.FIREBASE_CONFIG.storageBucket,
    storageUrl: `http://${env.FIREBASE_STORAGE_EMULATOR_HOST.replace('127.0.0.1', 'localhost')}`,
    stripe: apiBase !== undefined && secretKey !== undefined ? { apiBase, secretKey } : null,
  };
}
