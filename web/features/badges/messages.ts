import { BRAND } from '@doorstep/domain/brand';
import { RETENTION_DAYS } from '@doorstep/domain/limits';

/** Texts of the form and its messages. */
export const BADGE_MESSAGES = {
  sent: "We've got it. You'll get an email when we have checked it.",
  notSent: "We couldn't send it. What you entered is kept. Please try again.",
  offline: "You're offline. What you enter is kept, and you can send it when you're back online.",
  privacy: `Only ${BRAND.name}'s administrators can see the file. We delete it ${RETENTION_DAYS.badge_evidence} days after the decision.`,
} as const;
