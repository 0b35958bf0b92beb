// What people do and what it costs. Change these to your own figures and run `npm run costs:page`.

/** The sizes of the market: accounts of clients and professionals. */
export const SIZES = [1_000, 100_000, 10_000_000] as const;

/** Shares of the accounts. */
export const MARKET = {
  professionals: 0.01,
  /** Clients who visit the site in a month. */
  activeClients: 0.3,
  /** People without an account, for each active client. */
  visitorsPerClient: 4,
};

/**
 * How often a person goes through a journey in a month. The names are those of
 * tests/bench/costs/journeys.ts.
 */
export const VISITS = {
  visitor: { 'a search': 2.5, 'a public page': 5 },
  activeClient: {
    'a search': 3,
    'a public page': 6,
    "a look at the client's requests": 4,
    'a client signs up': 0.1,
    'a request with a photo': 0.5,
    'six messages': 0.5,
    'a quote, its acceptance and a review': 0.15,
  },
  professional: {
    "a professional's day": 22,
    'a member of a team answers': 2,
    'a professional signs up, pays and publishes': 0.05,
  },
} as const satisfies Record<string, Record<string, number>>;

/** The journey of the schedules, which costs once a day for all professionals. */
export const NIGHT = 'a day of schedules';
export const DAYS = 30;

export const PER_PERSON = {
  /** The share of visits with an empty cache, which load the scripts and pictures again. */
  emptyCache: 0.4,
  /** Documents that an account has after years, and their size with indexes. */
  documents: 20,
  documentBytes: 2_000,
  /** What a browser receives for a document that it reads. */
  readBytes: 1_500,
  /** Pictures of a professional, and of a client's requests. */
  professionalFileBytes: 6_000_000,
  clientFileBytes: 300_000,
  logBytesPerCall: 500,
  /** The time of a call in the cloud. Measured times do not count: they depend on the machine. */
  callSeconds: 0.1,
};

/** Average revenue of a professional in a month, in dollars. */
export const REVENUE = 29;

/** Prices in dollars, in `us-central1`. `free` is the quota of a month. */
export const PRICES = {
  reads: { label: 'Firestore, documents read', per: 100_000, price: 0.03, free: 50_000 * DAYS },
  writes: { label: 'Firestore, writes', per: 100_000, price: 0.09, free: 20_000 * DAYS },
  deletes: { label: 'Firestore, deletes', per: 100_000, price: 0.01, free: 20_000 * DAYS },
  storedBytes: { label: 'Firestore, stored', per: 2 ** 30, price: 0.15, free: 2 ** 30 },
  firestoreBytes: { label: 'Firestore, traffic', per: 2 ** 30, price: 0.12, free: 10 * 2 ** 30 },
  calls: { label: 'Functions, calls', per: 1_000_000, price: 0.4, free: 2_000_000 },
  seconds: { label: 'Functions, time', per: 1, price: 0.000_024_6, free: 180_000 },
  hostingBytes: { label: 'Hosting, traffic', per: 1e9, price: 0.15, free: 360e6 * DAYS },
  functionBytes: { label: 'Functions, traffic', per: 2 ** 30, price: 0.12, free: 2 ** 30 },
  uploads: { label: 'Storage, uploads', per: 10_000, price: 0.05, free: 5_000 },
  downloads: { label: 'Storage, downloads', per: 10_000, price: 0.004, free: 50_000 },
  downloadedBytes: { label: 'Storage, traffic', per: 1e9, price: 0.12, free: 100e9 },
  fileBytes: { label: 'Storage, stored', per: 1e9, price: 0.026, free: 5e9 },
  mails: { label: 'Mail service', per: 1_000, price: 0.1, free: 0 },
  logBytes: { label: 'Logs', per: 2 ** 30, price: 0.5, free: 50 * 2 ** 30 },
} as const;
export type Resource = keyof typeof PRICES;

/** Identity Platform: the price of an account that signs in during a month, by its number. */
export const ACCOUNT_TIERS = [
  { above: 0, price: 0 },
  { above: 50_000, price: 0.0055 },
  { above: 100_000, price: 0.0046 },
  { above: 1_000_000, price: 0.0032 },
  { above: 10_000_000, price: 0.0025 },
] as const;

/**
 * App Check: reCAPTCHA's price of a month, by its assessments. A browser needs one for each hour in
 * which it calls a function or reads Firestore, which is one for each journey but these.
 */
export const APP_CHECK = {
  free: 10_000,
  /** The price of up to `flatUntil` assessments, as soon as there are more than the free ones. */
  flat: 8,
  flatUntil: 100_000,
  each: 0.001,
  journeysWithout: ['a search', 'a public page'],
} as const;

/** Documents a second that one script reads, to say what going without App Check can cost. */
export const SCRIPT_READS = 1_000;

/**
 * The most that a flood of searches can cost: the instances of the function `search`
 * (functions.md), the milliseconds of CPU and the documents of a sorted search.
 */
export const FLOOD = { instances: 10, cpuMs: 60, reads: 200 };

/** Costs of any size: Cloud Scheduler takes 0.10 for each job above three. */
export const FIXED = { schedules: 3, freeSchedules: 3, perSchedule: 0.1 };

/**
 * A warm instance that waits: dollars a second for a CPU and for a GiB. Source: Cloud Run pricing,
 * request-based billing, as firebase-tools has it (`deploy/functions/pricing.js`, V2_RATES).
 */
export const IDLE = { cpu: 0.000_002_5, gib: 0.000_002_5 };
/** The functions that WARM_INSTANCES keeps warm, with their size (docs/functions.md). */
export const WARM = { api: { cpus: 1, gib: 0.25 }, pages: { cpus: 1, gib: 0.5 } } as const;

export const STRIPE = { share: 0.029, perCharge: 0.3, billingShare: 0.007 };

/** Prices of search engines: a hosted one for 1,000 searches, and two rented machines a month. */
export const ENGINE = { hostedPer1000: 0.3, machines: 2, machinePerMonth: 98 };
