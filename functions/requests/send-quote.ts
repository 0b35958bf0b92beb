import { BRAND } from '@doorstep/domain/brand';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import {
  quoteStatus,
  totalCents,
  type Quote,
  type QuoteInput,
} from '@doorstep/domain/requests/quote';
import { isOngoing } from '@doorstep/domain/requests/service-request';
import type { Transaction } from 'firebase-admin/firestore';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import type { Quotes } from './quote-repository.ts';
import { requireNotSeparated, requireProviderSide, type SidesDeps } from './request-sides.ts';
import type { Caller } from '../platform/callables/session.ts';
import type { RequestRecord, ServiceRequests } from './service-request-repository.ts';

/** Limits the quotes for one request, because the client gets a mail about each. */
const QUOTES_BY_REQUEST = { max: 20, windowSeconds: 24 * 60 * 60 };

interface SendQuoteDeps extends SidesDeps {
  rateLimits: RateLimits;
  requests: Pick<ServiceRequests, 'find'>;
  quotes: Quotes;
}

/** Returns what the professional entered. */
const contentOf = (quote: QuoteInput): QuoteInput => ({
  lines: quote.lines,
  tax_note: quote.tax_note,
  message: quote.message,
  valid_until: quote.valid_until,
  time_zone: quote.time_zone,
});

/**
 * Stores a quote of the request's professional. An open one is withdrawn; a repeated call with the
 * same content returns the open one. Like all work on requests, it needs no plan. Throws AppError:
 * `not-found` (`requireProviderSide`), `failed-precondition` for a request that is completed,
 * cancelled or closed, `permission-denied` if the sides are separated, `rate-limited`.
 */
export async function sendQuote(
  deps: SendQuoteDeps,
  caller: Caller,
  input: CallableInput<'send-quote'>,
): Promise<CallableOutput<'send-quote'>> {
  const requireAllowed = async (found: RequestRecord | null, transaction?: Transaction) => {
    const request = await requireProviderSide(deps, found, caller, transaction);
    await requireNotSeparated(deps, request, request.client_uid, transaction);
    return request;
  };
  const request = await requireAllowed(await deps.requests.find(input.request_id));
  const content = contentOf(input);
  const isRepeated = (quote: Quote | null): quote is Quote =>
    quote !== null &&
    quoteStatus(quote, new Date()) === 'open' &&
    isDeepStrictEqual(contentOf(quote), content);
  const key = ['quote', 'request', request.id];
  if (!isRepeated(request.quote) && !(await deps.rateLimits.consume(key, QUOTES_BY_REQUEST))) {
    throw new AppError('rate-limited', 'too many quotes for one request', {
      personMessage: "You've sent 20 quotes for this request today. Please try again tomorrow.",
    });
  }
  let quote_id: string = randomUUID();
  await deps.quotes.change(input.request_id, caller.uid, async (current, transaction) => {
    await requireAllowed(current, transaction);
    if (!isOngoing(current)) {
      throw new AppError('failed-precondition', 'the request is not ongoing', {
        personMessage: 'You can only send a quote while a request is pending or in progress.',
      });
    }
    if (isRepeated(current.quote)) {
      quote_id = current.quote.id;
      return null;
    }
    const total_cents = totalCents(content.lines);
    const sent = { ...content, id: quote_id, total_cents, currency: BRAND.currency };
    return { to: 'open', quote: sent };
  });
  return { quote_id };
}
