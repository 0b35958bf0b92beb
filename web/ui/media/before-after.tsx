import { Box, chakra } from '@chakra-ui/react';
import { useState, type SyntheticEvent } from 'react';

export interface Side {
  src: string;
  alt: string;
}

interface BeforeAfterProps {
  before: Side;
  after: Side;
}

/** A whole photo. Its opaque ground covers the photo below it beside its own edges. */
const Photo = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    objectFit: 'contain',
    bg: 'black',
  },
});

/** Width by height of the box until a photo is loaded. */
const INITIAL_RATIO = 4 / 3;

const Label = chakra('span', {
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

/**
 * Two photos of the same place, whole and in boxes of one size, which has the shape of the narrower
 * photo. A slider moves the line between them.
 */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const [percent, setPercent] = useState(50);
  const [ratio, setRatio] = useState<number | null>(null);
  const shape = ratio ?? INITIAL_RATIO;
  const fit = ({
    currentTarget: { naturalWidth, naturalHeight },
  }: SyntheticEvent<HTMLImageElement>) =>
    setRatio((known) => Math.min(known ?? Infinity, naturalWidth / naturalHeight));
  return (
    <Box minW="0" px="2" style={{ width: `min(100%, (100dvh - 12rem) * ${shape})` }}>
      <Box
        position="relative"
        borderRadius="xl"
        overflow="hidden"
        style={{ aspectRatio: String(shape) }}
      >
        <Photo src={after.src} alt={after.alt} draggable={false} onLoad={fit} />
        <Photo
          src={before.src}
          alt={before.alt}
          draggable={false}
          onLoad={fit}
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
        {percent > 15 && <Label left="3">Before</Label>}
        {percent < 85 && <Label right="3">After</Label>}
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
