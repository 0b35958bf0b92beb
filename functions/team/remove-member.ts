import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Teams } from './team-repository.ts';

/**
 * Removes a member, on every plan. The owner of the team and the member can call it. Does nothing
 * if the member has left already. Throws AppError `not-found` for a member of another owner.
 */
export async function removeMember(
  teams: Pick<Teams, 'remove'>,
  { uid }: { uid: string },
  { member_uid }: CallableInput<'remove-member'>,
): Promise<CallableOutput<'remove-member'>> {
  if (await teams.remove(member_uid, uid)) return { removed: true };
  throw new AppError('not-found', 'no such member of the caller', {
    personMessage: 'This person is no longer on the team.',
  });
}
