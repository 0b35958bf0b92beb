import { Image, type ImageProps } from '@chakra-ui/react';
import { rendition, type Rendition } from '@doorstep/domain/pictures/picture';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

interface PictureProps extends Omit<ImageProps, 'src' | 'srcSet' | 'onError'> {
  url: string;
  /** Those that the place has use for, smallest first; the browser chooses by `sizes`. */
  renditions: readonly Rendition[];
  /** What stands there when there is no picture at that address any more. */
  fallback?: ReactNode;
  /** Told once that there is none. */
  onMissing?: () => void;
}

/** What may stand in a place, the best first: by `sizes`, the largest of these, as it was uploaded. */
function candidatesOf(url: string, renditions: readonly Rendition[]) {
  const sized = renditions.map((size) => ({ size, src: rendition(url, size) }));
  const largest = sized.at(-1)?.src ?? url;
  const original = { src: url, srcSet: undefined };
  if (largest === url) return [original];
  const srcSet = sized.map((one) => `${one.src} ${one.size}w`).join(', ');
  const alone = { src: largest, srcSet: undefined };
  return sized.length > 1 ? [{ src: largest, srcSet }, alone, original] : [alone, original];
}

const nameOf = ({ src, srcSet }: { src: string; srcSet: string | undefined }) => srcSet ?? src;

/**
 * An uploaded picture in the size that is needed, or as it was uploaded where its renditions are not
 * made yet. Pictures of other places are shown as they are.
 */
export function Picture({ url, renditions, fallback = null, onMissing, ...props }: PictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const shown = candidatesOf(url, renditions).find((one) => !missing.includes(nameOf(one)));
  const name = shown && nameOf(shown);

  // It may have failed before anybody listened, on a page that the server has made.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (name !== undefined && complete && naturalWidth === 0) setMissing((all) => [...all, name]);
  }, [name]);

  const isLost = shown === undefined;
  const tellLost = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (isLost) tellLost();
  }, [isLost]);

  if (shown === undefined) return fallback;
  return (
    <Image
      {...props}
      ref={image}
      src={shown.src}
      {...(shown.srcSet !== undefined && { srcSet: shown.srcSet })}
      onError={() => setMissing((all) => [...all, nameOf(shown)])}
    />
  );
}
