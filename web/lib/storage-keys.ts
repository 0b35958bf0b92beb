/** Names in the browser's storage that are read before the app is there (app/boot.ts) and by it. */
export const STORAGE_KEYS = {
  /** The product of a checkout that waits for a session (spec §3, local browser storage). */
  checkout: 'pending_checkout_product',
  confirmation: 'pending_confirmation',
  /** Somebody was signed in, or about to be, when this browser was last here. */
  session: 'session_hint',
} as const;
