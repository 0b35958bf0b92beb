/** The result of the browser build (web/build.mjs), for pages to name its files. */
declare module 'virtual:client-build' {
  import type { PageRequest } from '@doorstep/domain/pages/public-page';

  export const CLIENT: {
    /** The boot script, which is inline in every page. */
    boot: string;
    /** The CSS of the fonts, which is inline in every page. */
    fonts: string;
    /** The addresses of the font files in `web/`, by path. */
    fontFiles: Record<string, string>;
    /** The address of the app's entry. */
    app: string;
    /** The addresses of the other files that the app needs for each page. */
    chunks: Record<PageRequest['page'], string[]>;
  };
}

/** The brand's `@font-face` rules (`fonts.css` of domain/brand.ts). */
declare module 'virtual:brand-fonts.css';
