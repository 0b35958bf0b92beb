/** The result of the browser build (web/build.mjs), for pages to name its files. */
declare module 'virtual:client-build' {
  export const CLIENT: {
    /** The boot script, which is inline in every page. */
    boot: string;
    /** The CSS of the fonts, which is inline in every page. */
    fonts: string;
    /** The addresses of the fonts that every page preloads. */
    fontFiles: string[];
    /** The address of the app's entry. */
    app: string;
    /** The addresses of the other files that the app needs for each page. */
    chunks: Record<'home' | 'pricing' | 'profile' | 'search' | 'trade', string[]>;
  };
}
