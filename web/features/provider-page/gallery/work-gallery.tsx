import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { slidesOf } from '@doorstep/domain/profiles/shown-gallery';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { isolate } from '@doorstep/domain/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHistoryEntry } from '../../../lib/navigation/use-history-entry.ts';
import { LightboxLoader } from '../../../ui/media/lightbox-loader.tsx';
import { SCROLL_LINE } from '../scroll-line.ts';
import { Photos } from './gallery-photos.tsx';
import { filterTags, lightboxPhoto, picturesOfSlide, slidesWithTag } from './gallery-slides.ts';
import { placeOnPhone } from '../place-on-phone.ts';

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
      wrap={{ md: 'wrap' }}
      gap="2"
      {...SCROLL_LINE}
      mb="5"
      _print={{ display: 'none' }}
    >
      {[null, ...tags].map((tag) => (
        <Button
          key={tag ?? ''}
          variant="outline"
          flexShrink={{ md: '1' }}
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
 * Photos of past work, with a filter if they have different tags. Back closes a photo that is open
 * in full size.
 */
export function WorkGallery({
  provider,
}: {
  provider: Pick<PublicPage, 'display_name' | 'work_photos' | 'gallery'>;
}) {
  const { display_name: name, work_photos, gallery } = provider;
  const section = useRef<HTMLDivElement>(null);
  /** The address of the pressed photo. */
  const [opened, setOpened] = useState<string | null>(null);
  const lightbox = useHistoryEntry('photo');
  const [lost, setLost] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const isOpen = lightbox.isOpen && opened !== null;
  // A photo that cannot be loaded is left out.
  const found = work_photos.filter((url) => !lost.includes(url));
  const all = slidesOf(found, gallery);
  const tags = filterTags(all);
  const tag = chosen !== null && tags.includes(chosen) ? chosen : null;
  const slides = slidesWithTag(all, tag);
  const pictures = slides.flatMap((slide, i) => picturesOfSlide(slide, i + 1, name));
  const returnFocus = useEffectEvent(() => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]');
    const index = pictures.findIndex(({ url }) => url === opened);
    buttons?.[index]?.focus({ preventScroll: true });
  });
  useEffect(() => (isOpen ? () => returnFocus() : undefined), [isOpen]);
  if (slides.length === 0) return null;
  return (
    <Box ref={section} as="section" aria-labelledby="work-gallery" w="full" {...placeOnPhone(1)}>
      <Heading as="h2" id="work-gallery" size="lg" mb="5">
        Work Gallery
      </Heading>
      {tags.length > 0 && <TagFilter tags={tags} value={tag} onChange={setChosen} />}
      <Text srOnly role="status">
        {tag !== null && `${slides.length} with the tag ${isolate(tag)}`}
      </Text>
      <Photos
        key={tag ?? ''}
        name={name}
        slides={slides}
        onMissing={(url) => setLost((before) => [...before, url])}
        onOpen={(url) => {
          setOpened(url);
          lightbox.open();
        }}
      />
      {isOpen && (
        <LightboxLoader
          label={`Photos of work by ${isolate(name)}`}
          photos={slides.map((slide, i) => lightboxPhoto(slide, i + 1, name))}
          start={slides.findIndex(({ url, before }) => url === opened || before === opened)}
          onClose={lightbox.close}
        />
      )}
    </Box>
  );
}
