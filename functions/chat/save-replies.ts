import { AppError } from '@doorstep/domain/app-error';
import { REPLIES_CHANGED } from '@doorstep/domain/chat/saved-replies';
import type { CallableInput } from '@doorstep/domain/callables';
import { isDeepStrictEqual } from 'node:util';
import type { SavedReplies, SavedRepliesContext } from './saved-reply-repository.ts';

type Input = CallableInput<'save-replies'>;

function change({ hasPlan, stored }: SavedRepliesContext, { before, replies }: Input) {
  // The answer of the first call may have been lost.
  if (isDeepStrictEqual(stored, replies)) return null;
  if (!hasPlan && replies.some((reply) => !stored.includes(reply))) {
    throw new AppError('permission-denied', 'no active plan', {
      personMessage: 'Saved replies need a plan. You can still delete the ones you have.',
    });
  }
  if (!isDeepStrictEqual(stored, before)) {
    throw new AppError('failed-precondition', 'the replies have changed', {
      personMessage: REPLIES_CHANGED,
    });
  }
  return replies;
}

/**
 * Replaces the saved replies of the professional for whom the caller works. `before` is the list
 * that the caller saw. Throws AppError: `permission-denied` for a new text without a plan,
 * `failed-precondition` if somebody else has changed the list.
 */
export async function saveReplies(
  { savedReplies }: { savedReplies: Pick<SavedReplies, 'save'> },
  { uid }: { uid: string },
  input: Input,
): Promise<{ saved: true }> {
  await savedReplies.save(uid, (context) => change(context, input));
  return { saved: true };
}
