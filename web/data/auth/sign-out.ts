import {
  chatEmail,
  clearDrafts,
  pendingCheckout,
  pendingConfirmation,
} from '../../lib/browser-storage.ts';
import { clearSessionData } from '../../lib/clear-session-data.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { withAppError } from '../errors.ts';

const load = loadOnce('Auth', () => import('./auth-sdk.ts'), {
  personMessage: 'No connection. Please check your network and try again.',
});

/**
 * Signs out of a session that the server rejects. Keeps a pending checkout and form drafts. Throws
 * AppError.
 */
export async function signOut(): Promise<void> {
  const sdk = await load();
  await withAppError(sdk.signOut(sdk.auth));
}

/** Signs out and deletes the person's data from this browser. Throws AppError. */
export async function logOut(): Promise<void> {
  await signOut();
  chatEmail.clearAll();
  clearDrafts();
  pendingCheckout.clear();
  pendingConfirmation.clear();
  clearSessionData();
}
