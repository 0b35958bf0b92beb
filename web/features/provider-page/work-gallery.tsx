import { Box, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { WorkPhoto, type PhotosProps } from './work-photo.tsx';

type Row = HTMLDivElement | null;

/**
 * The photos in a row to be scrolled: before the carousel's code is there, and where it does not
 * arrive.
 */
function PhotoRow({ name, photos, onMissing, row }: PhotosProps & { row: RefObject<Row> }) {
  return (
    <Flex
      ref={row}
      gap="4"
      overflowX="auto"
      scrollSnapType="x mandatory"
      tabIndex={0}
      role="group"
      aria-label={`Photos of work by ${name}`}
      focusVisibleRing="outside"
      borderRadius="2xl"
    >
      {photos.map((url, i) => (
        <Box
          key={`${url}-${i}`}
          // As in the carousel, which takes the row's place: one, two or three in view (spec §9).
          w={{ base: '100%', md: 'calc((100% - 1rem) / 2)', lg: 'calc((100% - 2rem) / 3)' }}
          flexShrink="0"
          scrollSnapAlign="start"
          aspectRatio="photo"
          animation="unseen 0.2s"
        >
          <WorkPhoto url={url} number={i + 1} name={name} onMissing={() => onMissing(url)} />
        </Box>
      ))}
    </Flex>
  );
}

/** Room for the carousel's buttons, where there are more photos than are in view. */
function StepsRoom({ count }: { count: number }) {
  return (
    <Box
      h="11"
      mt="4"
      display={{
        base: count > 1 ? 'block' : 'none',
        md: count > 2 ? 'block' : 'none',
        lg: count > 3 ? 'block' : 'none',
      }}
      aria-hidden="true"
    />
  );
}

function Photos(props: PhotosProps) {
  const row = useRef<Row>(null);
  const code = useLoad('work-carousel', async () => {
    const { WorkCarousel, placeInRow } = await import('./work-carousel.tsx');
    return { WorkCarousel, begin: await placeInRow(row.current) };
  });
  const failure = code.status === 'error' ? code.error : null;
  useEffect(() => {
    if (failure) console.warn('The carousel cannot be loaded: the photos stand in a row', failure);
  }, [failure]);
  if (code.status === 'ready') {
    const { WorkCarousel, begin } = code.data;
    return <WorkCarousel {...props} begin={begin} />;
  }
  return (
    <>
      <PhotoRow {...props} row={row} />
      {code.status === 'loading' && <StepsRoom count={props.photos.length} />}
    </>
  );
}

/** Photos of past work, in a carousel that is loaded on its own (spec §2, Work Gallery). */
export function WorkGallery({ name, photos }: Omit<PhotosProps, 'onMissing'>) {
  const [lost, setLost] = useState<readonly string[]>([]);
  // A photo that is not there any more leaves no frame, in the row nor in the carousel.
  const shown = photos.filter((url) => !lost.includes(url));
  if (shown.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="work-gallery">
      <Heading as="h2" id="work-gallery" size="lg" mb="5">
        Work Gallery
      </Heading>
      <Photos name={name} photos={shown} onMissing={(url) => setLost((all) => [...all, url])} />
    </Box>
  );
}
