import { rendition } from '@doorstep/domain/pictures/picture';
import { useMemo, useState } from 'react';
import LightboxView from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';

export interface LightboxProps {
  /** The name of the dialog, for example 'Photos from Dana'. */
  label: string;
  photos: readonly { url: string; alt: string; caption?: string | null }[];
  /** The index of the photo that it opens with. */
  start: number;
  onClose: () => void;
}

const PLUGINS = [Captions, Zoom];

/** Shows the photos in full size: swipe, zoom, arrow keys, Escape. */
export function Lightbox({ label, photos, start, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start);
  /** Renditions that do not exist; the original is shown instead. */
  const [missing, setMissing] = useState<readonly string[]>([]);
  const slides = useMemo(
    () =>
      photos.map(({ url, alt, caption }) => {
        const largest = rendition(url, 1600);
        const src = missing.includes(largest) ? url : largest;
        return { src, alt, ...(caption && { description: caption }) };
      }),
    [photos, missing],
  );
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
        controls: () => (
          <div className="yarl__counter" aria-hidden="true">
            {`${index + 1} of ${photos.length}`}
          </div>
        ),
      }}
      // Small photos can be enlarged too.
      zoom={{ maxZoomPixelRatio: 2 }}
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
