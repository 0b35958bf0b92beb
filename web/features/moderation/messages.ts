/** Texts of reporting and blocking. */
export const MODERATION_MESSAGES = {
  blocked: "Blocked. We won't tell them.",
  unblocked: 'Unblocked. They can write to you again.',
  blockFailed: "That didn't work. Please try again.",
  reported: "Thank you. We'll review your report. We won't tell them.",
  reportNote: "We'll review your report and the latest messages in this chat. We won't tell them.",
  reportReviewNote:
    "We'll read the review and your report, and hide the review if it breaks our rules. We won't tell them.",
  reportNotLoaded: "We couldn't open the report. Please check your connection and try again.",
  reportFailed: "Your report wasn't sent. Please try again.",
} as const;
