import type { Sales } from '@doorstep/domain/billing/sales';
import { includes, type Feature } from '@doorstep/domain/billing/entitlements';
import { handleSchema } from '@doorstep/domain/profiles/handle';
import { phoneHref } from '@doorstep/domain/contact/phone';
import type { FixedPage, PublicPage, RenderedPage } from '@doorstep/domain/pages/public-page';
import { NO_GALLERY, shownGallery } from '@doorstep/domain/profiles/shown-gallery';
import { reviewQuerySchema, type ReviewPage } from '@doorstep/domain/reviews/review';
import { listReviews } from '../reviews/list-reviews.ts';
import type { Branches } from '../profiles/branch-repository.ts';
import type { Galleries } from '../profiles/gallery-repository.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import type { PublicPages } from './public-page-repository.ts';
import type { PageRenderer } from './gateways/built-page-renderer.ts';
import { readInTime } from '../platform/http/read-in-time.ts';

export interface PageDeps {
  pages: Pick<PublicPages, 'find'>;
  branches: Pick<Branches, 'list'>;
  galleries: Pick<Galleries, 'find'>;
  reviews: Pick<Reviews, 'list'>;
  renderer: PageRenderer;
  siteUrl: string;
  /** Called with the error if a page could not be read. */
  onFailure: (thrown: unknown) => void;
}

export interface ShownPage extends RenderedPage {
  status: 200 | 404 | 503;
}

/**
 * Returns the published page for a handle from a URL, in any case, with its newest reviews, links
 * to call, and with its branches and gallery if the plan includes them; null without one. Throws
 * AppError `unavailable` after eight seconds, and what Firestore throws.
 */
export async function findPage(
  {
    pages,
    branches,
    galleries,
    reviews,
  }: Pick<PageDeps, 'pages' | 'branches' | 'galleries' | 'reviews'>,
  handle: string,
): Promise<PublicPage | null> {
  const result = handleSchema.safeParse(handle.toLowerCase());
  if (!result.success) return null;
  return readInTime(async () => {
    const page = await pages.find(result.data);
    if (!page) return null;
    const has = (feature: Feature) => includes(page.facts.plan_tier, feature);
    const [own, gallery, newest] = await Promise.all([
      has('branches') ? branches.list(page.id) : [],
      has('gallery') ? galleries.find(page.id) : NO_GALLERY,
      listReviews(reviews, page.id),
    ]);
    return {
      ...page,
      phone_href: phoneHref(page.phone),
      branches: own.map((branch) => ({ ...branch, phone_href: phoneHref(branch.phone) })),
      gallery: shownGallery(gallery, page),
      reviews: newest,
    };
  });
}

/**
 * Returns a page of a published page's reviews for the query of an address, or null without such a
 * page or for an invalid query. Throws like `findPage`.
 */
export async function findReviews(
  { pages, reviews }: Pick<PageDeps, 'pages' | 'reviews'>,
  handle: string,
  query: URLSearchParams,
): Promise<ReviewPage | null> {
  const known = handleSchema.safeParse(handle);
  const asked = reviewQuerySchema.safeParse(Object.fromEntries(query));
  if (!known.success || !asked.success) return null;
  return readInTime(async () => {
    const page = await pages.find(known.data);
    return page && listReviews(reviews, page.id, asked.data);
  });
}

/**
 * Renders the prices with the answers that the sales settings give. Throws what the renderer
 * throws.
 */
export async function showPricingPage(
  { renderer, siteUrl }: Pick<PageDeps, 'renderer' | 'siteUrl'>,
  sales: Sales,
): Promise<ShownPage> {
  return { status: 200, ...(await renderer.render({ page: 'pricing', site: siteUrl, sales })) };
}

/** Returns a page without data, such as the terms. Throws what the renderer throws. */
export async function showFixedPage(
  { renderer, siteUrl }: Pick<PageDeps, 'renderer' | 'siteUrl'>,
  page: FixedPage,
): Promise<ShownPage> {
  return { status: 200, ...(await renderer.render({ page, site: siteUrl })) };
}

/**
 * Renders a professional's landing page. The status is 404 for a missing or unpublished page, and
 * 503, with a button to retry, if it could not be read. Throws what the renderer throws.
 */
export async function showProfilePage(deps: PageDeps, handle: string): Promise<ShownPage> {
  const profile = await findPage(deps, handle).catch((thrown: unknown) => {
    deps.onFailure(thrown);
    return 'failed' as const;
  });
  const status = profile === 'failed' ? 503 : profile === null ? 404 : 200;
  const { renderer, siteUrl: site } = deps;
  return { status, ...(await renderer.render({ page: 'profile', site, handle, profile })) };
}
