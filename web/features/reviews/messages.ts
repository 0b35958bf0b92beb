/** Texts about reviews. */
export const REVIEW_MESSAGES = {
  saved: 'Thank you! Your review is public.',
  savedNotHired: 'Your review is public. It says ‘Not hired’ and doesn’t count toward the average.',
  notSaved: "Your review wasn't saved. Please try again.",
  answered: 'Your answer is public.',
  notAnswered: "Your answer wasn't saved. Please try again.",
} as const;
