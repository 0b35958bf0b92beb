import type { parseEnv } from './env-schema.ts';

/** The build's configuration, which vite.config.ts has checked: what is missing stops the build. */
declare const __WEB_ENV__: ReturnType<typeof parseEnv>;

export const env = __WEB_ENV__;
