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

/** The site's key for App Check; the word `off` does without. */
const appCheck = z
  .string('is missing (off does without App Check)')
  .trim()
  .min(1, 'is empty')
  .transform((key) => (key === 'off' ? null : key));

const schemaOf = (local: boolean) =>
  z.object({
    VITE_FIREBASE_API_KEY: text,
    VITE_FIREBASE_AUTH_DOMAIN: text,
    VITE_FIREBASE_PROJECT_ID: text,
    VITE_FIREBASE_STORAGE_BUCKET: text,
    VITE_FIREBASE_APP_ID: text,
    VITE_FUNCTIONS_REGION: z.string().default('us-central1'),
    VITE_EMULATORS: emulators.optional(),
    VITE_APP_CHECK_SITE_KEY: local ? appCheck.optional() : appCheck,
    VITE_STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  });

const localSchema = z.object({ VITE_EMULATORS: z.string() });

/** The web app's configuration from its variables; the error names each one that is wrong. */
export function parseEnv(environment: unknown) {
  const local = localSchema.safeParse(environment).success;
  const result = schemaOf(local).safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Configuration of the web app: ${problems.join(', ')}.`);
}
