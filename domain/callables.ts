import * as z from 'zod/mini';
import type { ADMIN_CALLABLES } from './admin/admin-callables.ts';
import type { HEALTH_CALLABLES } from './operations/health-callable.ts';
import { badgeDetailsSchema, badgeKindSchema, evidenceNameSchema } from './badges/badge.ts';
import { count, filled, id } from './callables/callable-fields.ts';
import { AUTH_CALLABLES } from './auth/auth-callables.ts';
import { exportedDocumentSchema, exportSectionSchema } from './account/data-export.ts';
import { BILLING_CALLABLES } from './billing/billing-callables.ts';
import { grantProofSchema } from './chat/grant-proof.ts';
import { savedReplyListSchema } from './chat/saved-replies.ts';
import { LIMITS } from './limits.ts';
import { REQUEST_CALLABLES } from './requests/request-callables.ts';
import { galleryChangesSchema, gallerySchema } from './profiles/gallery.ts';
import { reportReasonSchema, reportTextSchema } from './moderation/report.ts';
import { newBranchesSchema } from './profiles/branch.ts';
import { openingHoursSchema } from './profiles/opening-hours-schema.ts';
import { priceHintsSchema } from './profiles/price-hint-schema.ts';
import { savedIdsSchema } from './profiles/saved-providers.ts';
import { supportFormSchema, supportTextSchema } from './support/support-request.ts';
import { reviewAnswerSchema, reviewFormSchema, reviewPageSchema } from './reviews/review.ts';
import { threadRefSchema } from './chat/thread-ref.ts';
import { TEAM_CALLABLES } from './team/team-callables.ts';

const exportPage = z.nullable(z.string().check(z.maxLength(300)));

