/**
 * Every size limit of the product, in one place. The zod schemas use them and a test holds
 * `firestore.rules` and `storage.rules` against them, so that the two walls cannot drift apart.
 * Sources: spec §5 and §9 (handle, locations, cards, shortening); the others are our own, chosen
 * generously, because a limit that nobody meets costs nothing and no limit costs a bill.
 */
export const LIMITS = {
  handle: 40,
  name: 120,
  bio: 2000,
  services: 30,
  serviceLength: 60,
  /** On the profile editor; the tags component alone defaults to 10 (spec §5). */
  locations: 8,
  locationTagsDefault: 10,
  locationLength: 80,
  phone: 40,
  email: 254,
  url: 500,
  workPhotos: 24,
  description: 4000,
  message: 4000,
  reportText: 1000,
  /** What one person may add to a report that is still open. */
  reportAdditions: 20,
  decisionNote: 1000,
  /** Of a picture as it is uploaded; what may be chosen is in PICTURE_LIMITS. */
  imageBytes: 5 * 1024 * 1024,
  searchCardServices: 3,
  /** Of what is typed into search. */
  searchText: 200,
  /** Of a bio in the list of search: two lines, where a card is widest. */
  searchCardBio: 160,
  shortText: 150,
  clientIdShown: 8,
} as const;

/** Pictures are scaled down in the browser and checked again on the server. */
export const PICTURE_LIMITS = {
  /** Of the file that is chosen: a photo of a phone is scaled down before it is uploaded. */
  fileBytes: 40 * 1024 * 1024,
  /** The longer side of what is uploaded. */
  side: 1600,
  /** What is decoded on the server, all frames together: more is a decompression bomb. */
  pixels: 50_000_000,
  /** Of one person at a time: a page has at most 26, the others are not saved yet, or were replaced. */
  kept: 100,
  bytesKept: 100 * 1024 * 1024,
  uploadsPerHour: 100,
  /** How long one is kept that a page shows no more: a second window may save it once more. */
  releasedMs: 24 * 60 * 60 * 1000,
} as const;

/** Rows read at once, per list: no query is without a limit (docs/data-model.md, Queries). */
export const PAGE_SIZE = {
  /** Cards. */
  search: 24,
  requests: 25,
  conversations: 25,
  messages: 50,
  dead_mails: 25,
  reports: 25,
  /** Of a reported chat, as it was at one time. */
  reported_messages: 20,
  audit_log: 25,
} as const;

/**
 * How long the server keeps what goes by itself, in days (docs/security.md says why). Firestore clears
 * it away within a day of its `expires_at`; grants of guests are swept each minute.
 */
export const RETENTION_DAYS = {
  /** A guest's way into a chat; the rules end it to the second. */
  guests: 1,
  /** The tombstone of an account that is gone: its tokens live for an hour. */
  closed_accounts: 1,
  /** That a deletion was asked for, and done. */
  account_deletions: 30,
  /** Which of Stripe's events were handled. */
  stripe_events: 30,
  /** What was mailed, or not needed any more: as long as somebody may ask whether it went out. */
  mails: 30,
  /** A mail that was given up: an administrator may send it again until then. */
  dead_mails: 90,
} as const;
