import { Flex } from '@chakra-ui/react';
import { graphemes } from '@doorstep/domain/text';
import { Picture } from './picture.tsx';

const SIZES = {
  sm: { boxSize: '10', fontSize: 'md' },
  md: { boxSize: '14', fontSize: 'md' },
  lg: { boxSize: '20', fontSize: 'xl' },
  xl: { boxSize: '28', fontSize: '3xl' },
  '2xl': { boxSize: '36', fontSize: '4xl' },
} as const;
/** The sizes at which the smallest rendition is sharp on a phone. Larger sizes use the next one. */
const SMALL = ['sm', 'md', 'lg'];

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Returns up to two initials, 'BS' for 'Bob & Sons'; the first character of a name without letters.
 */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .flatMap((word) => [...graphemes(word)].find((character) => LETTER.test(character)) ?? []);
  const shown = letters.length > 0 ? letters.slice(0, 2) : [...graphemes(name.trim())].slice(0, 1);
  return shown.join('').toUpperCase();
}

interface AvatarProps {
  name: string;
  url: string | null;
  size?: keyof typeof SIZES;
  /** Whether the picture loads with the page, because it is visible without scrolling. */
  eager?: boolean;
}

/** Shows a person's picture, or their initials. The name must be shown beside it. */
export function Avatar({ name, url, size = 'md', eager = false }: AvatarProps) {
  const round = { ...SIZES[size], borderRadius: 'full', flexShrink: '0' } as const;
  const letters = (
    <Flex
      {...round}
      align="center"
      justify="center"
      bg="accent.subtle"
      color="accent.fg"
      fontFamily="heading"
      fontWeight="600"
      aria-hidden="true"
    >
      {initials(name)}
    </Flex>
  );
  if (!url) return letters;
  return (
    <Picture
      {...round}
      url={url}
      renditions={[SMALL.includes(size) ? 160 : 480]}
      fallback={letters}
      alt=""
      objectFit="cover"
      bg="bg.muted"
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
