import { handleSchema } from '@doorstep/domain/profiles/handle';
import type { PublicPage, RenderedPage } from '@doorstep/domain/pages/public-page';
import type { PublicPages } from './public-page-repository.ts';
import type { PageRenderer } from './gateways/page-renderer.ts';
import { readInTime } from '../platform/read-in-time.ts';

export interface PageDeps {
  pages: Pick<PublicPages, 'find'>;
  renderer: PageRenderer;
  siteUrl: string;
  /** Called with the error if a page could not be read. */
  onFailure: (thrown: unknown) => void;
}

export interface ShownPage extends RenderedPage {
  status: 200 | 404 | 503;
}

/**
 * Returns the published page for a handle from a URL, in any case, or null. Throws AppError
 * `unavailable` after eight seconds, and what Firestore throws.
 */
export async function findPage(
  pages: Pick<PublicPages, 'find'>,
  handle: string,
): Promise<PublicPage | null> {
  const result = handleSchema.safeParse(handle.toLowerCase());
  return result.success ? readInTime(() => pages.find(result.data)) : null;
}

/** Returns the page of the prices. Throws what the renderer throws. */
export async function showPricingPage({
  renderer,
  siteUrl,
}: Pick<PageDeps, 'renderer' | 'siteUrl'>): Promise<ShownPage> {
  return { status: 200, ...(await renderer.render({ page: 'pricing', site: siteUrl })) };
}

/**
 * Renders a professional's landing page. The status is 404 for a missing or unpublished page, and
 * 503, with a button to retry, if it could not be read. Throws what the renderer throws.
 */
export async function showProfilePage(deps: PageDeps, handle: string): Promise<ShownPage> {
  const profile = await findPage(deps.pages, handle).catch((thrown: unknown) => {
    deps.onFailure(thrown);
    return 'failed' as const;
  });
  const status = profile === 'failed' ? 503 : profile === null ? 404 : 200;
  const { renderer, siteUrl: site } = deps;
  return { status, ...(await renderer.render({ page: 'profile', site, handle, profile })) };
}
