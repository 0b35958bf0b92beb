import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { requireOpenQuote } from './open-quote.ts';
import type { Quotes } from './quote-repository.ts';
import { requestNotFound } from './quote-sides.ts';

/**
 * Withdraws the open quote. Does nothing if it is withdrawn already. Throws AppError: `not-found`
 * unless the caller is the request's professional, `failed-precondition` if the quote is not open.
 */
export async function withdrawQuote(
  { quotes }: { quotes: Quotes },
  { uid }: { uid: string },
  { request_id, quote_id }: CallableInput<'withdraw-quote'>,
): Promise<CallableOutput<'withdraw-quote'>> {
  await quotes.change(request_id, uid, (request) => {
    if (request.provider_id !== uid) throw requestNotFound();
    const isDone = requireOpenQuote(request, quote_id, 'withdrawn');
    return isDone ? null : { to: 'withdrawn', starts: false };
  });
  return { state: 'withdrawn' };
}
