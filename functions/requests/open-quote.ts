import { AppError } from '@doorstep/domain/app-error';
import { quoteStatus, type QuoteState, type QuoteStatus } from '@doorstep/domain/requests/quote';
import type { RequestRecord } from './service-request-repository.ts';

const REASONS: Record<Exclude<QuoteStatus, 'open'>, string> = {
  accepted: 'This quote is already accepted.',
  declined: 'This quote is already declined.',
  withdrawn: 'The professional has withdrawn this quote.',
  expired: 'This quote has expired. Ask the professional for a new one.',
};

const refused = (reason: string, personMessage: string) =>
  new AppError('failed-precondition', reason, { personMessage });

/**
 * Returns whether the request's quote is already in the wanted state. Throws AppError
 * `failed-precondition` unless it is in that state or open.
 */
export function requireOpenQuote(
  { quote, closed }: RequestRecord,
  quoteId: string,
  wanted: QuoteState,
): boolean {
  if (quote?.id !== quoteId) {
    throw refused('another quote is the newest', "There's a newer quote. Please look at it first.");
  }
  if (quote.state === wanted) return true;
  const status = quoteStatus(quote, new Date());
  if (status !== 'open') throw refused(`the quote is ${status}`, REASONS[status]);
  if (closed) throw refused('the request is closed', 'This chat is closed.');
  return false;
}
