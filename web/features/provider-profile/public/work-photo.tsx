import { Picture } from '../../../ui/picture.tsx';
import { PHOTO_SIZES } from '../photo-sizes.ts';

interface WorkPhotoProps {
  url: string;
  /** From 1. */
  number: number;
  /** Whose work it shows. */
  name: string;
  draggable?: boolean;
  onLost: () => void;
}

/** A photo of past work, as wide as its place, in the row and in the carousel that takes the row's place. */
export function WorkPhoto({ number, name, ...props }: WorkPhotoProps) {
  return (
    <Picture
      {...props}
      renditions={[480, 840, 1600]}
      sizes={PHOTO_SIZES}
      alt={`Work photo ${number} by ${name}`}
      htmlWidth={800}
      htmlHeight={600}
      w="full"
      h="auto"
      aspectRatio="photo"
      objectFit="cover"
      borderRadius="2xl"
      bg="bg.muted"
      loading="lazy"
    />
  );
}
