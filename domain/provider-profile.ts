import { z } from 'zod';
import { emailSchema } from './email.ts';
import { handleSchema } from './handle.ts';
import { LIMITS } from './limits.ts';

export const DISPLAY_NAME_REQUIRED = 'Please enter your display name.';

const text = (max: number) => z.string().trim().max(max).nullable();
const webUrl = z
  .url({ protocol: /^https?$/, error: 'Please enter a full web address, starting with https://' })
  .max(LIMITS.url)
  .nullable();

/** What the professional edits (spec §2, public profile editor). Empty texts are null. */
export const providerProfileFieldsSchema = z.object({
  handle: handleSchema,
  display_name: z.string().trim().min(1, DISPLAY_NAME_REQUIRED).max(LIMITS.name),
  bio: text(LIMITS.bio),
  services: z.array(z.string().trim().min(1).max(LIMITS.serviceLength)).max(LIMITS.services),
  city: text(LIMITS.name),
  locations: z.array(z.string().trim().min(1).max(LIMITS.locationLength)).max(LIMITS.locations),
  phone: text(LIMITS.phone),
  website_url: webUrl,
  email: emailSchema.nullable(),
  facebook_url: webUrl,
  instagram_url: webUrl,
  twitter_url: webUrl,
  linkedin_url: webUrl,
  avatar_url: webUrl,
  cover_url: webUrl,
  work_photos: z.array(z.url().max(LIMITS.url)).max(LIMITS.workPhotos),
});
export type ProviderProfileFields = z.infer<typeof providerProfileFieldsSchema>;

/**
 * `provider_profiles/{uid}`. `id` is the document's id and equals `user_id`. `published` is the
 * effective flag: true only while subscribed. `publish_on_renewal` is set by the server: the page was
 * public when the subscription lapsed, and comes back when it is renewed, unless its owner has
 * saved it as a draft meanwhile.
 */
export const providerProfileSchema = providerProfileFieldsSchema.extend({
  id: z.string(),
  user_id: z.string(),
  published: z.boolean(),
  publish_on_renewal: z.boolean().default(false),
  created_at: z.date(),
  updated_at: z.date(),
});
export type ProviderProfile = z.infer<typeof providerProfileSchema>;
