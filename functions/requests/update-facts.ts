import { ANSWERS, medianMinutes } from '@doorstep/domain/profiles/facts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { Change } from './append-history.ts';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';

interface FactsDeps {
  requests: Pick<ServiceRequests, 'saveFirstAnswer' | 'listWaitingMinutes' | 'countCompleted'>;
  profiles: Pick<ProviderProfiles, 'saveFacts'>;
}

/** Checks whether the professional wrote a message, sent a quote or changed the status. */
function isAnswer(before: RequestRecord, after: RequestRecord, { side }: Change): boolean {
  if (after.unread_client > before.unread_client || after.quote?.id !== before.quote?.id)
    return true;
  return after.status !== before.status && side === 'provider';
}

/**
 * Stores when the professional answered a request first. When that or the number of completed
 * requests has changed, updates the facts on the professional's profile. Idempotent for repeated
 * events.
 */
export async function updateFacts(
  { requests, profiles }: FactsDeps,
  before: RequestRecord | null,
  after: RequestRecord,
  change: Change,
): Promise<void> {
  if (before === null) return;
  const isFirstAnswer = after.first_answered_at === null && isAnswer(before, after, change);
  const isCompletedChanged = (before.status === 'completed') !== (after.status === 'completed');
  if (isFirstAnswer) await requests.saveFirstAnswer(after.id, change.at);
  if (!isFirstAnswer && !isCompletedChanged) return;
  const pro = after.provider_id;
  await profiles.saveFacts(pro, async (transaction) => ({
    answer_minutes: medianMinutes(
      await requests.listWaitingMinutes(transaction, pro, ANSWERS.last),
    ),
    jobs_completed: await requests.countCompleted(transaction, pro),
  }));
}
