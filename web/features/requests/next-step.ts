import { quoteStatus } from '@doorstep/domain/requests/quote';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import { reviewStep } from '@doorstep/domain/reviews/review';

/** What a client does next about a request. */
export type NextStep = 'quote' | 'answer' | 'review' | 'chat';

/** Returns what a client does next: decide an open quote, answer, write a review, or just chat. */
export function nextStep(request: ServiceRequest, now: Date): NextStep {
  const { quote, closed, unread_client } = request;
  if (quote !== null && isOngoing(request) && quoteStatus(quote, now) === 'open') return 'quote';
  if (unread_client > 0 && !closed) return 'answer';
  return reviewStep(request, now) === 'write' ? 'review' : 'chat';
}
