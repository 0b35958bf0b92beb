import * as z from 'zod/mini';
import type { Sales } from '../billing/sales.ts';
import { branchSchema } from '../profiles/branch.ts';
import { gallerySchema } from '../profiles/gallery.ts';
import { providerProfileSchema } from '../profiles/provider-profile.ts';
import { NO_GALLERY } from '../profiles/shown-gallery.ts';
import { NO_REVIEWS, reviewPageSchema } from '../reviews/review.ts';
import type { SearchAnswer } from '../search/results/search-api.ts';
import type { HomePage } from './market-home.ts';
import type { TradeAddress } from '../search/trades/trade-neighbors.ts';
import type { TradePage } from '../search/trades/trade-page.ts';

/** The link to call the number in `phone` (domain/contact/phone.ts); null without one. */
const phoneHref = z._default(z.nullable(z.string().check(z.startsWith('tel:'))), null);

/** A branch as a landing page shows it. */
const pageBranchSchema = z.extend(branchSchema, { phone_href: phoneHref });
export type PageBranch = z.infer<typeof pageBranchSchema>;

/**
 * The public fields of a published profile, which its landing page shows. They are listed one by
 * one, so that a new field of the profile stays private.
 */
export const publicPageSchema = z.extend(
  z.pick(providerProfileSchema, {
    id: true,
    handle: true,
    display_name: true,
    bio: true,
    services: true,
    city: true,
    locations: true,
    phone: true,
    website_url: true,
    email: true,
    facebook_url: true,
    instagram_url: true,
    twitter_url: true,
    linkedin_url: true,
    avatar_url: true,
    cover_url: true,
    work_photos: true,
    trades: true,
    facts: true,
  }),
  {
    phone_href: phoneHref,
    /** The year of `created_at`. */
    member_since: z.int(),
    /** Empty unless the plan includes branches. */
    branches: z._default(z.array(pageBranchSchema), []),
    /** Details of photos and services; none if the plan does not include them. */
    gallery: z._default(gallerySchema, NO_GALLERY),
    /** The newest reviews. */
    reviews: z._default(reviewPageSchema, NO_REVIEWS),
  },
);
export type PublicPage = z.infer<typeof publicPageSchema>;

/** The pages without data, which the build renders. */
export const FIXED_PAGES = ['privacy', 'terms'] as const;
export type FixedPage = (typeof FIXED_PAGES)[number];

/**
 * A page to render on the server (docs/decisions/0020). `failed` means that the page's data could
 * not be read. `site` is the site's address without a slash at the end. `query` starts with '?', or
 * is empty.
 */
export type PageRequest =
  | { page: FixedPage; site: string }
  | { page: 'home'; site: string; home: HomePage }
  | { page: 'pricing'; site: string; sales: Sales }
  | { page: 'profile'; site: string; handle: string; profile: PublicPage | null | 'failed' }
  | { page: 'search'; site: string; query: string; answer: SearchAnswer | 'failed' }
  | { page: 'trade'; site: string; address: TradeAddress; found: TradePage | null | 'failed' };

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** The contents of its inline styles and scripts, for its Content-Security-Policy. */
  styles: string[];
  scripts: string[];
}