const definitions = {
  ...AUTH_CALLABLES,
  ...BILLING_CALLABLES,
  ...TEAM_CALLABLES,
  ...REQUEST_CALLABLES,
  'open-request-chat': {
    /** Either the email on the request, or the signed token of a mailed link. */
    input: z.union([
      z.object({ request_id: id, email: filled(320) }),
      z.object({ request_id: id, token: filled(2000) }),
    ]),
    output: z.object({
      request_id: z.string(),
      /** Seconds until access ends. Not a point in time, because a device's clock may be wrong. */
      expires_in: z.number().check(z.positive()),
      proof: grantProofSchema,
    }),
  },
  'save-replies': {
    /**
     * Replaces the saved replies of the calling professional, or of the owner of their team.
     * `before`: the list that the caller saw.
     */
    input: z.object({ before: savedReplyListSchema, replies: savedReplyListSchema }),
    output: z.object({ saved: z.literal(true) }),
  },
  'block-person': {
    /** Blocks or unblocks the other person in the thread. */
    input: z.object({ thread: threadRefSchema, blocked: z.boolean() }),
    output: z.object({ blocked: z.boolean() }),
  },
  'export-my-data': {
    /** `after`: the `next` of the previous page. */
    input: z.object({ section: exportSectionSchema, after: exportPage }),
    output: z.object({ documents: z.array(exportedDocumentSchema), next: z.nullable(z.string()) }),
  },
  'delete-my-account': {
    input: z.nullish(z.object({})),
    /** `finished` is false if the account is closed and the server still deletes the rest. */
    output: z.object({ finished: z.boolean() }),
  },
  'report-person': {
    input: z.object({
      thread: threadRefSchema,
      reason: reportReasonSchema,
      text: reportTextSchema,
      also_block: z._default(z.boolean(), false),
    }),
    output: z.object({ reported: z.literal(true) }),
  },
  'my-review': {
    /** Returns the caller's review of the professional of one of their requests. */
    input: z.object({ request_id: id }),
    output: z.object({
      review: z.nullable(z.object({ stars: z.int(), text: z.string() })),
      /**
       * The photos that the review shows, and the request's photos that it can show: `url` is the
       * address of the public copy, or null for a photo that is not shown.
       */
      photos: z.array(z.object({ id, url: z.nullable(z.string()) })),
      /** Why the caller cannot write or change it now; null if they can. */
      refusal: z.nullable(z.string()),
    }),
  },
  'write-review': {
    /**
     * `photos`: the ids of all photos that everybody may see, of public copies and of the caller's
     * private photos. Without it, the review's photos stay.
     */
    input: z.extend(reviewFormSchema, {
      request_id: id,
      photos: z.optional(z.array(id).check(z.maxLength(LIMITS.photos))),
    }),
    output: z.object({ hired: z.boolean() }),
  },
  'own-reviews': {
    /**
     * Returns the reviews of the calling professional. `after`: the `next` of the previous page.
     */
    input: z.object({ after: z.nullable(id) }),
    output: reviewPageSchema,
  },
  'answer-review': {
    input: z.object({ id, answer: reviewAnswerSchema }),
    output: z.object({ answered: z.literal(true) }),
  },
  'report-review': {
    input: z.object({ id, reason: reportReasonSchema, text: reportTextSchema }),
    output: z.object({ reported: z.literal(true) }),
  },
  'my-views': {
    input: z.nullish(z.object({})),
    /**
     * How often the caller's page was viewed in the last seven days, and how many people have saved
     * them, null for fewer than five. In every plan.
     */
    output: z.object({ views: count, saved_by: z.nullable(count) }),
  },
  'ask-for-badge': {
    /**
     * Replaces the caller's earlier application of this kind. `evidence`: the name of a file that
     * the caller has uploaded to their folder.
     */
    input: z.extend(badgeDetailsSchema, { kind: badgeKindSchema, evidence: evidenceNameSchema }),
    output: z.object({ state: z.literal('pending') }),
  },
  'save-branches': {
    /** Replaces all branches of the calling professional. */
    input: newBranchesSchema,
    output: z.object({ saved: z.literal(true) }),
  },
  'save-hours': {
    /** Replaces the opening hours of the caller's page. A week without hours removes them. */
    input: openingHoursSchema,
    output: z.object({ saved: z.literal(true) }),
  },
  'save-prices': {
    /** Replaces the price hints of the caller's page. */
    input: z.object({ price_hints: priceHintsSchema }),
    output: z.object({ saved: z.literal(true) }),
  },
  'save-providers': {
    /** Saves professionals for the caller, or removes them from the saved ones. */
    input: z.object({ provider_ids: savedIdsSchema, saved: z.boolean() }),
    /**
     * All that the caller has saved now. It has no professional who is not published, or for whom
     * there was no room.
     */
    output: z.object({ provider_ids: z.array(id) }),
  },
  'contact-support': {
    /** `photos`: the download addresses of screenshots that the caller has uploaded. */
    input: z.extend(supportFormSchema, {
      photos: z.array(filled(1000)).check(z.maxLength(LIMITS.supportPhotos)),
    }),
    output: z.object({ reference: id }),
  },
  'reply-to-support': {
    input: z.object({ id, text: supportTextSchema }),
    output: z.object({ state: z.literal('open') }),
  },
  'save-gallery': {
    /** The photos and services to change. Others keep their details. */
    input: galleryChangesSchema,
    /** Returns all details of the caller's photos and services. */
    output: gallerySchema,
  },
  'send-page-email-link': {
    input: z.nullish(z.object({})),
    /** False if the email of the caller's page needs no link. */
    output: z.object({ sent: z.boolean() }),
  },
  'confirm-page-email': {
    /** `account` and `token`: from the mailed link. */
    input: z.object({ account: id, token: filled(200) }),
    output: z.object({ confirmed: z.literal(true) }),
  },
} as const;

type Definitions = typeof definitions & typeof ADMIN_CALLABLES & typeof HEALTH_CALLABLES;
export type CallableName = keyof Definitions;
export type CallableInput<N extends CallableName> = z.infer<Definitions[N]['input']>;
export type CallableOutput<N extends CallableName> = z.infer<Definitions[N]['output']>;

/** The schemas of callables by name. Handlers and clients derive their types from it. */
export type Callables<Names extends CallableName = CallableName> = {
  [N in Names]: {
    input: z.ZodMiniType<CallableInput<N>>;
    output: z.ZodMiniType<CallableOutput<N>>;
  };
};

/**
 * The callables of clients and professionals. Those of administrators load separately in the
 * browser: `callables/all-callables.ts`. Inputs hold only what the server cannot read itself: the
 * schemas drop a price, a customer, a uid or a provider's name.
 */
export const CALLABLES: Callables<keyof typeof definitions> = definitions;

// The browser loads the groups with the schemas.
export { groupOf } from './callables/callable-groups.ts';
