import { parseEnv } from './env-schema.ts';

/** The build's configuration. What is missing stops the app at once, and the build before it. */
export const env = parseEnv(import.meta.env);
