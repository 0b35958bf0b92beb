import { COLORS } from '@doorstep/domain/colors/active-colors';
import { BRAND } from '@doorstep/domain/brand';
import { PAGE_DATA_ID, type PageData } from '../../lib/page-data.ts';
import type { StyleElement } from './styles.ts';

/** Returns JSON that is safe inside a script element: it contains no '<' and no line separator. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const [light, dark] = COLORS.background;

/**
 * Matches the head elements that React renders before the markup. Their attributes contain no '>'.
 */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** The region for answers before the app is loaded (app/boot.ts); it looks like a toast. */
const ANSWER_CSS =
  '#answer:not(:empty){position:fixed;z-index:1700;top:1rem;inset-inline:1rem;max-width:26rem;' +
  'margin-inline:auto;padding:1rem 1.25rem;line-height:1.5;' +
  'border-radius:.75rem;border:1px solid var(--ds-colors-border);color:var(--ds-colors-fg);' +
  'background:var(--ds-colors-bg-panel);box-shadow:0 8px 24px rgb(0 0 0/.18)}' +
  '@media(min-width:768px){#answer:not(:empty){top:auto;bottom:1rem;margin-inline-end:0}}';

interface Parts {
  /** The result of `renderToString`. */
  rendered: string;
  styles: StyleElement[];
  fonts: string;
  /** The addresses of the fonts that every page preloads. */
  fontFiles: string[];
  data: PageData;
  /** For search engines (schema.org). */
  structured: object[];
  /** `isNeeded`: load the app at once instead of at the first interaction. */
  boot: { script: string; app: string; chunks: string[]; isNeeded: boolean };
}

/** Returns the page's HTML, and its inline styles and scripts for the Content-Security-Policy. */
export function createDocument({
  rendered,
  styles,
  fonts,
  fontFiles,
  data,
  structured,
  boot,
}: Parts) {
  const hasAnswer = rendered.includes(' data-say=');
  const sheet = hasAnswer ? fonts + ANSWER_CSS : fonts;
  const head = HEAD.exec(rendered)?.[0] ?? '';
  const html = [
    `<!doctype html><html lang="${BRAND.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    head,
    ...fontFiles.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    `<style>${sheet}</style>`,
    // `data-s`: emotion leaves the element where it is.
    ...styles.map(({ name, css }) => `<style data-emotion="${name}" data-s="">${css}</style>`),
    ...structured.map((thing) => `<script type="application/ld+json">${inertJson(thing)}</script>`),
    `</head><body><div id="root">${rendered.slice(head.length)}</div>`,
    hasAnswer ? '<div id="answer" role="status"></div>' : '',
    `<script type="application/json" id="${PAGE_DATA_ID}">${inertJson(data)}</script>`,
    `<script data-app="${boot.app}" data-chunks="${boot.chunks.join(' ')}"${boot.isNeeded ? ' data-needed' : ''}>${boot.script}</script>`,
    '</body></html>',
  ].join('');
  return { html, styles: [sheet, ...styles.map(({ css }) => css)], scripts: [boot.script] };
}
