import * as z from 'zod/mini';
import { emailSchema } from '../contact/email.ts';
import { NO_FACTS, profileFactsSchema } from './facts.ts';
import { handleSchema } from './handle.ts';
import { LIMITS } from '../limits.ts';
import { DEFAULT_RADIUS, travelRadiusSchema } from '../places/area-schema.ts';
import { lineSchema, nameSchema } from '../text-schemas.ts';

export const DISPLAY_NAME_REQUIRED = 'Please enter your display name.';
export const WEB_ADDRESS_INVALID = 'Please enter a full web address, starting with https://';

const webUrl = z.nullable(
  z.url({ protocol: /^https?$/, error: WEB_ADDRESS_INVALID }).check(z.maxLength(LIMITS.url)),
);

/** The fields that a professional edits. Empty texts are null. */
export const providerProfileFieldsSchema = z.object({
  handle: handleSchema,
  display_name: nameSchema(LIMITS.name, DISPLAY_NAME_REQUIRED),
  bio: z.nullable(z.string().check(z.trim(), z.maxLength(LIMITS.bio))),
  services: z
    .array(lineSchema(LIMITS.serviceLength).check(z.minLength(1)))
    .check(z.maxLength(LIMITS.services)),
  city: z.nullable(lineSchema(LIMITS.name)),
  locations: z
    .array(lineSchema(LIMITS.locationLength).check(z.minLength(1)))
    .check(z.maxLength(LIMITS.locations)),
  /** How far they travel from the city and each location, in the brand's unit (places/units.ts). */
  travel_radius: z._default(travelRadiusSchema, DEFAULT_RADIUS),
  phone: z.nullable(lineSchema(LIMITS.phone)),
  website_url: webUrl,
  email: z.nullable(emailSchema),
  facebook_url: webUrl,
  instagram_url: webUrl,
  twitter_url: webUrl,
  linkedin_url: webUrl,
  avatar_url: webUrl,
  cover_url: webUrl,
  work_photos: z
    .array(z.url().check(z.maxLength(LIMITS.url)))
    .check(z.maxLength(LIMITS.workPhotos)),
  /**
   * Ids of trades (search/trades/trade-names.ts). If it is empty, search derives them from the
   * texts.
   */
  trades: z._default(
    z.array(z.string().check(z.maxLength(LIMITS.tradeId))).check(z.maxLength(LIMITS.trades)),
    [],
  ),
});
export type ProviderProfileFields = z.infer<typeof providerProfileFieldsSchema>;

/**
 * `provider_profiles/{uid}`. `id` is the document's id and equals `user_id`. `published` is true
 * only while the professional is subscribed. The server sets `publish_on_renewal` when it
 * unpublishes a page because the subscription ended: a renewal publishes it again, unless the owner
 * saved a draft since.
 */
export const providerProfileSchema = z.extend(providerProfileFieldsSchema, {
  id: z.string(),
  user_id: z.string(),
  published: z.boolean(),
  publish_on_renewal: z._default(z.boolean(), false),
  facts: z._default(profileFactsSchema, NO_FACTS),
  created_at: z.date(),
  updated_at: z.date(),
});
export type ProviderProfile = z.infer<typeof providerProfileSchema>;

/**
 * `page_emails/{uid}`: the address that received and confirmed a link for the page. What clients
 * send goes to the page's email only while it is this one. Only the server writes it.
 */
export const pageEmailSchema = z.object({ email: emailSchema, confirmed_at: z.date() });
