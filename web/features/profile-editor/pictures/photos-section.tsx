import { Box, Flex, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { useId } from 'react';
import { isActive } from '../../../lib/files/upload-queue.ts';
import { FileButton } from '../../../ui/forms/file-button.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { UploadList } from '../../../ui/forms/upload-list.tsx';
import { Section, usePictures } from '../fields.tsx';
import { EDITOR_MESSAGES } from '../messages.ts';
import type { PhotoListProps } from './photo-list.tsx';
import { useLateParts } from '../use-late-parts.ts';
import type { FieldUpload } from './use-upload.ts';

/** Loads the list's code, which is large because of the dragging. */
function PhotoListLoader(props: PhotoListProps) {
  const code = useLateParts();
  if (code.status === 'ready') return <code.data.PhotoList {...props} />;
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>{EDITOR_MESSAGES.photosFailed}</ErrorState>;
  }
  return (
    <SimpleGrid columns={{ base: 2, md: 3 }} gap="4" role="status" aria-label="Loading photos...">
      {props.photos.map((url) => (
        <Skeleton key={url} aspectRatio="photo" borderRadius="xl" mb="11" />
      ))}
    </SimpleGrid>
  );
}

interface PhotosSectionProps extends Pick<PhotoListProps, 'renderDetails'> {
  upload: FieldUpload;
}

/**
 * The photos of past work. Several can be chosen at once. Dragging and buttons move them; buttons
 * remove them.
 */
export function PhotosSection({ upload, renderDetails }: PhotosSectionProps) {
  const id = useId();
  const { value: photos, onChange, button } = usePictures('work_photos');
  // The pressed button disappears, so the focus moves to the upload button.
  const focusButton = () => button.current?.focus();
  const free = LIMITS.workPhotos - photos.length - upload.items.filter(isActive).length;

  const choose = (files: File[]) => {
    if (files.length > free) toast.error(EDITOR_MESSAGES.tooManyPhotos);
    if (files.length === 0 || free > 0) upload.choose(files.slice(0, free));
  };
  const retry = (item: number) => {
    if (free > 0) upload.retry(item);
    else toast.error(EDITOR_MESSAGES.tooManyPhotos);
    focusButton();
  };
  const remove = (item: number) => {
    upload.remove(item);
    focusButton();
  };

  return (
    <Section id="edit-photos" title="Work Gallery">
      <Box>
        <Flex align="center" justify="space-between" gap="4" wrap="wrap" mb="4">
          <Box>
            <label htmlFor={id}>
              <Text as="span" fontWeight="500">
                Work photos
              </Text>
            </label>
            <Text color="fg.muted" fontSize="sm">
              {`${photos.length} of ${LIMITS.workPhotos}. At most 40 MB each.`}
            </Text>
          </Box>
          <FileButton inputId={id} multiple buttonRef={button} off={free <= 0} onChoose={choose}>
            Add photos
          </FileButton>
        </Flex>
        <UploadList items={upload.items} onRetry={retry} onRemove={remove} />
      </Box>
      {photos.length > 0 && (
        <PhotoListLoader
          photos={photos}
          onChange={onChange}
          onEmpty={focusButton}
          renderDetails={renderDetails}
        />
      )}
    </Section>
  );
}
