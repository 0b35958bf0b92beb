/** Texts of reporting and blocking somebody. */
export const MODERATION_MESSAGES = {
  blocked: 'Blocked. They are not told.',
  unblocked: 'Unblocked. They can write to you again.',
  blockFailed: 'That did not work. Please try again.',
  reported: 'Thank you. We will look at your report. They are not told.',
  reportFailed: 'Your report was not sent. Please try again.',
  notLoaded: 'The menu could not be loaded. Please check your connection and try again.',
} as const;
