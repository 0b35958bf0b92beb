/** Texts of reporting and blocking somebody. */
export const MODERATION_MESSAGES = {
  blocked: "Blocked. We won't tell them.",
  unblocked: 'Unblocked. They can write to you again.',
  blockFailed: 'That did not work. Please try again.',
  reported: "Thank you. We'll review your report. We won't tell them.",
  reportFailed: 'Your report was not sent. Please try again.',
  notLoaded: 'The menu could not be loaded. Please check your connection and try again.',
} as const;
