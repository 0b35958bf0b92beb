/** Texts of what an administrator does. */
export const ADMIN_MESSAGES = {
  mailGoesAgain: 'The email is on its way again.',
  mailNotSent: 'The email could not be sent again',
} as const;
