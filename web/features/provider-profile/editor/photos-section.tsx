import { Box, Button, Flex, Image, SimpleGrid, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileButton } from '../../../ui/file-button.tsx';
import { NotUploaded } from '../../../ui/image-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { PHOTO_RATIO } from '../photo-ratio.ts';
import { Section } from './fields.tsx';
import { EDITOR_MESSAGES } from './messages.ts';
import type { ProfileForm } from './profile-form.ts';
import type { FieldUpload } from './use-upload.ts';

/** The list with two neighbours changed over. */
function swapped(list: readonly string[], from: number, to: number): string[] {
  const next = [...list];
  const [a, b] = [list[from], list[to]];
  if (a !== undefined && b !== undefined) [next[from], next[to]] = [b, a];
  return next;
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, ...props }: ToolProps) {
  return <Button variant="ghost" boxSize="11" px="0" aria-label={label} {...props} />;
}

interface PhotoProps {
  url: string;
  position: number;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Photo({ url, position, last, onMove, onRemove }: PhotoProps) {
  return (
    <Box as="li" minW="0">
      <Image
        src={url}
        alt={`Work photo ${position}`}
        htmlWidth={400}
        htmlHeight={300}
        w="full"
        h="auto"
        aspectRatio={PHOTO_RATIO}
        objectFit="cover"
        borderRadius="xl"
        bg="bg.muted"
        loading="lazy"
      />
      <Flex justify="center">
        <Tool
          label={`Move photo ${position} left`}
          disabled={position === 1}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft size={18} />
        </Tool>
        <Tool label={`Move photo ${position} right`} disabled={last} onClick={() => onMove(1)}>
          <ChevronRight size={18} />
        </Tool>
        <Tool label={`Remove photo ${position}`} onClick={onRemove}>
          <Trash2 size={17} />
        </Tool>
      </Flex>
    </Box>
  );
}

/** Photos of past work: chosen several at a time, ordered and removed by buttons. */
export function PhotosSection({ upload }: { upload: FieldUpload }) {
  const id = useId();
  const { control, setValue } = useFormContext<ProfileForm>();
  const photos = useWatch({ control, name: 'work_photos' });
  const room = LIMITS.workPhotos - photos.length;

  const choose = (files: File[]) => {
    if (files.length > room) toast.error(EDITOR_MESSAGES.tooManyPhotos);
    if (files.length === 0 || room > 0) upload.choose(files.slice(0, room));
  };
  const set = (list: string[]) => setValue('work_photos', list);

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
              {photos.length} of {LIMITS.workPhotos}. At most 5 MB each.
            </Text>
          </Box>
          <FileButton
            inputId={id}
            multiple
            disabled={room <= 0 || upload.current !== null}
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
              onCancel={upload.cancel}
            />
          </Box>
        )}
        <NotUploaded names={upload.failed} />
      </Box>
      {photos.length > 0 && (
        <SimpleGrid as="ul" columns={{ base: 2, md: 3 }} gap="4" listStyleType="none">
          {photos.map((url, i) => (
            <Photo
              key={url}
              url={url}
              position={i + 1}
              last={i === photos.length - 1}
              onMove={(by) => set(swapped(photos, i, i + by))}
              onRemove={() => set(photos.filter((_, at) => at !== i))}
            />
          ))}
        </SimpleGrid>
      )}
    </Section>
  );
}
