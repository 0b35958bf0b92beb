import type { PageRequest, RenderedPage } from '@doorstep/domain/pages/public-page';

/** Renders pages of the site to HTML. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
}
