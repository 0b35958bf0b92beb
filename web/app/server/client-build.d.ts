/** What the browser's build has come to (web/build.mjs): the pages name its files. */
declare module 'virtual:client-build' {
  export const CLIENT: {
    /** The boot script itself, to stand in each page. */
    boot: string;
    /** The style of the fonts. */
    fonts: string;
    /** The addresses of the fonts that every page needs. */
    letters: string[];
    /** The address of the app. */
    app: string;
    /** What the app needs for a page beside itself, so that all of it is asked for at once. */
    chunks: Record<'home' | 'pricing' | 'profile' | 'search', string[]>;
  };
}
