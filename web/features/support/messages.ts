import type { SupportState } from '@doorstep/domain/support/support-request';

/** Texts of 'Contact support'. */
export const SUPPORT_MESSAGES = {
  replied: "We've received your message.",
  notSent: "We couldn't send your message. What you typed is still here. Please try again.",
  offline: "You're offline. We'll keep what you type, and you can send it when you're back online.",
  draftKept: 'You were signed out. Sign in again. Your message to support is still there.',
} as const;

/** Returns the text of the toast after a request was sent. */
export const sentText = (reference: string) =>
  `We've received your message. Your reference number is ${reference}.`;

/** How a person reads the state of their request. */
export const STATE_LABELS: Record<SupportState, { text: string; color: string }> = {
  open: { text: 'Waiting for our answer', color: 'yellow' },
  answered: { text: 'Answered', color: 'green' },
  closed: { text: 'Closed', color: 'gray' },
};
