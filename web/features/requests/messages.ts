import { toAppError } from '@doorstep/domain/app-error';
import type { RequestStatus } from '@doorstep/domain/requests/service-request';

/** Texts of requests. */
export const REQUEST_MESSAGES = {
  sent: 'Service request sent successfully! The provider will contact you soon.',
  mailFailed: 'Request saved but email notification may have failed',
  sendFailed: 'Failed to send service request',
  setAsideFailed: "That didn't work. Please try again.",
  loadFailed: 'Error loading service requests',
  signInFirst: 'Please sign in to view your requests',
  cancelled: 'Request cancelled',
  closed: 'An account was deleted, so this request can no longer be changed.',
  statusFailed: 'Failed to update status',
  statusWaits: 'Waiting for a connection. Keep this page open.',
  lastRequestMissing: "We couldn't fill in your last request.",
  formOffline:
    "You're offline. We'll keep what you type, and you can send it when you're back online.",
  askOffline: "You're offline. You can send your requests when you're back online.",
  otherNotSent: 'Please check your connection and try again.',
  unassigned: 'Unassigned',
  assignFailed: "We couldn't assign the request. Please try again.",
  doneAsked: 'We asked the professional to confirm.',
  doneRefused: 'Marked as not done yet',
  doneFailed: "That didn't work. Please try again.",
  quoteSent: 'Quote sent',
  quoteNotSent: "We couldn't send your quote. What you typed is still here. Please try again.",
  quoteAccepted: 'Quote accepted',
  quoteDeclined: 'Quote declined',
  quoteWithdrawn: 'Quote withdrawn',
  quoteFailed: "We couldn't change the quote. Please try again.",
  quoteFormNotLoaded: "We couldn't load the form. Please try again.",
  quoteDraftKept: 'You were signed out. Sign in again. Your quote is still there.',
  addressSaved: 'Address saved',
  addressRemoved: 'Address removed',
  addressNotSaved: "We couldn't save the address. Please try again.",
  addressNotRemoved: "We couldn't remove the address. Please try again.",
  draftKept: 'You were signed out. Sign in again. Your request is still there.',
} as const;

/** Returns a text such as 'Status updated to in progress'. */
export const statusUpdatedText = (status: RequestStatus) =>
  `Status updated to ${status.replaceAll('_', ' ')}`;

/** Returns why a request could not be sent: the error's message, or the general text. */
export function sendErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? REQUEST_MESSAGES.sendFailed;
}
