import { chakra } from '@chakra-ui/react';
import { Picture } from '../../ui/media/picture.tsx';
import { PHOTO_SIZES } from '../../ui/media/photo-sizes.ts';

/** Props of the row of photos and of the carousel. */
export interface PhotosProps {
  /** The professional's name, for the alternative texts. */
  name: string;
  /** Addresses of the photos. */
  photos: string[];
  /** Called with the address of a photo that cannot be loaded. */
  onMissing: (url: string) => void;
  /** Called with the index of a pressed photo. */
  onOpen: (index: number) => void;
}

/** Returns the alternative text of a photo. `number` counts from 1. */
export const workPhotoAlt = (number: number, name: string) => `Work photo ${number} by ${name}`;

interface WorkPhotoProps {
  url: string;
  /** Counts from 1. */
  number: number;
  /** The professional's name. */
  name: string;
  draggable?: boolean;
  onMissing: () => void;
  onOpen: () => void;
}

/**
 * A photo of past work, as wide as its container, in the row and in the carousel that replaces it.
 * A press opens it in the lightbox.
 */
export function WorkPhoto({ number, name, onOpen, ...props }: WorkPhotoProps) {
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      display="block"
      w="full"
      borderRadius="2xl"
      cursor="zoom-in"
      // Inside, because the carousel cuts off what is outside.
      _focusVisible={{
        outline: '3px solid',
        outlineColor: 'colorPalette.focusRing',
        outlineOffset: '-3px',
      }}
      onClick={(event) => {
        // The carousel prevents the click at the end of a swipe.
        if (!event.defaultPrevented) onOpen();
      }}
    >
      <Picture
        {...props}
        renditions={[480, 840, 1600]}
        sizes={PHOTO_SIZES}
        alt={workPhotoAlt(number, name)}
        htmlWidth={800}
        htmlHeight={600}
        w="full"
        h="auto"
        aspectRatio="photo"
        objectFit="cover"
        borderRadius="2xl"
        bg="bg.muted"
        loading="lazy"
      />
    </chakra.button>
  );
}
