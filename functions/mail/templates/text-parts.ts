import { shorten } from '@doorstep/domain/text';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What somebody typed, as text between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The same over several lines. */
export function escapeHtmlLines(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
}

/**
 * For a header: one line, no control characters, none that turn the writing direction, not long. Nor
 * anything that is encoded there (RFC 2047, `=?utf-8?q?…?=`): its reader would decode what was cleaned.
 */
export function headerText(text: string, max: number): string {
  const line = text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  return shorten(line, max);
}
