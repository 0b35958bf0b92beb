import { handleSchema } from '@doorstep/domain/profiles/handle';
import type { PublicPage, RenderedPage } from '@doorstep/domain/pages/public-page';
import type { PublicPages } from './public-page-repository.ts';
import type { PageRenderer } from './gateways/page-renderer.ts';
import { withTimeout } from '../platform/with-timeout.ts';

export interface PageDeps {
  pages: Pick<PublicPages, 'find'>;
  renderer: PageRenderer;
  siteUrl: string;
  /** Told why a page could not be read. */
  onFailure: (thrown: unknown) => void;
}

export interface ShownPage extends RenderedPage {
  status: 200 | 404 | 503;
}

/**
 * The published page of a handle as it stands in an address, in any case; null for none. Throws, after
 * eight seconds at the latest.
 */
export async function findPage(
  pages: Pick<PublicPages, 'find'>,
  handle: string,
): Promise<PublicPage | null> {
  const result = handleSchema.safeParse(handle.toLowerCase());
  return result.success ? withTimeout(() => pages.find(result.data)) : null;
}

/** A page that is the same for everybody. */
export async function showFixedPage(
  { renderer, siteUrl }: Pick<PageDeps, 'renderer' | 'siteUrl'>,
  page: 'home' | 'pricing',
): Promise<ShownPage> {
  return { status: 200, ...(await renderer.render({ page, site: siteUrl })) };
}

/**
 * A professional's landing page. One that is not there, or not public, is a 404 with the app's own
 * screen; where it cannot be read the page says so, with a way to try again, and is a 503.
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
