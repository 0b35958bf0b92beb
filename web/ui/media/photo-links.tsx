import { Box, chakra, Flex } from '@chakra-ui/react';
import { rendition } from '@doorstep/domain/pictures/picture';
import { isolate } from '@doorstep/domain/text';
import { Picture } from './picture.tsx';

interface PhotoLinksProps {
  /** The addresses of photos that everybody may see. */
  photos: readonly string[];
  /** Who sent the photos. */
  from: string;
}

/**
 * Photos as links to the large pictures, which work before the app has started, in a line that
 * scrolls on phones. The padding has space for the focus rings.
 */
export function PhotoLinks({ photos, from }: PhotoLinksProps) {
  return (
    <Flex as="ul" gap="2" p="1" m="-1" mt="2" overflowX="auto" listStyleType="none">
      {photos.map((url, i) => (
        <Box as="li" key={url} flexShrink="0">
          <chakra.a
            href={rendition(url, 1600)}
            target="_blank"
            rel="noreferrer"
            display="block"
            borderRadius="xl"
            cursor="zoom-in"
            focusVisibleRing="outside"
          >
            <Picture
              url={url}
              renditions={[160]}
              alt={`Photo ${i + 1} of ${photos.length} from ${isolate(from)}, in a new tab`}
              boxSize="6rem"
              borderRadius="xl"
              bg="bg.muted"
              objectFit="cover"
              loading="lazy"
            />
          </chakra.a>
        </Box>
      ))}
    </Flex>
  );
}
