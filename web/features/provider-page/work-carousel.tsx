import { Box, Flex, Text } from '@chakra-ui/react';
import 'swiper/css';
import { isolate } from '@doorstep/domain/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Swiper as Carousel } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { photosInView, type GalleryPosition } from './gallery-position.ts';
import { WorkSlide, type PhotosProps } from './work-photo.tsx';

export { readGalleryPosition } from './gallery-position.ts';

/** Slides per view: 1 on small screens, with a part of the next, then 2 and 3. */
const BREAKPOINTS = { 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } };

/** Which slides are in view. */
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
  children: React.ReactNode;
}

function StepButton({ label, ...props }: StepButtonProps) {
  return <AriaDisabledButton variant="outline" boxSize="11" px="0" aria-label={label} {...props} />;
}

interface WorkCarouselProps extends PhotosProps {
  /** The position in the row of photos that the carousel replaces. */
  start: GalleryPosition;
}

/** The photos as a carousel. It takes over the position and the focus of the row. */
export function WorkCarousel(props: WorkCarouselProps) {
  const { name, slides, onMissing, onOpen, start } = props;
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [view, setView] = useState<View>({
    first: 0,
    perView: 1,
    isBeginning: true,
    isEnd: true,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (start.hasFocus) box.current?.focus({ preventScroll: true });
  }, [start]);
  const updateView = (swiper: Carousel) => setView(viewOf(swiper));
  const showsAll = view.isBeginning && view.isEnd;
  // Swiper's keyboard module listens on the whole document, so the keys are handled here instead.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') carousel?.slidePrev();
    else if (event.key === 'ArrowRight') carousel?.slideNext();
    else return;
    event.preventDefault();
  };
  return (
    <Box
      ref={box}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Photos of work by ${isolate(name)}`}
      tabIndex={0}
      focusVisibleRing="outside"
      borderRadius="2xl"
      onKeyDown={onKeyDown}
    >
      <Swiper
        modules={[A11y]}
        initialSlide={start.first}
        slidesPerView={slides.length > 1 ? 1.1 : 1}
        spaceBetween={16}
        breakpoints={BREAKPOINTS}
        a11y={{ slideLabelMessage: '{{index}} of {{slidesLength}}' }}
        onSwiper={(swiper) => {
          setCarousel(swiper);
          updateView(swiper);
        }}
        onSlideChange={updateView}
        onResize={updateView}
        onBreakpoint={updateView}
      >
        {slides.map((slide, i) => (
          <SwiperSlide key={`${slide.url}-${i}`}>
            <WorkSlide
              slide={slide}
              number={i + 1}
              name={name}
              draggable={false}
              onMissing={onMissing}
              onOpen={onOpen}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      {!showsAll && (
        <Flex mt="4" gap="3" align="center" justify="space-between" _print={{ display: 'none' }}>
          <Text color="fg.muted" fontSize="sm" aria-hidden="true">
            {photosInView(view.first, view.perView, slides.length)}
          </Text>
          <Flex gap="3">
            <StepButton
              label="Previous photo"
              off={view.isBeginning}
              onClick={() => carousel?.slidePrev()}
            >
              <ChevronLeft size={20} />
            </StepButton>
            <StepButton label="Next photo" off={view.isEnd} onClick={() => carousel?.slideNext()}>
              <ChevronRight size={20} />
            </StepButton>
          </Flex>
        </Flex>
      )}
    </Box>
  );
}
