import * as z from 'zod/mini';
import { accountStandingSchema } from '../account/closed-account.ts';
import { badgeKindSchema, refusalSchema } from '../badges/badge.ts';
import { planTierSchema } from '../billing/plan-tier.ts';
import { subscriptionStatusSchema } from '../billing/subscription.ts';
import { count, filled, id } from '../callables/callable-fields.ts';
import { LIMITS } from '../limits.ts';
import { decisionNoteSchema, reportReasonSchema, reportStateSchema } from '../moderation/report.ts';
import { ratingSchema } from '../profiles/facts.ts';
import { requestStatusSchema } from '../requests/service-request.ts';
import { supportStateSchema } from '../support/support-request.ts';
import { businessFiguresSchema } from './business-month.ts';

/** The `next` of the previous page; null for the first page. */
export const after = z.nullable(filled(LIMITS.cursor));
/** The cursor of the next page; null on the last one. */
export const next = z.nullable(z.string());

const time = z.iso.datetime();
const note = decisionNoteSchema.check(z.minLength(1));
/** A person by the current name; null after the account was deleted. */
export const namedPersonSchema = z.object({ uid: z.string(), name: z.nullable(z.string()) });
export type NamedPerson = z.infer<typeof namedPersonSchema>;

/** The account's standing after the call. */
const account = z.object({ account: accountStandingSchema });

/** A person in the list of people. */
const personLineSchema = z.object({
  uid: z.string(),
  /** Empty if the person has entered none. */
  name: z.string(),
  handle: z.nullable(z.string()),
  /** The public email of a page; the account's if it was searched for or nothing else is known. */
  email: z.nullable(z.string()),
  plan: z.nullable(planTierSchema),
  is_suspended: z.boolean(),
});
export type PersonLine = z.infer<typeof personLineSchema>;

/** The lists on a person's sheet, in the order of the screen. */
export const personListSchema = z.enum([
  'requests_received',
  'requests_sent',
  'reports_about',
  'reports_by',
  'support',
]);
export type PersonList = z.infer<typeof personListSchema>;

/** A request, a report or a message to support, in a list about a person. */
const personEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    id: z.string(),
    /** The person that the request is from or for, by the name in the request. */
    with: z.object({ uid: z.string(), name: z.string() }),
    status: requestStatusSchema,
    at: time,
  }),
  z.object({
    kind: z.literal('report'),
    id: z.string(),
    reason: reportReasonSchema,
    state: reportStateSchema,
    at: time,
  }),
  z.object({
    kind: z.literal('support'),
    id: z.string(),
    subject: z.string(),
    state: supportStateSchema,
    /** The time of the last change. */
    at: time,
  }),
]);
export type PersonEntry = z.infer<typeof personEntrySchema>;

const personEntries = { entries: z.array(personEntrySchema), next };

/** What administrators see of a person. */
const personSchema = z.object({
  uid: z.string(),
  /** Empty if the person has entered none. */
  name: z.string(),
  standing: accountStandingSchema,
  is_admin: z.boolean(),
  /** Null after the account was deleted. */
  account: z.nullable(
    z.object({
      email: z.nullable(z.string()),
      is_confirmed: z.boolean(),
      is_disabled: z.boolean(),
      created_at: time,
      last_sign_in_at: z.nullable(time),
    }),
  ),
  page: z.nullable(
    z.object({
      handle: z.string(),
      published: z.boolean(),
      rating: z.nullable(ratingSchema),
      badges: z.array(z.object({ kind: badgeKindSchema, expires_on: z.string() })),
    }),
  ),
  /** Null without a Stripe customer. */
  plan: z.nullable(
    z.object({
      tier: z.nullable(planTierSchema),
      subscribed: z.boolean(),
      status: subscriptionStatusSchema,
      ends_at: z.nullable(time),
      is_canceled: z.boolean(),
      /** The customer in Stripe's dashboard. */
      stripe_url: z.nullable(z.url({ protocol: /^https$/ })),
    }),
  ),
  /** The owner of the team that the person is in. */
  member_of: z.nullable(namedPersonSchema),
  team_size: count,
  /** The first page of each list, newest first, and how many entries there are. */
  lists: z.array(z.object({ list: personListSchema, count, ...personEntries })),
});
export type PersonSheet = z.infer<typeof personSchema>;

