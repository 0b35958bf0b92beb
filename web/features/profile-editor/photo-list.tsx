import { Box, Flex, Image, SimpleGrid } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';

/** Returns the list with two entries swapped. */
function swapped(list: readonly string[], from: number, to: number): string[] {
  const next = [...list];
  const [a, b] = [list[from], list[to]];
  if (a !== undefined && b !== undefined) [next[from], next[to]] = [b, a];
  return next;
}

interface PhotoButtonProps {
  label: string;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function PhotoButton({ label, off = false, ...props }: PhotoButtonProps) {
  return (
    <SteadyButton variant="ghost" boxSize="11" px="0" aria-label={label} off={off} {...props} />
  );
}

interface PhotoProps {
  url: string;
  position: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Photo({ url, position, isLast, onMove, onRemove }: PhotoProps) {
  return (
    <Box as="li" minW="0">
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
      />
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
          <Trash2 size={17} />
        </PhotoButton>
      </Flex>
    </Box>
  );
}

interface PhotoListProps {
  photos: readonly string[];
  onChange: (photos: string[]) => void;
  /** Called when the last photo is removed, to move the focus elsewhere. */
  onEmpty: () => void;
}

/**
 * The photos in order, each with buttons to move and remove it. After a move the focus follows the
 * photo; after a removal it goes to the next photo.
 */
export function PhotoList({ photos, onChange, onEmpty }: PhotoListProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusLabel = useRef<string | null>(null);
  useEffect(() => {
    if (focusLabel.current === null) return;
    list.current?.querySelector<HTMLElement>(`[aria-label="${focusLabel.current}"]`)?.focus();
    focusLabel.current = null;
  }, [photos]);

  const move = (from: number, by: -1 | 1) => {
    focusLabel.current = `Move photo ${from + by + 1} ${by < 0 ? 'left' : 'right'}`;
    onChange(swapped(photos, from, from + by));
  };
  const remove = (index: number) => {
    focusLabel.current = `Remove photo ${Math.min(index + 1, photos.length - 1)}`;
    onChange(photos.filter((_, at) => at !== index));
    if (photos.length === 1) onEmpty();
  };
  return (
    <SimpleGrid as="ul" ref={list} columns={{ base: 2, md: 3 }} gap="4" listStyleType="none">
      {photos.map((url, i) => (
        <Photo
          key={url}
          url={url}
          position={i + 1}
          isLast={i === photos.length - 1}
          onMove={(by) => move(i, by)}
          onRemove={() => remove(i)}
        />
      ))}
    </SimpleGrid>
  );
}
