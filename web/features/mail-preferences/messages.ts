/** Texts of the page that a mail's 'No more mails' leads to. */
export const UNSUBSCRIBE_MESSAGES = {
  unsubscribed: 'You will get no more mails about unread messages.',
  subscribed: 'You will get mails about unread messages again.',
  unknownLink: 'This link is not complete. Please open it from the mail again.',
  failed: 'That did not work. Please check your connection and try again.',
} as const;