/** A review as an administrator sees it. */
const reviewLineSchema = z.object({
  id: z.string(),
  stars: z.int(),
  text: z.string(),
  answer: z.nullable(z.string()),
  author: z.string(),
  client_uid: z.string(),
  provider_id: z.string(),
  /** The professional's name; null if the profile was deleted. */
  provider_name: z.nullable(z.string()),
  hidden: z.boolean(),
  hired: z.boolean(),
  created_at: time,
  /** The addresses of its photos. */
  photos: z.array(z.string()),
});
export type ReviewLine = z.infer<typeof reviewLineSchema>;

/** A badge that a professional has. */
const grantedBadgeSchema = z.object({
  uid: z.string(),
  kind: badgeKindSchema,
  number: z.nullable(z.string()),
  expires_on: z.string(),
  provider: z.object({ display_name: z.string(), handle: z.string() }),
});
export type GrantedBadgeLine = z.infer<typeof grantedBadgeSchema>;

/** The callables of numbers, people, reviews and granted badges, for administrators. */
export const OFFICE_CALLABLES = {
  'admin-overview': {
    input: z.nullish(z.object({})),
    output: z.object({
      published_providers: count,
      active_subscriptions: count,
      /** Requests of the last seven days. */
      requests_7d: count,
      dead_mails: count,
      /** What waits for an administrator. */
      open_reports: count,
      pending_badges: count,
      open_support: count,
    }),
  },
  'admin-business': {
    input: z.nullish(z.object({})),
    output: z.object({
      /** Subscriptions now, by plan, with the plan's monthly price in cents. */
      plans: z.array(z.object({ tier: planTierSchema, count, amount: count })),
      /** Oldest first; the last one is the current month. */
      months: z.array(businessFiguresSchema),
      /** The last day whose requests and reviews were counted, `YYYY-MM-DD`; null before. */
      counted_until: z.nullable(z.string()),
    }),
  },
  'admin-people': {
    /** Sorted by name. Without a text: everybody who has a profile. */
    input: z.object({ text: z.string().check(z.maxLength(LIMITS.searchText)), after }),
    output: z.object({ people: z.array(personLineSchema), next }),
  },
  'admin-person': {
    input: z.object({ uid: id }),
    output: personSchema,
  },
  'admin-list-person-entries': {
    /** Newest first. */
    input: z.object({ uid: id, list: personListSchema, after }),
    output: z.object(personEntries),
  },
  'admin-suspend-account': {
    input: z.object({ uid: id, note }),
    output: account,
  },
  'admin-restore-account': {
    input: z.object({ uid: id, note }),
    output: account,
  },
  'admin-send-confirmation': {
    input: z.object({ uid: id }),
    output: z.object({ sent: z.literal(true) }),
  },
  'admin-reviews': {
    /** Newest first; `reported` has those with an open report, the longest waiting first. */
    input: z.object({ list: z.enum(['all', 'reported', 'hidden']), after }),
    output: z.object({ reviews: z.array(reviewLineSchema), next }),
  },
  'admin-set-review-hidden': {
    input: z.object({ id, hidden: z.boolean(), note }),
    output: z.object({ hidden: z.boolean() }),
  },
  'admin-granted-badges': {
    /** Sorted by the last day. */
    input: z.object({ kind: badgeKindSchema, after }),
    output: z.object({ badges: z.array(grantedBadgeSchema), next }),
  },
  'admin-take-back-badge': {
    /** `expires_on` is the listed one, so that no administrator takes back a renewed badge. */
    input: z.object({
      uid: id,
      kind: badgeKindSchema,
      expires_on: z.iso.date(),
      reason: refusalSchema,
    }),
    output: z.object({ taken_back: z.literal(true) }),
  },
} as const;
