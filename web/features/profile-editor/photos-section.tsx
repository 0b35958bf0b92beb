import { Box, Flex, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { useId } from 'react';
import { FileButton } from '../../ui/forms/file-button.tsx';
import { NotUploaded } from '../../ui/forms/image-field.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { UploadProgress } from '../../ui/forms/upload-progress.tsx';
import { Section, usePictures } from './fields.tsx';
import { EDITOR_MESSAGES } from './messages.ts';
import { PhotoList } from './photo-list.tsx';
import type { FieldUpload } from './use-upload.ts';

/** The photos of past work. Several can be chosen at once; buttons move and remove them. */
export function PhotosSection({ upload }: { upload: FieldUpload }) {
  const id = useId();
  const { value: photos, onChange, button } = usePictures('work_photos');
  const focusButton = () => button.current?.focus();
  const free = LIMITS.workPhotos - photos.length;

  const choose = (files: File[]) => {
    if (files.length > free) toast.error(EDITOR_MESSAGES.tooManyPhotos);
    if (files.length === 0 || free > 0) upload.choose(files.slice(0, free));
  };

  return (
    <Section title="Work Gallery">
      <Box>
        <Flex align="center" justify="space-between" gap="4" wrap="wrap">
          <Box>
            <label htmlFor={id}>
              <Text as="span" fontWeight="500">
                Work photos
              </Text>
            </label>
            <Text color="fg.muted" fontSize="sm">
              {photos.length} of {LIMITS.workPhotos}. At most 40 MB each.
            </Text>
          </Box>
          <FileButton
            inputId={id}
            multiple
            buttonRef={button}
            off={free <= 0 || upload.current !== null}
            onChoose={choose}
          >
            Add photos
          </FileButton>
        </Flex>
        {upload.current && (
          <Box mt="4">
            <UploadProgress
              label={`Uploading ${upload.current.name}`}
              part={upload.current.part}
              onCancel={() => {
                upload.cancel();
                focusButton();
              }}
            />
          </Box>
        )}
        <NotUploaded names={upload.failed} />
      </Box>
      {photos.length > 0 && <PhotoList photos={photos} onChange={onChange} onEmpty={focusButton} />}
    </Section>
  );
}
