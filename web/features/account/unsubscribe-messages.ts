/** Texts of the page that a mail's 'No more emails' leads to. */
export const UNSUBSCRIBE_MESSAGES = {
  unsubscribed: "You won't get emails about unread messages anymore.",
  subscribed: "You'll get emails about unread messages again.",
  unknownLink: "This link isn't complete. Please open it from the email again.",
  failed: "That didn't work. Please check your connection and try again.",
} as const;
