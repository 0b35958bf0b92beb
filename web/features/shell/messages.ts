import { isolate } from '@doorstep/domain/text';

/** Texts that can appear on every screen. */
export const NAVIGATION_MESSAGES = {
  signInMissing: "Sign-in isn't available right now. Please check your connection and try again.",
  recovered: 'Your password has been changed.',
} as const;

/** The text for a member of a team who has lost their access. */
export const membershipEndedText = (company: string | null) =>
  `You're no longer on the team at ${isolate(company ?? 'this company')}.`;
