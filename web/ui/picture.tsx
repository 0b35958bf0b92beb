import { Image, type ImageProps } from '@chakra-ui/react';
import { rendition, type Rendition } from '@doorstep/domain/picture';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface PictureProps extends Omit<ImageProps, 'src' | 'srcSet' | 'onError'> {
  url: string;
  /** Those that the place has use for, smallest first; the browser chooses by `sizes`. */
  renditions: readonly Rendition[];
  /** What stands there when there is no picture at that address any more. */
  fallback?: ReactNode;
}

/**
 * An uploaded picture in the size that is needed, or as it was uploaded where its renditions are not
 * made yet. Pictures of other places are shown as they are.
 */
export function Picture({ url, renditions, fallback = null, ...props }: PictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const sized = renditions.map((size) => ({ size, src: rendition(url, size) }));
  const src = [sized.at(-1)?.src ?? url, url].find((one) => !missing.includes(one));

  // It may have failed before anybody listened, on a page that the server has made.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (src !== undefined && complete && naturalWidth === 0) setMissing((known) => [...known, src]);
  }, [src]);

  if (src === undefined) return fallback;
  const srcSet = sized.map((one) => `${one.src} ${one.size}w`).join(', ');
  return (
    <Image
      {...props}
      ref={image}
      src={src}
      {...(src !== url && { 'data-original': url })}
      {...(src !== url && sized.length > 1 && { srcSet })}
      onError={() => setMissing((known) => [...known, src])}
    />
  );
}
