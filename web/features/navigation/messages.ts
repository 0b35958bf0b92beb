/** Texts of what goes wrong around every screen (spec §8). */
export const NAVIGATION_MESSAGES = {
  logOutFailed: 'Something went wrong.',
  signInMissing: 'Sign-in is not available right now. Please check your connection and try again.',
} as const;
