import { Box, Flex, Heading, Skeleton } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLoad } from '../../../lib/use-load.ts';
import { Picture } from '../../../ui/picture.tsx';
import { PHOTO_RATIO, PHOTO_SIZES } from '../photo-ratio.ts';

interface WorkGalleryProps {
  name: string;
  photos: string[];
}

function Placeholder() {
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ md: '1fr 1fr', lg: '1fr 1fr 1fr' }}>
      <Skeleton aspectRatio={PHOTO_RATIO} borderRadius="2xl" />
      <Skeleton aspectRatio={PHOTO_RATIO} borderRadius="2xl" hideBelow="md" />
      <Skeleton aspectRatio={PHOTO_RATIO} borderRadius="2xl" hideBelow="lg" />
    </Box>
  );
}

/** The photos in a row to be scrolled: what is left when the carousel's code does not arrive. */
function PhotoRow({ name, photos }: WorkGalleryProps) {
  return (
    <Flex
      gap="4"
      overflowX="auto"
      tabIndex={0}
      role="group"
      aria-label={`Photos of work by ${name}`}
      focusVisibleRing="outside"
      borderRadius="2xl"
      pb="2"
    >
      {photos.map((url, i) => (
        <Picture
          key={`${url}-${i}`}
          url={url}
          renditions={[480, 1600]}
          sizes={PHOTO_SIZES}
          alt={`Work photo ${i + 1} by ${name}`}
          htmlWidth={800}
          htmlHeight={600}
          w={{ base: '85%', md: '45%', lg: '32%' }}
          h="auto"
          flexShrink="0"
          aspectRatio={PHOTO_RATIO}
          objectFit="cover"
          borderRadius="2xl"
          bg="bg.muted"
          loading="lazy"
        />
      ))}
    </Flex>
  );
}

function Photos(props: WorkGalleryProps) {
  const code = useLoad('work-carousel', () => import('./work-carousel.tsx'));
  const failure = code.status === 'error' ? code.error : null;
  useEffect(() => {
    if (failure) console.warn('The carousel cannot be loaded: the photos stand in a row', failure);
  }, [failure]);
  if (code.status === 'loading') return <Placeholder />;
  if (code.status === 'error') return <PhotoRow {...props} />;
  return <code.data.WorkCarousel {...props} />;
}

/** Photos of past work, in a carousel that is loaded on its own (spec §2, Work Gallery). */
export function WorkGallery({ name, photos }: WorkGalleryProps) {
  if (photos.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="work-gallery">
      <Heading as="h2" id="work-gallery" size="lg" mb="5">
        Work Gallery
      </Heading>
      <Photos name={name} photos={photos} />
    </Box>
  );
}
