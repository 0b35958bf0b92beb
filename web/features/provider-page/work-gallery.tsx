import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { slidesOf } from '@doorstep/domain/profiles/shown-gallery';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { isolate } from '@doorstep/domain/text';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useHistoryEntry } from '../../lib/use-history-entry.ts';
import { useLoad } from '../../lib/use-load.ts';
import { LightboxLoader } from '../../ui/media/lightbox-loader.tsx';
import { filterTags, picturesOfSlide, slidesWithTag } from './gallery-slides.ts';
import { WorkSlide, type PhotosProps } from './work-photo.tsx';

/** The width of each photo: one with a part of the next, two or three in view. */
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
  slides,
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
      aria-label={`Photos of work by ${isolate(name)}`}
      focusVisibleRing="outside"
      borderRadius="2xl"
      // On the frames, which have their own height: a hidden element ignores that of its content.
      css={{ '& figure > :first-child': { animation: 'unseen 0.2s' } }}
    >
      {slides.map((slide, i) => (
        <Box
          key={`${slide.url}-${i}`}
          w={photoWidth(slides.length)}
          flexShrink="0"
          scrollSnapAlign="start"
        >
          <WorkSlide
            slide={slide}
            number={i + 1}
            name={name}
            onMissing={onMissing}
            onOpen={onOpen}
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

/** `tag` is the chosen tag; undefined until the photos are filtered. */
function Photos({ tag, ...props }: PhotosProps & { tag: string | null | undefined }) {
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
    // A filter begins at the first photo.
    const from = tag === undefined ? start : { first: 0, hasFocus: false };
    return <WorkCarousel key={tag ?? ''} {...props} start={from} />;
  }
  return (
    <>
      <PhotoRow {...props} row={row} />
      {code.status === 'loading' && <ButtonsPlaceholder count={props.slides.length} />}
    </>
  );
}

interface TagFilterProps {
  tags: readonly string[];
  /** The chosen tag; null for all photos. */
  value: string | null;
  onChange: (tag: string | null) => void;
}

function TagFilter({ tags, value, onChange }: TagFilterProps) {
  return (
    <Flex
      role="group"
      aria-label="Show photos by tag"
      wrap="wrap"
      gap="2"
      mb="5"
      _print={{ display: 'none' }}
    >
      {[null, ...tags].map((tag) => (
        <Button
          key={tag ?? ''}
          variant="outline"
          flexShrink="1"
          minW="0"
          px="4"
          fontWeight="500"
          overflowWrap="anywhere"
          aria-pressed={tag === value}
          {...(tag === value && { bg: 'accent.subtle', borderColor: 'accent.fg' })}
          onClick={() => onChange(tag)}
        >
          {tag ?? 'All'}
        </Button>
      ))}
    </Flex>
  );
}

/**
 * Photos of past work, with a filter if they have different tags. The carousel's code is loaded
 * separately. Back closes a photo that is open in full size.
 */
export function WorkGallery({
  provider,
}: {
  provider: Pick<PublicPage, 'display_name' | 'work_photos' | 'gallery'>;
}) {
  const { display_name: name, work_photos, gallery } = provider;
  const section = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const lightbox = useHistoryEntry('photo');
  const [lost, setLost] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>();
  const isOpen = lightbox.isOpen && opened !== null;
  const returnFocus = useEffectEvent(() => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]');
    if (opened !== null) buttons?.[opened]?.focus({ preventScroll: true });
  });
  useEffect(() => (isOpen ? () => returnFocus() : undefined), [isOpen]);
  // A photo that cannot be loaded is left out.
  const found = work_photos.filter((url) => !lost.includes(url));
  const all = slidesOf(found, gallery);
  const tags = filterTags(all);
  const tag = chosen !== undefined && chosen !== null && tags.includes(chosen) ? chosen : null;
  const slides = slidesWithTag(all, tag);
  if (slides.length === 0) return null;
  const pictures = slides.flatMap((slide, i) => picturesOfSlide(slide, i + 1, name));
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
      {tags.length > 0 && <TagFilter tags={tags} value={tag} onChange={setChosen} />}
      <Text srOnly role="status">
        {tag !== null && `${slides.length} with the tag ${isolate(tag)}`}
      </Text>
      <Photos
        name={name}
        slides={slides}
        tag={chosen === undefined ? undefined : tag}
        onMissing={(url) => setLost((before) => [...before, url])}
        onOpen={(url) => {
          setOpened(pictures.findIndex((picture) => picture.url === url));
          lightbox.open();
        }}
      />
      {isOpen && (
        <LightboxLoader
          label={`Photos of work by ${isolate(name)}`}
          photos={pictures}
          start={opened}
          onClose={lightbox.close}
        />
      )}
    </Box>
  );
}
