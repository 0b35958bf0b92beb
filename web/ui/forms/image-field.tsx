import { Box, Button, chakra, Flex, Image, Text } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { FileButton } from './file-button.tsx';
import { UploadProgress } from './upload-progress.tsx';

const FRAMES = {
  circle: { boxSize: '28', borderRadius: 'full' },
  wide: { w: 'full', aspectRatio: '3', borderRadius: '2xl' },
} as const;

interface ImageFieldProps {
  label: string;
  help: string;
  shape: 'circle' | 'wide';
  url: string | null;
  upload: { name: string; part: number } | null;
  /** Names of files that could not be uploaded. */
  failed: readonly string[];
  /** The ref of the upload button, which gets the focus for this field. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  onChoose: (files: File[]) => void;
  onCancel: () => void;
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
  const { label, help, shape, url, upload, failed, buttonRef: button } = props;
  const id = useId();
  const lower = label.toLowerCase();
  // The pressed button disappears, so the focus moves to the upload button.
  const focusAfter = (act: () => void) => () => {
    act();
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
            <FileButton
              inputId={id}
              buttonRef={button}
              off={upload !== null}
              onChoose={props.onChoose}
            >
              {url === null ? `Upload ${lower}` : `Replace ${lower}`}
            </FileButton>
            {url !== null && upload === null && (
              <Button variant="ghost" onClick={focusAfter(props.onRemove)}>
                Remove {lower}
              </Button>
            )}
          </Flex>
          {upload && (
            <UploadProgress
              label={`Uploading ${upload.name}`}
              part={upload.part}
              onCancel={focusAfter(props.onCancel)}
            />
          )}
          <NotUploaded names={failed} />
          <Text color="fg.muted" fontSize="sm">
            {help}
          </Text>
        </Flex>
      </Flex>
    </Box>
  );
}

/** Lists the files that could not be uploaded, also after the error toast has disappeared. */
export function NotUploaded({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Text color="fg.error" fontSize="sm" overflowWrap="anywhere">
      Not uploaded: {names.join(', ')}
    </Text>
  );
}
