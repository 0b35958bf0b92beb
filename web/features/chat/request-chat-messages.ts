import { toAppError } from '@doorstep/domain/app-error';

/** Texts of the chats about a request (spec §2, §8). */
export const REQUEST_CHAT_MESSAGES = {
  signInFirst: 'Please sign in to chat',
  loadFailed: 'Error loading chat',
  sent: 'Message sent',
  sendFailed: 'Failed to send message',
  notFound: 'Request not found',
  denied: 'Request not found or access denied',
  tooMany: 'Too many attempts. Please wait a few minutes and try again.',
  ended: 'Your access has ended. Please enter your email address again.',
} as const;

/** Why a client was not let into the chat. */
export function accessError(thrown: unknown): string {
  const { code, personMessage } = toAppError(thrown);
  switch (code) {
    case 'not-found':
    case 'invalid-input':
      return REQUEST_CHAT_MESSAGES.denied;
    case 'permission-denied':
      return personMessage ?? REQUEST_CHAT_MESSAGES.denied;
    case 'rate-limited':
      return REQUEST_CHAT_MESSAGES.tooMany;
    default:
      return REQUEST_CHAT_MESSAGES.loadFailed;
  }
}

/** Whether a proof (address or link) was refused, and is no use to try again. */
export function isRefused(thrown: unknown): boolean {
  return ['not-found', 'invalid-input', 'permission-denied'].includes(toAppError(thrown).code);
}
