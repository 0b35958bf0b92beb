import { GoogleAuth } from 'google-auth-library';
import { CannotCheck } from './google-errors.ts';

/** Signs the operator's programs in, which `gcloud auth login` does not. */
export const SIGN_IN = 'gcloud auth application-default login';

/** Codes of Node for a network that does not work. */
const UNREACHABLE = /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT)$/;

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Creates the search for application default credentials. */
export const createAuth = (): GoogleAuth =>
  new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });

/** Returns an access token. Throws `CannotCheck` if the operator is not signed in. */
export async function accessToken(auth = createAuth()): Promise<string> {
  try {
    const token = await auth.getAccessToken();
    if (token) return token;
  } catch (error) {
    const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : undefined);
    if (code !== undefined && UNREACHABLE.test(code)) {
      throw new CannotCheck(`Google did not answer (${code})`, 'Check the network and try again');
    }
    // Other messages of the library name files and variables of every platform.
  }
  throw new CannotCheck('You are not signed in to Google Cloud', SIGN_IN);
}
