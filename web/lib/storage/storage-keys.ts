/** Keys of local storage that app/boot.ts reads before the app is loaded. */
export const STORAGE_KEYS = {
  /** See `pendingCheckout` in browser-storage.ts. */
  checkout: 'pending_checkout_product',
  confirmation: 'pending_confirmation',
  /** See `sessionHint` in browser-storage.ts. */
  session: 'session_hint',
  /** See `signedOutMark` in browser-storage.ts. */
  signedOut: 'signed_out',
  /** See `savedHere` in browser-storage.ts. */
  saved: 'saved_providers',
} as const;
