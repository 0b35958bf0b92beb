import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Invitations } from './invitation-repository.ts';

/**
 * Withdraws an invitation of the caller, on every plan. Does nothing if it was withdrawn already.
 * Throws AppError `not-found` if it was accepted, or belongs to another owner.
 */
export async function withdrawInvitation(
  invitations: Pick<Invitations, 'withdraw'>,
  { uid }: { uid: string },
  { invitation_id }: CallableInput<'withdraw-invitation'>,
): Promise<CallableOutput<'withdraw-invitation'>> {
  if (await invitations.withdraw(invitation_id, uid)) return { withdrawn: true };
  throw new AppError('not-found', 'no such invitation of the caller', {
    personMessage: 'This invitation is no longer open.',
  });
}
