/** Texts of what an administrator does. */
export const ADMIN_MESSAGES = {
  mailGoesAgain: 'The email is on its way again.',
  mailNotSent: "We couldn't resend the email",
  mailsNotSent: "We couldn't resend the emails",
  mailsLeft: "The others weren't sent. Please try again.",
  dismissed: 'Report dismissed.',
  suspended: 'Account suspended.',
  accountGone: 'Decision saved. The account was already deleted, so there was nothing to suspend.',
  lifted: 'Suspension lifted.',
  reportedByGuest:
    'Reported by a guest who opened the chat with the link or the email address, without signing in as the client.',
  notDecided: "Your decision wasn't saved. Please try again.",
} as const;

/** '27 emails are on their way again.' */
export function mailsGoAgain(count: number): string {
  if (count === 0) return 'No email was left to send again.';
  return count === 1 ? 'One email is on its way again.' : `${count} emails are on their way again.`;
}
