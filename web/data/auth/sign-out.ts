import { chatEmail, pendingCheckout, pendingConfirmation } from '../../lib/browser-storage.ts';
import { forgetPerson } from '../../lib/clear-session-data.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { throwing } from '../errors.ts';

const load = loadOnce('Auth', () => import('./auth-sdk.ts'), {
  personMessage: 'No connection. Please check your network and try again.',
});

/** Ends a session that the server refuses. A pending checkout and form drafts stay. Throws AppError. */
export async function signOut(): Promise<void> {
  const sdk = await load();
  await throwing(sdk.signOut(sdk.auth));
}

/** Signs out and deletes the person's data from this browser. Throws AppError. */
export async function logOut(): Promise<void> {
  await signOut();
  chatEmail.clearAll();
  pendingCheckout.clear();
  pendingConfirmation.clear();
  forgetPerson();
}
