import type { Analytics } from '../analytics/analytics-repository.ts';
import { countEvent } from '../analytics/count-event.ts';
import type { RequestRecord } from './service-request-repository.ts';

/**
 * Counts what a write has changed about a request for the professional's analytics. `before` is
 * null for a new request, whose job is in `city`, if that is known. `at` is the time of the write.
 * Idempotent for repeated events.
 */
export async function countRequest(
  analytics: Pick<Analytics, 'count'>,
  before: RequestRecord | null,
  after: RequestRecord,
  at: Date,
  city: string | null,
): Promise<void> {
  const { id, provider_id, created_at, first_answered_at: answered, quote, status } = after;
  const count = (event: Parameters<typeof countEvent>[2]) =>
    countEvent(analytics, provider_id, event);
  if (before === null) {
    await count({ kind: 'requests', id: `request_${id}`, at: created_at, city });
    return;
  }
  if (answered && !before.first_answered_at) {
    const minutes = (answered.getTime() - created_at.getTime()) / 60_000;
    await count({ kind: 'answer', id: `answer_${id}`, at: answered, minutes });
  }
  const isNewQuote = quote !== null && quote.id !== before.quote?.id;
  const cents = quote?.total_cents ?? 0;
  if (isNewQuote) await count({ kind: 'quotes', id: `quote_${quote.id}`, at, cents });
  const isAccepted = quote?.state === 'accepted';
  if (isAccepted && (isNewQuote || before.quote?.state !== 'accepted'))
    await count({ kind: 'accepted', id: `accepted_${quote.id}`, at, cents });
  if (status === 'completed' && before.status !== 'completed')
    await count({ kind: 'completed', id: `completed_${id}`, at, cents: isAccepted ? cents : 0 });
}
