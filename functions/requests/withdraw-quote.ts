import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Caller } from '../platform/callables/session.ts';
import type { Teams } from '../team/team-repository.ts';
import { requireOpenQuote } from './open-quote.ts';
import type { Quotes } from './quote-repository.ts';
import { requireProviderSide } from './request-sides.ts';

interface WithdrawQuoteDeps {
  teams: Pick<Teams, 'worksFor'>;
  quotes: Quotes;
}

/**
 * Withdraws the open quote. Does nothing if it is withdrawn already. Throws AppError: `not-found`
 * (`requireProviderSide`), `failed-precondition` if the quote is not open.
 */
export async function withdrawQuote(
  deps: WithdrawQuoteDeps,
  caller: Caller,
  { request_id, quote_id }: CallableInput<'withdraw-quote'>,
): Promise<CallableOutput<'withdraw-quote'>> {
  await deps.quotes.change(request_id, caller.uid, async (request, transaction) => {
    await requireProviderSide(deps, request, caller, transaction);
    const isDone = requireOpenQuote(request, quote_id, 'withdrawn');
    return isDone ? null : { to: 'withdrawn', starts: false };
  });
  return { state: 'withdrawn' };
}
