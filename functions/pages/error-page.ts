import { COLORS } from '@doorstep/domain/colors/active-colors';
import { BRAND } from '@doorstep/domain/brand';
import { pagePolicy } from './page-security.ts';

const { background, panel, border, text, mutedText, accent, onAccent } = COLORS;

/** Returns the custom properties of light (0) or dark (1) mode. */
const variables = (mode: 0 | 1): string =>
  `--bg:${background[mode]};--panel:${panel[mode]};--line:${border[mode]};--fg:${text[mode]};` +
  `--muted:${mutedText[mode]};--accent:${accent[mode]};--on:${onAccent[mode]}`;

const STYLE = [
  `:root{color-scheme:light dark;${variables(0)}}`,
  `@media(prefers-color-scheme:dark){:root{${variables(1)}}}`,
  '*{box-sizing:border-box;margin:0}',
  'body{min-height:100vh;display:flex;align-items:center;justify-content:center;padding:1rem;background:var(--bg);color:var(--fg);font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{width:100%;max-width:28rem;padding:3rem 1.75rem;border:1px solid var(--line);border-radius:1rem;background:var(--panel);text-align:center}',
  'h1{font:600 1.625rem/1.25 Georgia,serif}',
  'p{margin-top:.75rem;color:var(--muted)}',
  'a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border-radius:2rem;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--fg);outline-offset:3px}',
].join('');

/** The page to send when rendering fails. It needs no script, renderer or settings. */
export const ERROR_PAGE = {
  html: [
    `<!doctype html><html lang="${BRAND.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Something went wrong | ${BRAND.name}</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>`,
    '<body><main><h1>Something went wrong</h1>',
    '<p>This page could not be loaded. Please try again in a moment.</p>',
    '<a href="">Try again</a></main></body></html>\n',
  ].join(''),
  /** Its Content-Security-Policy. */
  policy: pagePolicy(
    "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    { styles: [STYLE], scripts: [] },
  ),
};
