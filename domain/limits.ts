/**
 * Every size limit of the product. The zod schemas use them, and a test compares them with
 * `firestore.rules` and `storage.rules`. They are generous for people, but low enough to bound
 * costs.
 */
export const LIMITS = {
  /** The changes to each status that a request's history keeps. */
  historyOfStatus: 25,
  handle: 40,
  name: 120,
  bio: 2000,
  services: 30,
  serviceLength: 60,
  /** Locations of a profile. The tags component itself defaults to 10. */
  locations: 8,
  locationTagsDefault: 10,
  locationLength: 80,
  /** A branch of a professional. Its areas are as long as a location. */
  branchName: 80,
  branchAddress: 200,
  branchAreas: 8,
  /** The name of a team's member. */
  memberName: 60,
  /** The most trades of a profile, and the most that a search looks for. */
  trades: 3,
  tradeId: 40,
  phone: 40,
  email: 254,
  url: 500,
  workPhotos: 24,
  /** Photos of one message, request or review. */
  photos: 6,
  description: 4000,
  /** Where the job of a request is: a postal code or a city, and the street address. */
  place: 100,
  street: 200,
  message: 4000,
  /** The saved replies of a professional, and the length of one. */
  savedReplies: 10,
  savedReply: 1000,
  /** The professionals that one person saves. */
  savedProviders: 200,
  /** The requests of one group: the first one, and those to other professionals. */
  requestGroup: 4,
  /** A private note on a request. */
  note: 2000,
  reportText: 1000,
  /** A review, and the answer to it. */
  review: 2000,
  /** The newest requests of a client to a professional that say whether they were reviewed. */
  reviewedRequests: 25,
  /** Additions of one person to an open report. */
  reportAdditions: 20,
  decisionNote: 1000,
  /** Lines of a quote, the text of one, its amount in cents, and the days that a quote is valid. */
  quoteLines: 20,
  quoteLineText: 140,
  quoteLineCents: 99_999_999,
  /** Prices on a professional's page, and the text of one. */
  priceHints: 3,
  priceHintText: 60,
  /** Reviews that a search for a text reads at most. */
  searchedReviews: 200,
  quoteTaxNote: 200,
  quoteMessage: 2000,
  quoteDays: 180,
  /** A photo's caption, the tags of a photo or a service, and the length of one. */
  caption: 140,
  tags: 5,
  tagLength: 30,
  badgeNumber: 60,
  badgeReason: 500,
  supportSubject: 120,
  supportText: 4000,
  /** Screenshots of a support request, and messages of its conversation. */
  supportPhotos: 3,
  supportEntries: 20,
  /** Size of the file with which a professional asks for a badge. */
  evidenceBytes: 5 * 1024 * 1024,
  /** Size of an uploaded picture. PICTURE_LIMITS limits the file that a person chooses. */
  imageBytes: 5 * 1024 * 1024,
  searchCardServices: 3,
  /** Characters of each search field. */
  searchText: 200,
  /** Characters of a bio in search results: two lines on phones and in two columns. */
  searchCardBio: 120,
  /** Characters of the newest review in search results, and an ellipsis. */
  reviewLine: 81,
  /** Characters of a review on the home page. */
  homeReview: 200,
  shortText: 150,
  clientIdShown: 8,
  /** Characters of a page's cursor: the sort values and the id of a document. */
  cursor: 1000,
} as const;

/** Limits of pictures. The browser scales pictures down, and the server checks them. */
export const PICTURE_LIMITS = {
  /** Size of a chosen file. Large photos are scaled down before the upload. */
  fileBytes: 40 * 1024 * 1024,
  /** Longer side of an uploaded picture, in pixels. */
  side: 1600,
  /** Most pixels that the server decodes, over all frames: protects against decompression bombs. */
  pixels: 50_000_000,
  /**
   * Stored pictures of one person. A page shows at most 26; others are unsaved or were replaced.
   */
  perPerson: 100,
  bytesPerPerson: 100 * 1024 * 1024,
  uploadsPerHour: 100,
  /** Photos for chats and requests that one person uploads in 30 days. */
  privatePerMonth: 200,
  /** How long an unused picture is stored: an editor in another tab may still save it. */
  unusedMs: 24 * 60 * 60 * 1000,
} as const;

