import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { CallableOutput } from '@doorstep/domain/callables';
import { LIMITS } from '@doorstep/domain/limits';
import { pictureIdOf } from '@doorstep/domain/pictures/picture';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { AddPhotos, PhotoUploadList, type PhotoUploads } from '../../ui/forms/photo-uploads.tsx';
import { Picture } from '../../ui/media/picture.tsx';

interface PhotoChoicesProps {
  /** What the server offers; `url` is null for a photo that is not public. */
  choices: CallableOutput<'my-review'>['photos'];
  /** The addresses of the request's photos. */
  requestPhotos: readonly string[];
  photos: PhotoUploads;
  /** The ids of the photos that everybody may see. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

/** A photo with its own consent. */
function PhotoChoice(props: {
  url: string;
  number: number;
  isChosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}) {
  const { url, number, isChosen, disabled, onToggle } = props;
  return (
    <Flex as="label" align="center" gap="3" minH="11" cursor={disabled ? undefined : 'pointer'}>
      <Picture
        url={url}
        renditions={[160]}
        alt={`Photo ${number}.`}
        boxSize="4rem"
        flexShrink="0"
        borderRadius="xl"
        bg="bg.muted"
        objectFit="cover"
      />
      <Box asChild boxSize="5" flexShrink="0" accentColor="accent.fg">
        <input type="checkbox" checked={isChosen} disabled={disabled} onChange={onToggle} />
      </Box>
      <Text textStyle="sm" color={disabled ? 'fg.muted' : undefined}>
        Show this photo on the page
      </Text>
    </Flex>
  );
}

/** The photos that a client can show with a review: of the request, and new ones. */
export function PhotoChoices(props: PhotoChoicesProps) {
  const { choices, requestPhotos, photos, chosen, onChoose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const offered = [
    ...choices.flatMap(
      ({ id, url }) => url ?? requestPhotos.filter((one) => pictureIdOf(one) === id),
    ),
    ...photos.uploads.flatMap(({ url }) => url ?? []),
  ];
  const waiting = photos.uploads.filter(({ url }) => url === null);
  const isFull = chosen.length >= LIMITS.photos;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Stack as="fieldset" gap="3" align="flex-start">
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="1">
        Photos (optional)
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {`Anyone can see the photos you check, even without an account. Check up to ${LIMITS.photos}. We publish copies without location data, and delete a copy when you uncheck its photo.`}
      </Text>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" w="full">
        {offered.map((url, i) => {
          const id = pictureIdOf(url) ?? url;
          const isChosen = chosen.includes(id);
          return (
            <PhotoChoice
              key={id}
              url={url}
              number={i + 1}
              isChosen={isChosen}
              disabled={isFull && !isChosen}
              onToggle={() => toggle(id)}
            />
          );
        })}
      </Grid>
      <AddPhotos photos={photos} buttonRef={button}>
        <ImagePlus />
        <span>Add photos</span>
      </AddPhotos>
      <PhotoUploadList
        photos={{ ...photos, uploads: waiting }}
        onRemoved={() => button.current?.focus()}
      />
    </Stack>
  );
}
