import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { isolate } from '@doorstep/domain/text';

/** Texts of the team's screen, the invitation and the account. */
export const TEAM_MESSAGES = {
  empty: "No one's on your team yet. Invite the people who answer requests with you.",
  paused: "Your team is saved, but members can't see your requests until you have this plan again.",
  howTo: `We'll email them a link that works for ${RETENTION_DAYS.team_invitations} days. They need an account with this email address and can't have their own page.`,
  notSent: "We couldn't send the invitation. What you entered is still here. Please try again.",
  withdrawn: 'Invitation withdrawn.',
  notWithdrawn: "We couldn't withdraw the invitation. Please try again.",
  notRemoved: "We couldn't remove this person. Please try again.",
  offline:
    "You're offline. We'll keep what you enter, and you can send it when you're back online.",
  otherAddress:
    'This invitation was sent to another email address. Please sign in with that address.',
  incompleteLink: "This link isn't complete. Please open it from the email again.",
  notRead: "We couldn't read the invitation. Please check your connection and try again.",
  notJoined: "We couldn't add you to the team. Please try again.",
  left: 'You left the team.',
  notLeft: "We couldn't remove you from the team. Please try again.",
} as const;

export const invitedText = (email: string) => `Invitation sent to ${email}.`;
export const removedText = (name: string) => `${isolate(name)} is no longer on your team.`;
export const joinedText = (company: string) => `You're on the team at ${isolate(company)}.`;