/** Rows per page of each list. Every query has a limit (docs/queries.md). */
export const PAGE_SIZE = {
  search: 24,
  /** Professionals on the home page, and those who are chosen for it: some may leave meanwhile. */
  home: 6,
  home_choice: 12,
  /** Reviews on the home page, chosen from the newest of all professionals. */
  home_reviews: 2,
  newest_reviews: 50,
  requests: 25,
  /** Threads of each kind in the inbox. */
  inbox: 15,
  /** Threads that the inbox counts at most of each kind: it shows '99+' above 99. */
  counted_threads: 100,
  /** Requests of a client that a chat with them leads to. */
  other_threads: 10,
  conversations: 25,
  /** A client's direct chats, beside their requests. */
  my_conversations: 10,
  messages: 50,
  /** Changes of a request's status. */
  history: 20,
  /** A public page reads its profile and one page of reviews. */
  reviews: 10,
  /** Earlier quotes of a request. */
  quotes: 20,
  /** Private notes on a request. */
  notes: 20,
  /** Unread threads in the header, of each kind: it shows '9+' above nine. */
  unread_threads: 10,
  dead_mails: 25,
  badge_applications: 25,
  reports: 25,
  /** Messages of a reported chat. */
  reported_messages: 20,
  audit_log: 25,
  people: 25,
  admin_reviews: 25,
  granted_badges: 25,
  /** Requests, reports or messages to support of a person. */
  person_entries: 10,
  support_requests: 25,
  /** A person's own support requests. */
  my_support_requests: 10,
  /** The newest groups of a client's requests, whose cards lead to the quotes side by side. */
  request_groups: 25,
  /** Saved professionals, whose profiles are read one by one. */
  saved_providers: 24,
  /** Months of a professional's analytics: four years. */
  analytics_months: 50,
} as const;

/** When mails about a request are due, in minutes (docs/decisions/0032). */
export const REQUEST_MAIL_MINUTES = {
  /** After a changed status, and at least between two mails about it. */
  status: 5,
  betweenStatuses: 60,
  /** After a quote is sent, so that a correction replaces the mail. */
  quote: 1,
  /** After a request that nobody answers: to the professional, and to the client. */
  reminder: { high: 4 * 60, medium: 24 * 60, low: 24 * 60 },
  unanswered: 48 * 60,
  /** After a completed request: to the client, for a review. */
  review: 60,
} as const;

/** Times of the question if a job is done, in days (docs/decisions/0068). */
export const DONE_DAYS = {
  /** The days until the request is completed without an answer. */
  answer: 7,
  /** The days after that completion in which the professional can still answer 'Not done'. */
  refusable: 14,
} as const;

/**
 * How long the server stores temporary documents, in days (reasons in docs/privacy.md). Firestore
 * deletes a document within a day of its `expires_at`; sweeps delete guest grants, evidence and
 * addresses.
 */
export const RETENTION_DAYS = {
  /** A guest's access to a chat. The rules check the exact time. */
  guests: 1,
  /** The marker of a deleted account. Its tokens stay valid for an hour. */
  closed_accounts: 1,
  /** Records of finished account deletions. */
  account_deletions: 30,
  /** Ids of handled Stripe events. */
  stripe_events: 30,
  /** Sent and obsolete mails, for questions about whether a mail was sent. */
  mails: 30,
  /** Undeliverable mails, which an administrator can send again. */
  dead_mails: 90,
  /** That a visitor of a page was counted today. */
  page_visitors: 2,
  /** That a request, an answer, a quote, a completion or a review was counted. */
  counted_events: 30,
  /** An invitation to a team, after it was sent. */
  team_invitations: 7,
  /** The file of an application for a badge, after the decision. */
  badge_evidence: 30,
  /** The street address of a request, after it was completed or cancelled. */
  ended_addresses: 90,
  /** The street address of a request, after the last message, in any status. */
  silent_addresses: 180,
} as const;

/** Search engines list a trade page from this number of professionals on. */
export const MIN_LISTED = 2;

/**
 * Search engines list only the pages of larger cities, because one radius would fill many nearly
 * equal pages.
 */
export const MIN_INHABITANTS = 5_000;
