import { SimpleGrid } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useEffect, useRef, type ReactNode } from 'react';
import { Photo } from './photo.tsx';

const INSTRUCTIONS =
  'To move a photo, press Space, move it with the arrow keys, and press Space again. Escape cancels.';

/** Texts that screen readers announce while a photo is moved. */
function announcements(photos: readonly string[]): Announcements {
  const position = (id: UniqueIdentifier | undefined) => photos.findIndex((url) => url === id) + 1;
  const name = (id: UniqueIdentifier) => `Photo ${position(id)}`;
  const place = (id: UniqueIdentifier | undefined) => `place ${position(id)} of ${photos.length}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)} is lifted.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is over ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${name(active.id)} is at ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  };
}

export interface PhotoListProps {
  photos: readonly string[];
  onChange: (photos: string[]) => void;
  /** Called when the last photo is removed, to move the focus elsewhere. */
  onEmpty: () => void;
  /** Renders what is stored about a photo. */
  renderDetails: (url: string) => ReactNode;
}

/**
 * The photos in order. Mouse, touch and keyboard drag them, and buttons move and remove them. After
 * a move by a button the focus follows the photo; after a removal it goes to the next photo.
 */
export function PhotoList({ photos, onChange, onEmpty, renderDetails }: PhotoListProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusLabel = useRef<string | null>(null);
  useEffect(() => {
    if (focusLabel.current === null) return;
    list.current?.querySelector<HTMLElement>(`[aria-label="${focusLabel.current}"]`)?.focus();
    focusLabel.current = null;
  }, [photos]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A short touch scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const move = (from: number, by: -1 | 1) => {
    focusLabel.current = `Move photo ${from + by + 1} ${by < 0 ? 'left' : 'right'}`;
    onChange(arrayMove([...photos], from, from + by));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((id) => photos.findIndex((url) => url === id));
    if (from === undefined || to === undefined || to < 0 || from === to) return;
    onChange(arrayMove([...photos], from, to));
  };
  const remove = (index: number) => {
    focusLabel.current = `Remove photo ${Math.min(index + 1, photos.length - 1)}`;
    onChange(photos.filter((_, at) => at !== index));
    if (photos.length === 1) onEmpty();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcements(photos),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={[...photos]}>
        <SimpleGrid as="ul" ref={list} columns={{ base: 2, md: 3 }} gap="4" listStyleType="none">
          {photos.map((url, i) => (
            <Photo
              key={url}
              url={url}
              position={i + 1}
              isLast={i === photos.length - 1}
              onMove={(by) => move(i, by)}
              onRemove={() => remove(i)}
            >
              {renderDetails(url)}
            </Photo>
          ))}
        </SimpleGrid>
      </SortableContext>
    </DndContext>
  );
}
