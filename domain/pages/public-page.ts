import * as z from 'zod/mini';
import { providerProfileSchema } from '../profiles/provider-profile.ts';
import type { SearchAnswer } from '../search/search-api.ts';

/**
 * What anybody may see of a published profile: what its landing page is made of (spec §2, Public
 * provider page), and nothing about how and when it is kept.
 */
export const publicPageSchema = z.omit(providerProfileSchema, {
  user_id: true,
  published: true,
  publish_on_renewal: true,
  created_at: true,
  updated_at: true,
});
export type PublicPage = z.infer<typeof publicPageSchema>;

/**
 * What the functions ask of the renderer that the site's build has left (docs/decisions/0020).
 * `failed`: what the page shows could not be read. `site`: its address, without a slash.
 * `query`: of the page's address, from the '?' on, as it was asked for.
 */
export type PageRequest =
  | { page: 'home' | 'pricing'; site: string }
  | { page: 'profile'; site: string; handle: string; profile: PublicPage | null | 'failed' }
  | { page: 'search'; site: string; query: string; found: SearchAnswer | 'failed' };

/** What the renderer answers. */
export interface RenderedPage {
  html: string;
  /** The texts of its inline styles and scripts: its security policy has to allow these and no others. */
  styles: string[];
  scripts: string[];
}
