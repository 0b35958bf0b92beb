import { Flex, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { AddPhotos, PhotoUploadList, type PhotoUploads } from './photo-uploads.tsx';

interface PhotoFieldProps {
  photos: PhotoUploads;
  /** The label of the button. */
  label: string;
  /** Who sees the photos. */
  help: string;
  max?: number;
}

/** The button that adds photos to a form, and the chosen photos. */
export function PhotoField({ photos, label, help, max = LIMITS.photos }: PhotoFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap="3" align="flex-start">
      <Flex align="center" columnGap="4" rowGap="1" wrap="wrap">
        <AddPhotos photos={photos} buttonRef={button} max={max}>
          <ImagePlus />
          <span>{label}</span>
        </AddPhotos>
        <Text color="fg.muted" textStyle="xs">
          {`Up to ${max}. ${help}`}
        </Text>
      </Flex>
      <PhotoUploadList photos={photos} onRemoved={() => button.current?.focus()} />
    </Stack>
  );
}
