import { ApiError } from './api-error.ts';

/** `Authorization: Bearer sk_test_…`: any test key is taken, no live key ever. */
export function requireSecretKey(authorization: string | undefined): void {
  const key = /^Bearer\s+(\S+)$/.exec(authorization ?? '')?.[1];
  if (key === undefined) {
    throw new ApiError(
      401,
      'invalid_request_error',
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^sk_test_\w+$/.test(key)) return;
  const shown = `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
  throw new ApiError(401, 'invalid_request_error', `Invalid API Key provided: ${shown}`);
}
