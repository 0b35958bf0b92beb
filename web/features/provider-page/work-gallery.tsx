import { Box, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useHistoryEntry } from '../../lib/use-history-entry.ts';
import { useLoad } from '../../lib/use-load.ts';
import { LightboxLoader } from '../../ui/media/lightbox-loader.tsx';
import { WorkPhoto, workPhotoAlt, type PhotosProps } from './work-photo.tsx';

/** The width of each photo: one with a part of the next, two or three in view (spec §9). */
const photoWidth = (count: number) => ({
  base: count > 1 ? 'calc((100% - 0.1rem) / 1.1)' : '100%',
  md: 'calc((100% - 1rem) / 2)',
  lg: 'calc((100% - 2rem) / 3)',
});

/**
 * The photos in a scrollable row: until the carousel's code has loaded, or if it cannot be loaded.
 */
function PhotoRow({
  name,
  photos,
  onMissing,
  onOpen,
  row,
}: PhotosProps & { row: RefObject<HTMLDivElement | null> }) {
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
          w={photoWidth(photos.length)}
          flexShrink="0"
          scrollSnapAlign="start"
          aspectRatio="photo"
          animation="unseen 0.2s"
        >
          <WorkPhoto
            url={url}
            number={i + 1}
            name={name}
            onMissing={() => onMissing(url)}
            onOpen={() => onOpen(i)}
          />
        </Box>
      ))}
    </Flex>
  );
}

/** Reserves the space of the carousel's buttons, if there are more photos than fit in view. */
function ButtonsPlaceholder({ count }: { count: number }) {
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
  const row = useRef<HTMLDivElement>(null);
  const code = useLoad('work-carousel', async () => {
    const { WorkCarousel, readGalleryPosition } = await import('./work-carousel.tsx');
    return { WorkCarousel, start: await readGalleryPosition(row.current) };
  });
  const failure = code.status === 'error' ? code.error : null;
  useEffect(() => {
    if (failure)
      console.warn('The carousel could not be loaded; the photos stay in a row', failure);
  }, [failure]);
  if (code.status === 'ready') {
    const { WorkCarousel, start } = code.data;
    return <WorkCarousel {...props} start={start} />;
  }
  return (
    <>
      <PhotoRow {...props} row={row} />
      {code.status === 'loading' && <ButtonsPlaceholder count={props.photos.length} />}
    </>
  );
}

/**
 * Photos of past work (spec §2, Work Gallery). The carousel's code is loaded separately. Back
 * closes a photo that is open in full size.
 */
export function WorkGallery({ name, photos }: Pick<PhotosProps, 'name' | 'photos'>) {
  const section = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const lightbox = useHistoryEntry('photo');
  const [lost, setLost] = useState<readonly string[]>([]);
  const isOpen = lightbox.isOpen && opened !== null;
  const returnFocus = useEffectEvent(() => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]');
    if (opened !== null) buttons?.[opened]?.focus({ preventScroll: true });
  });
  useEffect(() => (isOpen ? () => returnFocus() : undefined), [isOpen]);
  // A photo that cannot be loaded is left out.
  const shown = photos.filter((url) => !lost.includes(url));
  if (shown.length === 0) return null;
  return (
    <Box
      ref={section}
      as="section"
      aria-labelledby="work-gallery"
      w="full"
      order={{ base: 1, lg: 0 }}
    >
      <Heading as="h2" id="work-gallery" size="lg" mb="5">
        Work Gallery
      </Heading>
      <Photos
        name={name}
        photos={shown}
        onMissing={(url) => setLost((all) => [...all, url])}
        onOpen={(index) => {
          setOpened(index);
          lightbox.open();
        }}
      />
      {isOpen && (
        <LightboxLoader
          label={`Photos of work by ${name}`}
          photos={shown.map((url, i) => ({ url, alt: workPhotoAlt(i + 1, name) }))}
          start={opened}
          onClose={lightbox.close}
        />
      )}
    </Box>
  );
}
