import { Box, Button, chakra, Flex, Image, Text } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useId, type RefObject } from 'react';
import type { UploadItem } from '../../lib/files/upload-queue.ts';
import { FileButton } from './file-button.tsx';
import { UploadList } from './upload-list.tsx';

const FRAMES = {
  circle: { boxSize: '28', borderRadius: 'full' },
  wide: { w: 'full', aspectRatio: '3', borderRadius: '2xl' },
} as const;

interface ImageFieldProps {
  label: string;
  help: string;
  shape: 'circle' | 'wide';
  url: string | null;
  /** The file that is being uploaded, or that could not be uploaded. */
  uploads: readonly UploadItem[];
  isUploading: boolean;
  /** The ref of the upload button, which gets the focus for this field. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  onChoose: (files: File[]) => void;
  onRetry: (id: number) => void;
  /** Removes a file from the uploads, and cancels its upload. */
  onRemoveUpload: (id: number) => void;
  /** Removes the picture. */
  onRemove: () => void;
}

function Preview({ shape, url }: Pick<ImageFieldProps, 'shape' | 'url'>) {
  const frame = { ...FRAMES[shape], flexShrink: '0', bg: 'bg.muted' } as const;
  if (url !== null) return <Image {...frame} src={url} alt="" />;
  return (
    <Flex {...frame} align="center" justify="center" color="fg.subtle" aria-hidden="true">
      <ImagePlus size={28} />
    </Flex>
  );
}

/** Shows a picture of a profile, with buttons to upload, replace and remove it. */
export function ImageField(props: ImageFieldProps) {
  const { label, help, shape, url, uploads, isUploading, buttonRef: button } = props;
  const id = useId();
  const lower = label.toLowerCase();
  // The pressed button disappears, so the focus moves to the upload button.
  const focusAfter =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      act(...args);
      button.current?.focus();
    };
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" fontWeight="500" mb="2">
        {label}
      </chakra.label>
      <Flex
        direction={shape === 'wide' ? 'column' : { base: 'column', sm: 'row' }}
        align={shape === 'wide' ? 'stretch' : { sm: 'center' }}
        gap="4"
      >
        <Preview shape={shape} url={url} />
        <Flex direction="column" gap="2" flex="1" minW="0">
          <Flex gap="3" wrap="wrap">
            <FileButton inputId={id} buttonRef={button} off={isUploading} onChoose={props.onChoose}>
              {url === null ? `Upload ${lower}` : `Replace ${lower}`}
            </FileButton>
            {url !== null && !isUploading && (
              <Button variant="ghost" onClick={focusAfter(() => props.onRemove())}>
                {`Remove ${lower}`}
              </Button>
            )}
          </Flex>
          <UploadList
            items={uploads}
            onRetry={focusAfter(props.onRetry)}
            onRemove={focusAfter(props.onRemoveUpload)}
          />
          <Text color="fg.muted" fontSize="sm">
            {help}
          </Text>
        </Flex>
      </Flex>
    </Box>
  );
}
