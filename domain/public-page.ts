import type { z } from 'zod';
import { providerProfileSchema } from './provider-profile.ts';

/**
 * What anybody may see of a published profile: what its landing page is made of (spec §2, Public
 * provider page), and nothing about how and when it is kept.
 */
export const publicPageSchema = providerProfileSchema.omit({
  user_id: true,
  published: true,
  publish_on_renewal: true,
  created_at: true,
  updated_at: true,
});
export type PublicPage = z.infer<typeof publicPageSchema>;
