import { Box, Heading, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { PHOTO_RATIO } from '../photo-ratio.ts';

const WorkCarousel = lazy(async () => ({
  default: (await import('./work-carousel.tsx')).WorkCarousel,
}));

function Placeholder() {
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ md: '1fr 1fr', lg: '1fr 1fr 1fr' }}>
      <Skeleton aspectRatio={PHOTO_RATIO} borderRadius="2xl" />
      <Skeleton aspectRatio={PHOTO_RATIO} borderRadius="2xl" hideBelow="md" />
      <Skeleton aspectRatio={PHOTO_RATIO} borderRadius="2xl" hideBelow="lg" />
    </Box>
  );
}

/** Photos of past work, in a carousel that is loaded on its own (spec §2, Work Gallery). */
export function WorkGallery({ name, photos }: { name: string; photos: string[] }) {
  if (photos.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="work-gallery">
      <Heading as="h2" id="work-gallery" size="lg" mb="5">
        Work Gallery
      </Heading>
      <Suspense fallback={<Placeholder />}>
        <WorkCarousel name={name} photos={photos} />
      </Suspense>
    </Box>
  );
}
