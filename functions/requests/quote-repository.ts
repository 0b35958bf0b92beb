import { AppError } from '@doorstep/domain/app-error';
import { quoteStatus, type Quote, type QuoteState } from '@doorstep/domain/requests/quote';
import { isFinal } from '@doorstep/domain/requests/service-request';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { correlationField } from '../platform/correlation.ts';
import { isDocumentId } from '../platform/firestore.ts';
import { parseRequest, type RequestRecord } from './service-request-repository.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';

/** A quote before it is stored. */
type NewQuote = Omit<Quote, 'state' | 'created_at' | 'decided_at' | 'decided_by'>;

/** A new quote for the request, or the end of its open one. */
type QuoteChange =
  | { to: 'open'; quote: NewQuote }
  | { to: Exclude<QuoteState, 'open'>; starts: boolean };

export type Quotes = ReturnType<typeof createQuotes>;

const unknownRequest = () =>
  new AppError('not-found', 'unknown request', { personMessage: 'Request not found' });

export function createQuotes(db: Firestore) {
  return {
    /**
     * Changes a request's quote in one transaction, in the name of `by`. `decide` gets the request,
     * reads what else it depends on, and returns the change, or null for none; it runs again if one
     * of them changes meanwhile. Throws what `decide` throws, and AppError `not-found` for an
     * unknown request and `unauthenticated` for a closed account.
     */
    change: async (
      requestId: string,
      by: string,
      decide: (request: RequestRecord, transaction: Transaction) => Promise<QuoteChange | null>,
    ): Promise<void> => {
      if (!isDocumentId(requestId)) throw unknownRequest();
      const reference = db.collection('service_requests').doc(requestId);
      await runForCaller(db, by, async (transaction) => {
        const request = parseRequest(await transaction.get(reference));
        if (!request) throw unknownRequest();
        const change = await decide(request, transaction);
        if (change === null) return;
        const now = FieldValue.serverTimestamp();
        if (change.to !== 'open') {
          transaction.update(reference, {
            'quote.state': change.to,
            'quote.decided_at': now,
            'quote.decided_by': by,
            last_at: now,
            waiting: request.closed || isFinal(request.status) ? 'none' : 'provider',
            ...correlationField(),
            ...(change.starts && {
              status: 'in_progress',
              status_changed_by: by,
              status_changed_at: now,
            }),
          });
          return;
        }
        const { quote: earlier } = request;
        if (earlier) {
          const { id, ...fields } = earlier;
          const isOpen = quoteStatus(earlier, new Date()) === 'open';
          const withdrawn = { state: 'withdrawn', decided_at: now, decided_by: by };
          transaction.set(reference.collection('quotes').doc(id), {
            ...fields,
            ...(isOpen && withdrawn),
          });
        }
        const sent = { state: 'open', created_at: now, decided_at: null, decided_by: null };
        const quote = { ...change.quote, ...sent };
        transaction.update(reference, {
          quote,
          last_at: now,
          waiting: 'client',
          ...correlationField(),
        });
      });
    },
  };
}
