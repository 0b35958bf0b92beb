import { Box, Flex, Text } from '@chakra-ui/react';
import 'swiper/css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Swiper as Carousel } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { photosInView, type GalleryPlace } from './place-in-row.ts';
import { WorkPhoto, type PhotosProps } from './work-photo.tsx';

export { placeInRow } from './place-in-row.ts';

/** Slides in view by screen (spec §9): 1, on medium screens 2, on large ones 3. */
const BREAKPOINTS = { 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } };

/** What of the carousel is in view. */
interface Place {
  /** From 0. */
  first: number;
  perView: number;
  isBeginning: boolean;
  isEnd: boolean;
}

const placeOf = ({ activeIndex, params, isBeginning, isEnd }: Carousel): Place => ({
  first: activeIndex,
  perView: Number(params.slidesPerView),
  isBeginning,
  isEnd,
});

interface StepProps {
  label: string;
  off: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Step({ label, ...props }: StepProps) {
  return <AriaDisabledButton variant="outline" boxSize="11" px="0" aria-label={label} {...props} />;
}

/** `begin`: where somebody is in the row of photos, whose place it takes. */
export function WorkCarousel(props: PhotosProps & { begin: GalleryPlace }) {
  const { name, photos, onMissing, begin } = props;
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [place, setPlace] = useState<Place>({
    first: 0,
    perView: 1,
    isBeginning: true,
    isEnd: true,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (begin.hasFocus) box.current?.focus({ preventScroll: true });
  }, [begin]);
  const follow = (swiper: Carousel) => setPlace(placeOf(swiper));
  const still = place.isBeginning && place.isEnd;
  // Swiper's own keys listen on the whole document; these belong to the gallery while it has the focus.
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
      aria-label={`Photos of work by ${name}`}
      tabIndex={0}
      focusVisibleRing="outside"
      borderRadius="2xl"
      onKeyDown={onKeyDown}
    >
      <Swiper
        modules={[A11y]}
        initialSlide={begin.first}
        slidesPerView={1}
        spaceBetween={16}
        breakpoints={BREAKPOINTS}
        a11y={{ slideLabelMessage: '{{index}} of {{slidesLength}}' }}
        onSwiper={(swiper) => {
          setCarousel(swiper);
          follow(swiper);
        }}
        onSlideChange={follow}
        onResize={follow}
        onBreakpoint={follow}
      >
        {photos.map((url, i) => (
          <SwiperSlide key={`${url}-${i}`}>
            <WorkPhoto
              url={url}
              number={i + 1}
              name={name}
              draggable={false}
              onMissing={() => onMissing(url)}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      {!still && (
        <Flex mt="4" gap="3" align="center" justify="space-between">
          <Text color="fg.muted" fontSize="sm" aria-hidden="true">
            {photosInView(place.first, place.perView, photos.length)}
          </Text>
          <Flex gap="3">
            <Step
              label="Previous photo"
              off={place.isBeginning}
              onClick={() => carousel?.slidePrev()}
            >
              <ChevronLeft size={20} />
            </Step>
            <Step label="Next photo" off={place.isEnd} onClick={() => carousel?.slideNext()}>
              <ChevronRight size={20} />
            </Step>
          </Flex>
        </Flex>
      )}
    </Box>
  );
}
