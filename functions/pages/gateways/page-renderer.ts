import type { PageRequest, RenderedPage } from '@doorstep/domain/pages/public-page';

/** What makes a page of the site out of what it shows. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
}
