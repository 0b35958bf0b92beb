import { chakra, Flex, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHistoryEntry } from '../../lib/navigation/use-history-entry.ts';
import { LightboxLoader } from './lightbox-loader.tsx';
import { Picture } from './picture.tsx';

const SIZES = { sm: '3.5rem', md: '5.5rem', lg: '12rem' } as const;

interface ThumbnailProps {
  url: string;
  alt: string;
  size: keyof typeof SIZES;
  onOpen: () => void;
}

/** A photo that opens in full size. It says so if the photo was deleted. */
function Thumbnail({ url, alt, size, onOpen }: ThumbnailProps) {
  const [isMissing, setMissing] = useState(false);
  const frame = { boxSize: SIZES[size], borderRadius: 'xl', bg: 'bg.muted' } as const;
  if (isMissing) {
    return (
      <Flex {...frame} align="center" justify="center" p="1" color="fg.muted" textAlign="center">
        <Text fontSize="xs">Photo not available</Text>
      </Flex>
    );
  }
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      borderRadius="xl"
      cursor="zoom-in"
      focusVisibleRing="outside"
      onClick={onOpen}
    >
      <Picture
        {...frame}
        url={url}
        renditions={[160, 480]}
        sizes={SIZES[size]}
        alt={alt}
        objectFit="cover"
        loading="lazy"
        onMissing={() => setMissing(true)}
      />
    </chakra.button>
  );
}

interface PhotoThumbnailsProps {
  /** Identifies the message or the request on the screen. */
  id: string;
  photos: readonly string[];
  /** Who sent the photos: a name, or 'you'. */
  from: string;
  size?: 'sm' | 'md';
}

/**
 * The photos of a message or a request. A press opens one in full size, and Back closes it. A photo
 * alone is shown larger, unless the size is `sm`.
 */
export function PhotoThumbnails({ id, photos, from, size = 'md' }: PhotoThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const lightbox = useHistoryEntry(`photos:${id}`);
  const isOpen = lightbox.isOpen && opened !== null;
  const returnFocus = useEffectEvent(() => {
    const buttons = row.current?.querySelectorAll<HTMLElement>('li');
    if (opened !== null) buttons?.[opened]?.querySelector('button')?.focus({ preventScroll: true });
  });
  useEffect(() => (isOpen ? () => returnFocus() : undefined), [isOpen]);
  const named = photos.map((url, i) => ({
    url,
    alt: `Photo ${i + 1} of ${photos.length} from ${isolate(from)}`,
  }));
  const shownSize = size === 'md' && photos.length === 1 ? 'lg' : size;
  return (
    <>
      <Flex ref={row} as="ul" gap="1.5" wrap="wrap" listStyleType="none">
        {named.map(({ url, alt }, i) => (
          <li key={url}>
            <Thumbnail
              url={url}
              alt={alt}
              size={shownSize}
              onOpen={() => {
                setOpened(i);
                lightbox.open();
              }}
            />
          </li>
        ))}
      </Flex>
      {isOpen && (
        <LightboxLoader
          label={`Photos from ${isolate(from)}`}
          photos={named}
          start={opened}
          onClose={lightbox.close}
        />
      )}
    </>
  );
}
