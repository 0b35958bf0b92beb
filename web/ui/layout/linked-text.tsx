import { chakra } from '@chakra-ui/react';
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

/**
 * Somebody else's text, with its web addresses as links. It never changes, so a translator can wrap
 * its parts.
 */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <chakra.a
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        overflowWrap="anywhere"
        textDecoration="underline"
        textUnderlineOffset="0.15em"
        focusRing="outside"
        css={{ '--focus-ring-color': 'currentColor' }}
      >
        {text}
      </chakra.a>
    ),
  );
}
