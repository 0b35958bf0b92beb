import type { parseEnv } from '@doorstep/domain/settings/web-settings';

/**
 * The build's configuration. vite.config.ts parses it and fails the build if something is missing.
 */
declare const __WEB_ENV__: ReturnType<typeof parseEnv>;

export const env = __WEB_ENV__;
