import 'swiper/css';
import type { Swiper as Carousel } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { WorkSlide, type PhotosProps } from './work-photo.tsx';

/** Slides per view: 1 on small screens, with a part of the next, then 2 and 3. */
const BREAKPOINTS = { 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } };

interface WorkCarouselProps extends PhotosProps {
  /** The index of the first photo in view, from 0. */
  start: number;
  onCarousel: (carousel: Carousel) => void;
  /** Called when other photos are in view. */
  onView: (carousel: Carousel) => void;
}

/** Shows the photos as a carousel. Its script file loads when somebody turns to the gallery. */
export function WorkCarousel({ slides, start, onCarousel, onView, ...props }: WorkCarouselProps) {
  return (
    <Swiper
      modules={[A11y]}
      initialSlide={start}
      slidesPerView={slides.length > 1 ? 1.1 : 1}
      spaceBetween={16}
      breakpoints={BREAKPOINTS}
      a11y={{ slideLabelMessage: '{{index}} of {{slidesLength}}' }}
      onSwiper={(swiper) => {
        onCarousel(swiper);
        onView(swiper);
      }}
      onSlideChange={onView}
      onResize={onView}
      onBreakpoint={onView}
    >
      {slides.map((slide, i) => (
        <SwiperSlide key={`${slide.url}-${i}`}>
          <WorkSlide slide={slide} number={i + 1} draggable={false} {...props} />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
