import { COLORS } from '@doorstep/domain/colors/active-colors';
import { escapeHtml } from '@doorstep/domain/escape-html';
import { absoluteUrl } from '../../../lib/page-data.ts';
import { publicPageHref, viewFragment } from '../../../lib/paths.ts';

const TEXT = 'Request a quote';

/** The size of the button in pixels. */
export const BUTTON_SIZE = { width: 184, height: 48 } as const;

/** The button as SVG. It is in the colors of light mode, because it is on somebody else's page. */
export const BUTTON_SVG = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${BUTTON_SIZE.width}" height="${BUTTON_SIZE.height}">`,
  `<rect width="100%" height="100%" rx="24" fill="${COLORS.accent[0]}"/>`,
  `<text x="50%" y="30" text-anchor="middle" fill="${COLORS.onAccent[0]}"`,
  ` font-family="system-ui, sans-serif" font-size="16" font-weight="600">${TEXT}</text></svg>`,
].join('');

/**
 * Returns the HTML of a button for the professional's own site. It is a link to their page whose
 * fragment opens the request form (app/boot.ts) and tells analytics where the visitor came from.
 */
export function buttonSnippet(page: { handle: string; display_name: string }): string {
  const href = absoluteUrl(publicPageHref(page.handle, viewFragment('button')));
  const name = escapeHtml(`${TEXT} from ${page.display_name}`);
  return `<a href="${escapeHtml(href)}" aria-label="${name}">${BUTTON_SVG}</a>`;
}
