import { Box, Flex, Image, SimpleGrid } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';

/** The list with two neighbours changed over. */
function swapped(list: readonly string[], from: number, to: number): string[] {
  const next = [...list];
  const [a, b] = [list[from], list[to]];
  if (a !== undefined && b !== undefined) [next[from], next[to]] = [b, a];
  return next;
}

interface ToolProps {
  label: string;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, off = false, ...props }: ToolProps) {
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
        aspectRatio="photo"
        objectFit="cover"
        borderRadius="xl"
        bg="bg.muted"
        loading="lazy"
      />
      <Flex justify="center">
        <Tool label={`Move photo ${position} left`} off={position === 1} onClick={() => onMove(-1)}>
          <ChevronLeft size={18} />
        </Tool>
        <Tool label={`Move photo ${position} right`} off={last} onClick={() => onMove(1)}>
          <ChevronRight size={18} />
        </Tool>
        <Tool label={`Remove photo ${position}`} onClick={onRemove}>
          <Trash2 size={17} />
        </Tool>
      </Flex>
    </Box>
  );
}

interface PhotoListProps {
  photos: readonly string[];
  onChange: (photos: string[]) => void;
  /** The last one was removed: where the focus goes. */
  onEmpty: () => void;
}

/**
 * The photos in order, each with its buttons. A button that was pressed moves or goes with its
 * photo: the focus follows the photo, or goes to the one that takes its place.
 */
export function PhotoList({ photos, onChange, onEmpty }: PhotoListProps) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelector<HTMLElement>(`[aria-label="${next.current}"]`)?.focus();
    next.current = null;
  }, [photos]);

  const move = (from: number, by: -1 | 1) => {
    next.current = `Move photo ${from + by + 1} ${by < 0 ? 'left' : 'right'}`;
    onChange(swapped(photos, from, from + by));
  };
  const remove = (index: number) => {
    next.current = `Remove photo ${Math.min(index + 1, photos.length - 1)}`;
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
          last={i === photos.length - 1}
          onMove={(by) => move(i, by)}
          onRemove={() => remove(i)}
        />
      ))}
    </SimpleGrid>
  );
}
