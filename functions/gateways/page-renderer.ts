import type { PublicPage } from '@doorstep/domain/public-page';

/** What is to be rendered. `failed`: the profile could not be read. `site`: its address, without a slash. */
export type PageRequest =
  | { page: 'home' | 'pricing'; site: string }
  | { page: 'profile'; site: string; handle: string; profile: PublicPage | null | 'failed' };

export interface RenderedPage {
  html: string;
  /** The texts of its inline styles and scripts: its security policy has to allow these and no others. */
  styles: string[];
  scripts: string[];
}

/** What makes a page of the site out of what it shows. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
}
