import { z } from 'zod';

const hostAndPort = z.string().regex(/^[^/\s:]+:\d+$/, 'host:port, without http://');

const environmentSchema = z.object({
  GCLOUD_PROJECT: z
    .string()
    .startsWith('demo-', 'The demo market goes into a project whose id begins with demo-, only.'),
  FIRESTORE_EMULATOR_HOST: hostAndPort,
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort,
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort,
  FIREBASE_CONFIG: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object({ storageBucket: z.string().min(1) })),
  /** Of the Stripe stand-in; without it demo subscriptions have no customer in Stripe. */
  STRIPE_API_BASE: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_test_').optional(),
});

export interface DemoEnvironment {
  project: string;
  bucket: string;
  /** As browsers are given it: `http://localhost:9199`. */
  storageUrl: string;
  stripe: { apiBase: string; secretKey: string } | null;
}

/**
 * Where the demo market goes. Throws, with a line for each thing that is wrong, unless all of it is
 * an emulator: the Admin SDK would write to a real project without asking.
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
