import { chakra } from '@chakra-ui/react';
import { splitLinks } from '../../lib/text/split-links.ts';

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
