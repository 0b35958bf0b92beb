import { toAppError } from '@doorstep/domain/app-error';
import { confirmPassword, isAccountGone } from '../auth/auth.ts';
import { callFunction } from '../callables.ts';

/** `unknown`: no answer came, and the account is still there; a deletion that was begun goes on. */
export type DeletionOutcome = 'deleted' | 'unknown';

/**
 * Whether the function has said what it did: it has words of its own for a person then. What went
 * wrong inside of it may have done so after the account was closed, so that is no answer.
 */
function isAnswer(error: unknown): boolean {
  const { code, personMessage } = toAppError(error);
  return personMessage !== null && code !== 'internal';
}

/**
 * Deletes the account of whoever is here, by the password, or goes on with it. `deleted`: it is gone,
 * or closed, and the rest is done by the server. An answer that is late or lost says nothing, so Auth is
 * asked then. Throws AppError: `unauthenticated` for a wrong password, else what the function refused;
 * nothing has been deleted then.
 */
export async function deleteMyAccount(password: string): Promise<DeletionOutcome> {
  await confirmPassword(password);
  try {
    await callFunction('delete-my-account', {});
    return 'deleted';
  } catch (error) {
    if (isAnswer(error)) throw error;
    console.warn('No answer about the deletion', toAppError(error).message);
    return (await isAccountGone(password)) ? 'deleted' : 'unknown';
  }
}
