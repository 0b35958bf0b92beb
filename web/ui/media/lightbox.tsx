import { rendition } from '@doorstep/domain/pictures/picture';
import { useMemo, useState } from 'react';
import LightboxView, { type GenericSlide, type Slide } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { isNewPicture } from '../../lib/files/new-pictures.ts';
import { BeforeAfter, type Side } from './before-after.tsx';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';

interface Photo {
  url: string;
  alt: string;
}

const PAIR = 'before-after';

/** Two photos of the same place, which the zoom enlarges together. */
interface PairSlide extends GenericSlide {
  type: typeof PAIR;
  before: Side;
  after: Side;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    [PAIR]: PairSlide;
  }
}

export interface LightboxProps {
  /** The name of the dialog, for example 'Photos from Dana'. */
  label: string;
  /** The photo of the same place before the work. The lightbox then compares both with a slider. */
  photos: readonly (Photo & { caption?: string | null; before?: Photo | null })[];
  /** The index of the photo that it opens with. */
  start: number;
  onClose: () => void;
}

/** How much a pair can be enlarged. A photo alone is limited by its pixels. */
const MAX_PAIR_ZOOM = 4;
const PLUGINS = [Captions, Zoom];

/** Shows the photos in full size: swipe, zoom, arrow keys, Escape. */
export function Lightbox({ label, photos, start, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start);
  /** Renditions that do not exist; the original is shown instead. */
  const [missing, setMissing] = useState<readonly string[]>([]);
  const slides = useMemo((): Slide[] => {
    const loaded = ({ url, alt }: Photo) => {
      const largest = rendition(url, 1600);
      return { src: isNewPicture(url) || missing.includes(largest) ? url : largest, alt };
    };
    return photos.map(({ caption, before, ...photo }) => ({
      ...(before ? { type: PAIR, before: loaded(before), after: loaded(photo) } : loaded(photo)),
      ...(caption && { description: caption }),
    }));
  }, [photos, missing]);
  return (
    <LightboxView
      open
      close={onClose}
      slides={slides}
      index={index}
      on={{ view: (view) => setIndex(view.index) }}
      plugins={PLUGINS}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      // The plugin's counter has three texts beside each other, which a translator would break.
      render={{
        slide: ({ slide }) =>
          slide.type === PAIR && <BeforeAfter before={slide.before} after={slide.after} />,
        controls: () => (
          <div className="yarl__counter" aria-hidden="true">
            {`${index + 1} of ${photos.length}`}
          </div>
        ),
      }}
      // Small photos can be enlarged too.
      zoom={{ maxZoomPixelRatio: 2, supports: [PAIR], maxZoom: MAX_PAIR_ZOOM }}
      labels={{ Lightbox: label, Previous: 'Previous photo', Next: 'Next photo' }}
      portal={{
        container: {
          onErrorCapture: ({ target }) => {
            if (target instanceof HTMLImageElement) setMissing((all) => [...all, target.src]);
          },
        },
      }}
    />
  );
}
