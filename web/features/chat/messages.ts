import { toAppError } from '@doorstep/domain/app-error';

/** Texts of the chats. */
export const CHAT_MESSAGES = {
  signInFirst: 'Please sign in to chat',
  loadFailed: 'Error loading chat',
  listFailed: 'Error loading conversations',
  sent: 'Message sent',
  copied: 'Message copied',
  copyFailed: "We couldn't copy the message.",
  sendFailed: 'Failed to send message',
  providerNotFound: 'Provider not found',
  requestNotFound: 'Request not found',
  accessDenied: 'Request not found or access denied',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  savedRepliesNotLoaded: "We couldn't load your saved replies. Please try again.",
  replyNotSaved: "We couldn't save your replies. Please check your connection and try again.",
  noteNotSaved: "We couldn't save the note. Please check your connection and try again.",
  noteNotDeleted: "We couldn't delete the note. Please check your connection and try again.",
  accessEnded: 'Your access has expired. Please enter your email address again.',
} as const;

/** Returns the text for a client who did not get access to a request's chat. */
export function accessErrorText(thrown: unknown): string {
  const { code, personMessage } = toAppError(thrown);
  switch (code) {
    case 'not-found':
    case 'invalid-input':
      return CHAT_MESSAGES.accessDenied;
    case 'permission-denied':
      return personMessage ?? CHAT_MESSAGES.accessDenied;
    case 'rate-limited':
      return CHAT_MESSAGES.tooManyAttempts;
    default:
      return CHAT_MESSAGES.loadFailed;
  }
}

/** Checks whether the server refused an email address or a link, so that a retry is pointless. */
export function isAccessRefused(thrown: unknown): boolean {
  return ['not-found', 'invalid-input', 'permission-denied'].includes(toAppError(thrown).code);
}
