import { Flex } from '@chakra-ui/react';
import { initials } from './initials.ts';
import { Picture } from './picture.tsx';

const SIZES = {
  sm: { boxSize: '10', fontSize: 'md' },
  md: { boxSize: '14', fontSize: 'md' },
  lg: { boxSize: '20', fontSize: 'xl' },
  xl: { boxSize: '28', fontSize: '3xl' },
  '2xl': { boxSize: '36', fontSize: '4xl' },
} as const;
/** Of these sizes, the smallest rendition is sharp on a phone's screen; the others take the next. */
const SMALL = ['sm', 'md', 'lg'];

interface AvatarProps {
  name: string;
  url: string | null;
  size?: keyof typeof SIZES;
  /** Whether it is asked for with the page: where it is seen without scrolling. */
  eager?: boolean;
}

/** A picture, or the initials where there is none. The name beside it says who it is. */
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
