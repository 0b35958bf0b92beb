import { toAppError } from '@doorstep/domain/app-error';
import { confirmPassword, isAccountGone } from '../auth/auth.ts';
import { callFunction } from '../callables.ts';

/** `unknown`: the answer was lost and the account still exists. A started deletion continues. */
export type DeletionOutcome = 'deleted' | 'unknown';

/**
 * Checks whether the function refused the call: then its error has a message for people. After an
 * `internal` error the account may be closed or not.
 */
function isRefusal(error: unknown): boolean {
  const { code, personMessage } = toAppError(error);
  return personMessage !== null && code !== 'internal';
}

/**
 * Deletes the signed-in person's account after checking the password. `deleted`: the account is
 * closed, and the server deletes the rest. If the function's answer is lost, asks Auth whether the
 * account still exists. Throws AppError and deletes nothing: `unauthenticated` for a wrong
 * password, or the function's error.
 */
export async function deleteMyAccount(password: string): Promise<DeletionOutcome> {
  await confirmPassword(password);
  try {
    await callFunction('delete-my-account', {});
    return 'deleted';
  } catch (error) {
    if (isRefusal(error)) throw error;
    console.warn('delete-my-account gave no answer', toAppError(error).message);
    return (await isAccountGone(password)) ? 'deleted' : 'unknown';
  }
}
