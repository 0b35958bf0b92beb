/** Texts of what happens around every screen (spec §8). */
export const NAVIGATION_MESSAGES = {
  logOutFailed: 'Something went wrong.',
  signInMissing: "Sign-in isn't available right now. Please check your connection and try again.",
  recovered: 'Your password has been changed.',
} as const;
