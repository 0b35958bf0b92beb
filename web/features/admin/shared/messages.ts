import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';

/** Texts of the admin screen. */
export const ADMIN_MESSAGES = {
  mailResent: 'The email is on its way again.',
  mailNotResent: "We couldn't resend the email. Please try again.",
  mailsNotResent: "We couldn't resend the emails",
  othersNotResent: "The others weren't sent. Please try again.",
  dismissed: 'Report dismissed.',
  suspended: 'Account suspended.',
  hidden: 'Review hidden.',
  accountGone: 'Decision saved. The account was already deleted, so there was nothing to suspend.',
  lifted: 'Suspension lifted.',
  restored: 'Account restored.',
  shown: 'Review shown again.',
  confirmationSent: 'The confirmation email is on its way.',
  confirmationNotSent: "The email wasn't sent. Please try again.",
  reportedByGuest:
    'Reported by a guest who opened the chat with the link or the email address, without signing in as the client.',
  photoDeleted: 'Photo deleted.',
  photoNotDeleted: "The photo wasn't deleted. Please try again.",
  badgeGranted: "Badge approved. We'll email the professional.",
  badgeRefused: "Application rejected. We'll email the reason to the professional.",
  badgeTakenBack: "Badge revoked. We'll email the reason to the professional.",
  supportAnswered: 'Reply sent.',
  supportClosed: 'Conversation closed.',
  supportReopened: 'Conversation reopened.',
  supportFailed: "We couldn't save that. Your text is still here. Please try again.",
  notDecided: "Your decision wasn't saved. Please try again.",
} as const;

/** Returns a text such as '27 emails are on their way again.' */
export function mailsResentText(count: number): string {
  if (count === 0) return 'There were no emails left to send.';
  return count === 1 ? 'One email is on its way again.' : `${count} emails are on their way again.`;
}

/** Returns the name of the professional who asks for a badge. */
export const applicantName = ({ provider }: BadgeEntry): string =>
  provider?.display_name ?? 'Deleted profile';
