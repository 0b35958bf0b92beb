/** Texts of reporting and blocking somebody. */
export const MODERATION_MESSAGES = {
  blocked: "Blocked. We won't tell them.",
  unblocked: 'Unblocked. They can write to you again.',
  blockFailed: "That didn't work. Please try again.",
  reported: "Thank you. We'll review your report. We won't tell them.",
  reportFailed: "Your report wasn't sent. Please try again.",
  notLoaded: "We couldn't load the menu. Please check your connection and try again.",
} as const;
