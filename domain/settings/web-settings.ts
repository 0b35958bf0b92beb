import * as z from 'zod/mini';

const host = z.object({ host: z.string(), port: z.number() });

const emulators = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: 'is not JSON', input: text });
        return z.NEVER;
      }
    }),
  ),
  z.object({ auth: z.url(), firestore: host, functions: host, storage: host }),
);

const text = z.string('is missing').check(z.trim(), z.minLength(1, 'is empty'));

/** The App Check site key; `off` disables App Check. */
const appCheck = z.pipe(
  z.string('is missing (off disables App Check)').check(z.trim(), z.minLength(1, 'is empty')),
  z.transform((key) => (key === 'off' ? null : key)),
);

const schemaOf = (local: boolean) =>
  z.object({
    VITE_FIREBASE_API_KEY: text,
    VITE_FIREBASE_AUTH_DOMAIN: text,
    VITE_FIREBASE_PROJECT_ID: text,
    VITE_FIREBASE_STORAGE_BUCKET: text,
    VITE_FIREBASE_APP_ID: text,
    VITE_EMULATORS: z.optional(emulators),
    VITE_APP_CHECK_SITE_KEY: local ? z.optional(appCheck) : appCheck,
    VITE_STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  });

const localSchema = z.object({ VITE_EMULATORS: z.string() });

/** Parses the web app's build variables. Throws an error that names each wrong variable. */
export function parseEnv(environment: unknown) {
  const local = localSchema.safeParse(environment).success;
  const result = schemaOf(local).safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Configuration of the web app: ${problems.join(', ')}.`);
}
