import { Box, Flex, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Swiper as Carousel } from 'swiper';
import { useLoad } from '../../../lib/use-load.ts';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { photosInView, readGalleryPosition } from './gallery-position.ts';
import { WorkSlide, type PhotosProps } from './work-photo.tsx';

/** The width of each photo: one with a part of the next, two or three in view. */
const photoWidth = (count: number) => ({
  base: count > 1 ? 'calc((100% - 0.1rem) / 1.1)' : '100%',
  md: 'calc((100% - 1rem) / 2)',
  lg: 'calc((100% - 2rem) / 3)',
});

/** How many photos are in view from each width on. */
const PER_VIEW = { base: 1, md: 2, lg: 3 } as const;

/** The photos in a scrollable row, which works without code. */
function PhotoRow({
  slides,
  row,
  ...props
}: PhotosProps & { row: RefObject<HTMLDivElement | null> }) {
  return (
    <Flex
      ref={row}
      gap="4"
      overflowX="auto"
      scrollSnapType="x mandatory"
      borderRadius="2xl"
      // A hidden element ignores the height of its content, so only the frames are hidden: they
      // have a height of their own.
      css={{ '& figure > :first-child': { animation: 'unseen 0.2s' } }}
    >
      {slides.map((slide, i) => (
        <Box
          key={`${slide.url}-${i}`}
          w={photoWidth(slides.length)}
          flexShrink="0"
          scrollSnapAlign="start"
        >
          <WorkSlide slide={slide} number={i + 1} {...props} />
        </Box>
      ))}
    </Flex>
  );
}

/** The photos that the carousel shows. */
interface View {
  /** The index of the first one, from 0. */
  first: number;
  perView: number;
  isBeginning: boolean;
  isEnd: boolean;
}

const viewOf = ({ activeIndex, params, isBeginning, isEnd }: Carousel): View => ({
  first: activeIndex,
  perView: Math.floor(Number(params.slidesPerView)),
  isBeginning,
  isEnd,
});

interface StepButtonProps {
  label: string;
  off: boolean;
  onClick: () => void;
  children: ReactNode;
}

function StepButton({ label, ...props }: StepButtonProps) {
  return <AriaDisabledButton variant="outline" boxSize="11" px="0" aria-label={label} {...props} />;
}

interface ControlsProps {
  count: number;
  /** Null while the photos are in a row. */
  view: View | null;
  onStep: (by: -1 | 1) => void;
}

/** Shows which photos are in view, and the buttons. Shows nothing if all photos are in view. */
function Controls({ count, view, onStep }: ControlsProps) {
  if (view?.isBeginning && view.isEnd) return null;
  const shownWithMoreThan = (perView: number) => (count > perView ? 'flex' : 'none');
  return (
    <Flex
      mt="4"
      gap="3"
      align="center"
      justify="space-between"
      _print={{ display: 'none' }}
      display={{
        base: shownWithMoreThan(PER_VIEW.base),
        md: shownWithMoreThan(PER_VIEW.md),
        lg: shownWithMoreThan(PER_VIEW.lg),
      }}
    >
      <Text color="fg.muted" fontSize="sm" aria-hidden="true">
        {view ? (
          photosInView(view.first, view.perView, count)
        ) : (
          <>
            <Box as="span" hideFrom="md">
              {photosInView(0, PER_VIEW.base, count)}
            </Box>
            <Box as="span" hideBelow="md" hideFrom="lg">
              {photosInView(0, PER_VIEW.md, count)}
            </Box>
            <Box as="span" hideBelow="lg">
              {photosInView(0, PER_VIEW.lg, count)}
            </Box>
          </>
        )}
      </Text>
      <Flex gap="3">
        <StepButton
          label="Previous photo"
          off={view?.isBeginning ?? true}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft size={20} />
        </StepButton>
        <StepButton label="Next photo" off={view?.isEnd ?? false} onClick={() => onStep(1)}>
          <ChevronRight size={20} />
        </StepButton>
      </Flex>
    </Flex>
  );
}

/**
 * Photos with buttons: a row, which becomes a carousel when a pointer or the focus is on it. The
 * carousel starts at the photo that the row had reached.
 */
export function Photos(props: PhotosProps) {
  const row = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [view, setView] = useState<View | null>(null);
  const code = useLoad(isWanted ? 'work-carousel' : 'row', async () => {
    if (!isWanted) return null;
    const { WorkCarousel } = await import('./work-carousel.tsx');
    return { WorkCarousel, start: await readGalleryPosition(row.current) };
  });
  const loaded = code.status === 'ready' ? code.data : null;
  const failure = code.status === 'error' ? code.error : null;
  useEffect(() => {
    if (failure)
      console.warn('The carousel could not be loaded; the photos stay in a row', failure);
  }, [failure]);
  const focused = loaded?.start.focused ?? -1;
  useEffect(() => {
    const photos = box.current?.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]');
    if (carousel) photos?.[focused]?.focus({ preventScroll: true });
  }, [carousel, focused]);

  const step = (by: -1 | 1) => {
    if (carousel) {
      if (by === 1) carousel.slideNext();
      else carousel.slidePrev();
    } else {
      setWanted(true);
      row.current?.scrollBy({ left: by * (row.current.firstElementChild?.clientWidth ?? 0) });
    }
  };
  // Swiper's keyboard module listens on the whole document, so the keys are handled here instead.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    step(event.key === 'ArrowLeft' ? -1 : 1);
    event.preventDefault();
  };
  return (
    <Box
      ref={box}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Photos of work by ${isolate(props.name)}`}
      tabIndex={0}
      focusVisibleRing="outside"
      borderRadius="2xl"
      onPointerOver={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onKeyDown={onKeyDown}
    >
      {loaded ? (
        <loaded.WorkCarousel
          {...props}
          start={loaded.start.first}
          onCarousel={setCarousel}
          onView={(swiper) => setView(viewOf(swiper))}
        />
      ) : (
        <PhotoRow {...props} row={row} />
      )}
      {failure === null && <Controls count={props.slides.length} view={view} onStep={step} />}
    </Box>
  );
}
