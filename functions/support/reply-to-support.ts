import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Transaction } from 'firebase-admin/firestore';
import { countMessage, hasPremiumSupport, type ContactSupportDeps } from './contact-support.ts';
import type { SupportRequests } from './support-request-repository.ts';

export interface ReplyToSupportDeps extends Pick<ContactSupportDeps, 'subscribers' | 'rateLimits'> {
  supportRequests: Pick<SupportRequests, 'reply'>;
}

/**
 * Adds a message to the person's own request, which opens it again if it was answered. Throws
 * AppError `not-found`, `rate-limited`, and `failed-precondition` for a request that is closed or
 * full.
 */
export async function replyToSupport(
  deps: ReplyToSupportDeps,
  { uid }: { uid: string },
  input: CallableInput<'reply-to-support'>,
  now: Date,
): Promise<CallableOutput<'reply-to-support'>> {
  await countMessage(deps, uid);
  const isPremium = (transaction: Transaction) => hasPremiumSupport(deps, uid, transaction);
  await deps.supportRequests.reply({ ...input, owner_uid: uid }, isPremium, now);
  return { state: 'open' };
}
