import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import type { Slide } from '@doorstep/domain/profiles/shown-gallery';
import { Picture } from '../../../ui/media/picture.tsx';
import { picturesOfSlide, type SlidePicture } from './gallery-slides.ts';

/**
 * `sizes` of the photos: three columns, two columns, or on phones one with a part of the next in
 * view (gallery-photos.tsx). Phones with three pixels per CSS pixel get pictures with two, like
 * `PHONE_WIDTH`.
 */
const PHOTO_SIZES =
  '(min-width: 1024px) 14rem, (min-width: 768px) calc(50vw - 2.5rem), (min-resolution: 2.5dppx) 58vw, 85vw';

/** Props of the row of photos and of the carousel. */
export interface PhotosProps {
  /** The professional's name, for the alternative texts. */
  name: string;
  slides: readonly Slide[];
  /** Called with the address of a photo that cannot be loaded. */
  onMissing: (url: string) => void;
  /** Called with the address of a pressed photo. */
  onOpen: (url: string) => void;
}

interface WorkPhotoProps extends Pick<PhotosProps, 'onMissing' | 'onOpen'> {
  picture: SlidePicture;
  draggable?: boolean;
}

/** A photo that fills its container. A press opens it in the lightbox. */
function WorkPhoto({ picture, draggable, onMissing, onOpen }: WorkPhotoProps) {
  const { url, alt, side } = picture;
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      display="block"
      position="relative"
      w="full"
      h="full"
      minW="0"
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
        if (!event.defaultPrevented) onOpen(url);
      }}
    >
      <Picture
        url={url}
        {...(draggable !== undefined && { draggable })}
        onMissing={() => onMissing(url)}
        renditions={[480, 840, 1600]}
        sizes={PHOTO_SIZES}
        alt={alt}
        htmlWidth={800}
        htmlHeight={600}
        w="full"
        h="full"
        objectFit="cover"
        borderRadius="2xl"
        bg="bg.muted"
        loading="lazy"
      />
      {side && (
        <Text
          as="span"
          aria-hidden="true"
          position="absolute"
          bottom="3"
          insetStart="3"
          px="3"
          py="1"
          borderRadius="full"
          bg="bg/85"
          fontSize="sm"
          fontWeight="600"
        >
          {side}
        </Text>
      )}
    </chakra.button>
  );
}

interface WorkSlideProps extends Omit<PhotosProps, 'slides'> {
  slide: Slide;
  /** Counts from 1. */
  number: number;
  draggable?: boolean;
}

/**
 * A photo of past work, or two beside each other for before and after, with its caption and tags:
 * in the row and in the carousel that replaces it.
 */
export function WorkSlide({ slide, number, name, ...props }: WorkSlideProps) {
  const { caption, tags, before } = slide;
  const photos = picturesOfSlide(slide, number, name).map((picture) => (
    <WorkPhoto key={picture.url} picture={picture} {...props} />
  ));
  return (
    <Box as="figure">
      {before === null ? (
        <Box aspectRatio="photo">{photos}</Box>
      ) : (
        <Grid aspectRatio="photo" gridTemplateColumns="1fr 1fr" gridTemplateRows="100%" gap="1">
          {photos}
        </Grid>
      )}
      {(caption ?? tags[0]) && (
        <Box as="figcaption" mt="3" overflowWrap="anywhere">
          {caption && <span>{caption}</span>}
          {tags.length > 0 && (
            <Flex
              as="ul"
              aria-label="Tags"
              wrap="wrap"
              gap="2"
              mt={caption ? '2' : '0'}
              listStyleType="none"
            >
              {tags.map((tag) => (
                <Box
                  as="li"
                  key={tag}
                  px="3"
                  py="0.5"
                  borderRadius="full"
                  bg="bg.muted"
                  color="fg.muted"
                  fontSize="sm"
                >
                  {tag}
                </Box>
              ))}
            </Flex>
          )}
        </Box>
      )}
    </Box>
  );
}
