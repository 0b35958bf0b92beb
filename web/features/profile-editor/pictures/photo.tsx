import { Box, chakra, Flex, Image } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronLeft, ChevronRight, GripVertical, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';

interface PhotoButtonProps {
  label: string;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function PhotoButton({ label, off = false, ...props }: PhotoButtonProps) {
  return (
    <AriaDisabledButton
      variant="ghost"
      boxSize="11"
      px="0"
      aria-label={label}
      off={off}
      {...props}
    />
  );
}

interface PhotoProps {
  url: string;
  position: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Shown below the photo. */
  children: ReactNode;
}

/** A work photo that can be dragged, with buttons to move and remove it. */
export function Photo({ url, position, isLast, onMove, onRemove, children }: PhotoProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    isDragging,
    transform,
    transition,
  } = useSortable({ id: url });
  return (
    <Box
      as="li"
      ref={setNodeRef}
      minW="0"
      position="relative"
      zIndex={isDragging ? '1' : undefined}
      opacity={isDragging ? '0.85' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <chakra.button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Drag photo ${position}`}
        display="block"
        w="full"
        borderRadius="xl"
        cursor={isDragging ? 'grabbing' : 'grab'}
        touchAction="manipulation"
        focusVisibleRing="outside"
      >
        <Image
          src={url}
          alt={`Work photo ${position}`}
          htmlWidth={400}
          htmlHeight={300}
          w="full"
          h="auto"
          aspectRatio="photo"
          objectFit="cover"
          borderRadius="xl"
          bg="bg.muted"
          loading="lazy"
          draggable={false}
        />
        <Flex
          position="absolute"
          top="2"
          insetEnd="2"
          boxSize="8"
          align="center"
          justify="center"
          borderRadius="lg"
          bg="bg/85"
          color="fg.muted"
          aria-hidden="true"
        >
          <GripVertical size={18} />
        </Flex>
      </chakra.button>
      <Flex justify="center">
        <PhotoButton
          label={`Move photo ${position} left`}
          off={position === 1}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft size={18} />
        </PhotoButton>
        <PhotoButton label={`Move photo ${position} right`} off={isLast} onClick={() => onMove(1)}>
          <ChevronRight size={18} />
        </PhotoButton>
        <PhotoButton label={`Remove photo ${position}`} onClick={onRemove}>
          <X size={18} />
        </PhotoButton>
      </Flex>
      {children}
    </Box>
  );
}
