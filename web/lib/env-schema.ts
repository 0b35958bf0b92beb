import { z } from 'zod';

const host = z.object({ host: z.string(), port: z.number() });

const emulators = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ auth: z.url(), firestore: host, functions: host, storage: host }));

const text = z.string('is missing').trim().min(1, 'is empty');

const schema = z.object({
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_STORAGE_BUCKET: text,
  VITE_FIREBASE_APP_ID: text,
  VITE_FUNCTIONS_REGION: z.string().default('us-central1'),
  VITE_EMULATORS: emulators.optional(),
  VITE_STRIPE_PUBLISHABLE_KEY: z.string().optional(),
});

/** The web app's configuration from its variables; the error names each one that is wrong. */
export function parseEnv(variables: unknown) {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Configuration of the web app: ${problems.join(', ')}.`);
}
