import { COLORS } from '@doorstep/domain/colors/active-colors';
import { BRAND } from '@doorstep/domain/brand';
import type { ColorName } from '@doorstep/domain/brand-type';
import { escapeHtml } from '@doorstep/domain/escape-html';
import type { OutgoingMail } from '../gateways/outgoing-mail.ts';

const light = (name: ColorName) => COLORS[name][0];
const dark = (name: ColorName) => COLORS[name][1];

/** A rendered mail without its recipient. */
export type RenderedMail = Omit<OutgoingMail, 'to' | 'id' | 'correlation_id' | 'unsubscribe_url'>;

/** One mail's content. The HTML parts must be escaped, the other texts must not. */
export interface MailLayout {
  /** The text that an inbox shows next to the subject. */
  preview: string;
  title: string;
  bodyHtml: string;
  /** The button. Its URL is an address of the site. */
  action: { label: string; url: string };
  /** The reason for receiving this mail. */
  footer: string;
  /** Escaped HTML below the footer. */
  footerHtml?: string;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Breaks long addresses and links, so that a mail fits a phone. All text inherits it. */
const BREAK_LONG_WORDS = 'word-break:break-word;overflow-wrap:anywhere';

/** Dark colors, for mail programs that support style sheets. Others show the light colors. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: ${dark('background')} !important; }
  .card { background: ${dark('panel')} !important; border-color: ${dark('border')} !important; }
  .brand { color: ${dark('accentText')} !important; }
  .ink { color: ${dark('text')} !important; }
  .soft { color: ${dark('mutedText')} !important; }
  .quote { background: ${dark('background')} !important; color: ${dark('text')} !important; }
  .line { border-color: ${dark('border')} !important; }
}`;

/** The edge of the logo in pixels: the unit of the brand's `logo.corner`. */
const LOGO_SIZE = 32;

/**
 * Renders the logo: the site's icon beside the brand's name. Many mail programs show no SVG and
 * block pictures at first. The icon's colored field and the name are visible without them.
 */
function logoHtml(siteUrl: string): string {
  const icon = new URL('/icons/icon-192.png', siteUrl).href;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0"><tr>` +
    `<td width="${LOGO_SIZE}" height="${LOGO_SIZE}" style="width:${LOGO_SIZE}px;height:${LOGO_SIZE}px;border-radius:${BRAND.logo.corner}px;background:${light('accent')}">` +
    `<img src="${escapeHtml(icon)}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" alt="" style="display:block;border:0"></td>` +
    `<td class="brand" style="${FONT};padding-left:10px;font-size:17px;font-weight:700;color:${light('accentText')}">${escapeHtml(BRAND.name)}</td>` +
    `</tr></table>`
  );
}

/**
 * Renders a mail as one card with one button. Uses tables and inline styles for old mail programs;
 * Outlook for Windows reads the `mso-` properties.
 */
export function layoutHtml(layout: MailLayout): string {
  const { preview, title, bodyHtml, action, footer, footerHtml } = layout;
  const url = escapeHtml(action.url);
  return `<!doctype html>
<html lang="${BRAND.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light('background')}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light('background')}">
<tr><td align="center" style="padding:32px 16px;${BREAK_LONG_WORDS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px">${logoHtml(action.url)}</td></tr>
<tr><td class="card" style="${FONT};background:${light('panel')};border:1px solid ${light('border')};border-radius:14px;padding:28px">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${light('text')}">${escapeHtml(title)}</h1>
${bodyHtml}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr>
<td style="border-radius:10px;background:${light('accent')};mso-padding-alt:13px 22px"><a href="${url}" style="${FONT};display:inline-block;padding:13px 22px;font-size:16px;font-weight:600;color:${light('onAccent')};text-decoration:none">${escapeHtml(action.label)}</a></td>
</tr></table>
</td></tr>
<tr><td class="soft" style="${FONT};padding:16px 4px 0;font-size:13px;line-height:1.5;color:${light('mutedText')}">${escapeHtml(footer)}${footerHtml === undefined ? '' : `<br>${footerHtml}`}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * Renders a paragraph of the mail's own text. It has the direction of the mail, because
 * `dir="auto"` would take that of a name at its start. `html` must be escaped.
 */
export function paragraphHtml(html: string): string {
  return `<p class="ink" style="margin:0 0 14px;font-size:16px;line-height:1.55;color:${light('text')}">${html}</p>`;
}

/** Renders a link for the footer. */
export function linkHtml(label: string, url: string): string {
  return `<a class="soft" href="${escapeHtml(url)}" style="color:${light('mutedText')}">${escapeHtml(label)}</a>`;
}

/** Renders the label above a quoted text. */
export function quoteLabelHtml(label: string): string {
  return `<p class="soft" style="margin:0 0 6px;font-size:14px;line-height:1.5;color:${light('mutedText')}">${escapeHtml(label)}</p>`;
}

/** Renders a quoted message. `html` must be escaped. */
export function quoteHtml(html: string): string {
  return `<div dir="auto" class="quote" style="margin:0 0 18px;padding:14px 16px;border-radius:10px;background:${light('background')};font-size:16px;line-height:1.55;color:${light('text')}">${html}</div>`;
}

/** Renders a table with a label and an escaped value in each row. */
export function detailsHtml(rows: readonly (readonly [label: string, html: string])[]): string {
  const cells = rows.map(
    ([label, html]) =>
      `<tr><td class="soft" valign="top" style="padding:5px 14px 5px 0;font-size:14px;color:${light('mutedText')};white-space:nowrap">${label}</td>` +
      `<td dir="auto" class="ink" style="padding:5px 0;font-size:15px;color:${light('text')}">${html}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0">${cells.join('')}</table>`;
}

/** Renders a table with an amount at the end of each row; the last row is the total. Escaped. */
export function amountsHtml(rows: readonly (readonly [html: string, amount: string])[]): string {
  const cells = rows.map(([html, amount], i) => {
    const isTotal = i === rows.length - 1;
    const line = isTotal ? '' : `;border-bottom:1px solid ${light('border')}`;
    const style = `padding:9px 0;font-size:15px;color:${light('text')}${isTotal ? ';font-weight:700' : line}`;
    return (
      `<tr><td dir="auto" class="ink line" valign="top" style="${style}">${html}</td>` +
      `<td class="ink line" valign="top" align="right" style="${style};padding-left:16px;white-space:nowrap">${amount}</td></tr>`
    );
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px">${cells.join('')}</table>`;
}
