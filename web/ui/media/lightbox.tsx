import { rendition } from '@doorstep/domain/pictures/picture';
import { useMemo, useState, type SyntheticEvent } from 'react';
import LightboxView from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Box, chakra } from '@chakra-ui/react';
import { isNewPicture } from '../../lib/files/new-pictures.ts';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';

interface BeforeAfterProps {
  before: { src: string; alt: string };
  after: { src: string; alt: string };
}

const ComparedPhoto = chakra('img', {
  base: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
});

const Side = chakra('span', {
  base: {
    position: 'absolute',
    top: '3',
    px: '3',
    py: '1',
    borderRadius: 'full',
    bg: 'black/60',
    color: 'white',
    fontSize: 'sm',
    fontWeight: '600',
  },
});

/** The slider needs these events. The lightbox would show the next photo at each of them. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** Two photos of the same place. A slider moves the line between them. */
function BeforeAfter({ before, after }: BeforeAfterProps) {
  const [percent, setPercent] = useState(50);
  return (
    <Box w="min(100%, (100dvh - 12rem) * 4 / 3)" minW="0" px="2">
      <Box position="relative" aspectRatio="4 / 3" borderRadius="xl" overflow="hidden">
        <ComparedPhoto src={after.src} alt={after.alt} draggable={false} />
        <ComparedPhoto
          src={before.src}
          alt={before.alt}
          draggable={false}
          style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        />
        <Box
          position="absolute"
          insetBlock="0"
          w="2px"
          ms="-1px"
          bg="white"
          style={{ left: `${percent}%` }}
        />
        {percent > 15 && <Side left="3">Before</Side>}
        {percent < 85 && <Side right="3">After</Side>}
      </Box>
      <chakra.input
        type="range"
        aria-label="Before and after"
        aria-valuetext={`${percent}% before, ${100 - percent}% after`}
        min={0}
        max={100}
        step={5}
        value={percent}
        display="block"
        w="full"
        h="11"
        mt="2"
        accentColor="white"
        cursor="ew-resize"
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        onPointerDown={keep}
        onPointerMove={keep}
        onPointerUp={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Tab') keep(event);
        }}
      />
    </Box>
  );
}

interface Photo {
  url: string;
  alt: string;
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

const PLUGINS = [Captions, Zoom];

/** Shows the photos in full size: swipe, zoom, arrow keys, Escape. */
export function Lightbox({ label, photos, start, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start);
  /** Renditions that do not exist; the original is shown instead. */
  const [missing, setMissing] = useState<readonly string[]>([]);
  const slides = useMemo(() => {
    const loaded = ({ url, alt }: Photo) => {
      const largest = rendition(url, 1600);
      return { src: isNewPicture(url) || missing.includes(largest) ? url : largest, alt };
    };
    return photos.map(({ caption, before, ...photo }) => ({
      ...loaded(photo),
      ...(caption && { description: caption }),
      ...(before && { before: loaded(before) }),
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
        slide: ({ slide }) => {
          const pair = slides.find((one) => one === slide);
          return pair?.before && <BeforeAfter before={pair.before} after={{ ...pair }} />;
        },
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
