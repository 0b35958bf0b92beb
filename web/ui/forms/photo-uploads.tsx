import { Box, Button, Flex, Image, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useState, type ComponentProps, type Ref } from 'react';
import { ProgressBar } from './progress-bar.tsx';
import { isActive, type UploadItem } from '../../lib/files/upload-queue.ts';
import { toast } from '../feedback/toast.tsx';
import { FileButton } from './file-button.tsx';

const FAILED = 'The photo was not uploaded. Please check your connection and try again.';

/** The chosen photos of a form, with the actions of their buttons. */
export interface PhotoUploads {
  uploads: readonly UploadItem[];
  /** The download addresses, in order; null while a photo is missing. */
  urls: string[] | null;
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  /** Removes a photo, and cancels its upload. */
  remove: (id: number) => void;
}

interface AddPhotosProps extends Omit<
  ComponentProps<typeof FileButton>,
  'inputId' | 'multiple' | 'off' | 'onChoose'
> {
  photos: PhotoUploads;
  buttonRef: Ref<HTMLButtonElement>;
  disabled?: boolean;
  max?: number;
}

/** The button that adds photos to a message or a request. */
export function AddPhotos({
  photos,
  disabled = false,
  max = LIMITS.photos,
  ...button
}: AddPhotosProps) {
  const free = max - photos.uploads.length;
  return (
    <FileButton
      {...button}
      inputId={useId()}
      multiple
      off={disabled || free <= 0}
      onChoose={(files) => {
        if (files.length > free) toast.error(`You can add at most ${max} photos.`);
        photos.add(files.slice(0, free));
      }}
    />
  );
}

interface TileProps {
  upload: UploadItem;
  /** Counts from 1. */
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** A round button on a thumbnail, larger than it looks. */
function TileButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="plain"
      position="absolute"
      boxSize="11"
      minW="11"
      px="0"
      {...props}
      css={{
        '& svg': {
          boxSize: '1.5rem',
          padding: '0.25rem',
          borderRadius: '50%',
          background: 'rgb(0 0 0 / 0.75)',
          color: 'white',
        },
      }}
    />
  );
}

/** The thumbnail of a chosen photo, with its progress and buttons. */
function Tile({ upload, number, onRetry, onRemove }: TileProps) {
  const { file, part, url, state, canRetry } = upload;
  const [preview] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const isUploading = isActive(upload);
  const hasFailed = state === 'failed';
  return (
    <Box
      as="li"
      position="relative"
      boxSize="5.5rem"
      borderRadius="xl"
      overflow="hidden"
      bg="bg.muted"
      borderWidth={hasFailed ? '2px' : '1px'}
      borderColor={hasFailed ? 'fg.error' : 'border'}
    >
      <Image
        src={preview}
        // The buttons name the photo. A file that is not a picture would show this text.
        alt=""
        boxSize="full"
        objectFit="cover"
        opacity={url === null ? 0.5 : 1}
      />
      {isUploading && (
        <ProgressBar
          role="progressbar"
          aria-label={`Uploading photo ${number}`}
          percent={Math.round(part * 100)}
          position="absolute"
          insetX="2"
          bottom="2"
          bg="bg"
        />
      )}
      {hasFailed && canRetry && (
        <TileButton
          bottom="0"
          insetStart="0"
          aria-label={`Try photo ${number} again`}
          onClick={onRetry}
        >
          <RotateCcw />
        </TileButton>
      )}
      <TileButton
        top="0"
        insetEnd="0"
        aria-label={`${isUploading ? 'Cancel' : 'Remove'} photo ${number}`}
        onClick={onRemove}
      >
        <X />
      </TileButton>
    </Box>
  );
}

interface PhotoUploadListProps {
  photos: PhotoUploads;
  /** Called when a photo was removed, to move the focus elsewhere. */
  onRemoved: () => void;
}

/** The chosen photos with their progress, and what went wrong. */
export function PhotoUploadList({ photos, onRemoved }: PhotoUploadListProps) {
  const { uploads, retry, remove } = photos;
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state === 'failed');
  const problems = new Set(failed.map(({ problem }) => problem ?? FAILED));
  return (
    <Box>
      <Flex as="ul" aria-label="Chosen photos" gap="2" wrap="wrap" listStyleType="none">
        {uploads.map((upload, i) => (
          <Tile
            key={upload.id}
            upload={upload}
            number={i + 1}
            onRetry={() => retry(upload.id)}
            onRemove={() => {
              remove(upload.id);
              onRemoved();
            }}
          />
        ))}
      </Flex>
      <Box role="alert" color="fg.error" fontSize="sm">
        {[...problems].map((text) => (
          <Text key={text} mt="1">
            {text}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
