import { toAppError } from '@doorstep/domain/app-error';
import { statusLabel, type RequestStatus } from '@doorstep/domain/requests/service-request';

/** Texts of sending, listing and answering requests (spec §4, §8). */
export const REQUEST_MESSAGES = {
  sent: 'Service request sent successfully! The provider will contact you soon.',
  mailFailed: 'Request saved but email notification may have failed',
  sendFailed: 'Failed to send service request',
  loadFailed: 'Error loading service requests',
  signInFirst: 'Please sign in to view your requests',
  statusFailed: 'Failed to update status',
  statusWaits: 'Waiting for a connection. Keep this page open.',
  formOffline:
    'You are offline. What you type is kept, and can be sent when the connection is back.',
  draftKept: 'You were signed out. Sign in again: your request is kept.',
} as const;

/** 'Status updated to in progress' */
export const statusUpdated = (status: RequestStatus) => `Status updated to ${statusLabel(status)}`;

/** Why a request could not be sent (spec §8: the message, or the general one). */
export function sendError(error: unknown): string {
  return toAppError(error).personMessage ?? REQUEST_MESSAGES.sendFailed;
}
