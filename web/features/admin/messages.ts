/** Texts of what an administrator does. */
export const ADMIN_MESSAGES = {
  mailGoesAgain: 'The email is on its way again.',
  mailNotSent: 'The email could not be sent again',
  mailsNotSent: 'The emails could not be sent again',
  mailsLeft: 'The others were not sent. Please try again.',
  dismissed: 'The report is dismissed.',
  suspended: 'The account is suspended.',
  accountGone:
    'The decision is stored. The account was already deleted, so there was nothing to suspend.',
  lifted: 'The suspension is lifted.',
  reportedByGuest:
    'Reported by a guest who opened the chat with the link or the email address, without signing in as the client.',
  notDecided: 'The decision was not stored. Please try again.',
} as const;

/** '27 emails are on their way again.' */
export function mailsGoAgain(count: number): string {
  if (count === 0) return 'No email was left to send again.';
  return count === 1 ? 'One email is on its way again.' : `${count} emails are on their way again.`;
}
