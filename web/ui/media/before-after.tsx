import { Box, chakra } from '@chakra-ui/react';
import { useState, type SyntheticEvent } from 'react';

interface BeforeAfterProps {
  before: { src: string; alt: string };
  after: { src: string; alt: string };
}

const Photo = chakra('img', {
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
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const [percent, setPercent] = useState(50);
  return (
    <Box w="min(100%, (100dvh - 12rem) * 4 / 3)" minW="0" px="2">
      <Box position="relative" aspectRatio="4 / 3" borderRadius="xl" overflow="hidden">
        <Photo src={after.src} alt={after.alt} draggable={false} />
        <Photo
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
