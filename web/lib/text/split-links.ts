import { LinkifyIt } from 'linkify-it';

const finder = new LinkifyIt({ fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

interface TextPart {
  text: string;
  /** The address if this part is a link. */
  href: string | null;
}

/**
 * Splits a text into links and the text between them. Only addresses with http:// or https:// are
 * links. Punctuation after an address does not belong to it.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ text: text.slice(end, to), href: null });
  };
  for (const { index, lastIndex, raw, url } of finder.match(text) ?? []) {
    addText(index);
    parts.push({ text: raw, href: url });
    end = lastIndex;
  }
  addText(text.length);
  return parts;
}
