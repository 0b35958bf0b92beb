import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cropPicture } from '../../../lib/files/shrink-picture.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

const MAX_ZOOM = 4;

export interface CropDialogProps {
  /** What the picture is used for, in lower case. */
  label: string;
  shape: 'circle' | 'wide';
  /** Width divided by height. */
  aspect: number;
  file: File;
  /** Called with the chosen part, or with the whole file if the browser cannot show it. */
  onDone: (file: File) => void;
  onCancel: () => void;
  /** The element to focus after the dialog was closed. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Lets a person choose the part of a picture that is shown: move, zoom and rotate. */
export function CropDialog(props: CropDialogProps) {
  const { label, shape, aspect, file, onDone, onCancel, finalFocus } = props;
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const crop = async () => {
    if (area === null || isBusy) return;
    setIsBusy(true);
    try {
      onDone(await cropPicture(file, { ...area, turns }));
    } catch (error) {
      // The upload tells the person why the file cannot be used.
      console.info('The picture could not be cropped', error);
      onDone(file);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onCancel}
      title={`Adjust ${label}`}
      finalFocus={finalFocus}
      role="dialog"
      still
      action={
        <Button aria-busy={isBusy || undefined} onClick={() => void crop()}>
          Use picture
        </Button>
      }
    >
      <Text color="fg.muted" mb="3">
        Drag the picture, or move it with the arrow keys.
        {shape === 'wide' && <span> Phones show a little less at both sides.</span>}
      </Text>
      <Box position="relative" h={{ base: '16rem', md: '20rem' }} bg="bg.muted">
        <Cropper
          image={url}
          aspect={aspect}
          cropShape={shape === 'circle' ? 'round' : 'rect'}
          crop={position}
          zoom={zoom}
          rotation={turns * 90}
          maxZoom={MAX_ZOOM}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ onError: () => onDone(file) }}
          cropperProps={{ role: 'group', 'aria-label': 'Position of the picture' }}
          disableAutomaticStylesInjection
        />
      </Box>
      <Flex mt="4" gap="4" align="center">
        <chakra.label display="flex" flex="1" minW="0" gap="3" alignItems="center" fontWeight="500">
          Zoom
          <chakra.input
            type="range"
            flex="1"
            minW="0"
            h="11"
            css={{ accentColor: '{colors.accent.line}' }}
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
        </chakra.label>
        <Button variant="outline" onClick={() => setTurns((turns + 1) % 4)}>
          <RotateCw size={16} aria-hidden="true" />
          Rotate
        </Button>
      </Flex>
    </ConfirmDialog>
  );
}
