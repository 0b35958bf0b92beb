import { Image, type ImageProps } from '@chakra-ui/react';
import { rendition, type Rendition } from '@doorstep/domain/pictures/picture';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { isNewPicture } from '../../lib/files/new-pictures.ts';

/**
 * `sizes` of a picture as wide as a phone's screen. On screens with three pixels per CSS pixel it
 * asks for about two, which the 840 px rendition has: the difference is invisible, the download is
 * not.
 */
export const PHONE_WIDTH = '(min-resolution: 2.5dppx) 58vw, 100vw';

interface PictureProps extends Omit<ImageProps, 'src' | 'srcSet' | 'onError'> {
  url: string;
  /** The useful renditions, smallest first. The browser chooses one by `sizes`. */
  renditions: readonly Rendition[];
  /** Shown if the picture does not exist. */
  fallback?: ReactNode;
  /** Called once if the picture does not exist. */
  onMissing?: () => void;
}

/** Returns the sources to try in order: all renditions, the largest rendition, the original. */
function candidatesOf(url: string, renditions: readonly Rendition[], isNew: boolean) {
  const sized = renditions.map((size) => ({ size, src: rendition(url, size) }));
  const largest = sized.at(-1)?.src ?? url;
  const original = { src: url, srcSet: undefined };
  if (largest === url || isNew) return [original];
  const srcSet = sized.map((one) => `${one.src} ${one.size}w`).join(', ');
  const largestOnly = { src: largest, srcSet: undefined };
  return sized.length > 1
    ? [{ src: largest, srcSet }, largestOnly, original]
    : [largestOnly, original];
}

const nameOf = ({ src, srcSet }: { src: string; srcSet: string | undefined }) => srcSet ?? src;

/**
 * Shows an uploaded picture in the size that is needed, or the original until its renditions exist.
 * Pictures of other sites are shown unchanged.
 */
export function Picture({ url, renditions, fallback = null, onMissing, ...props }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const [isNew] = useState(() => isNewPicture(url));
  const shown = candidatesOf(url, renditions, isNew).find((one) => !failed.includes(nameOf(one)));
  const name = shown && nameOf(shown);

  // On a server-rendered page the picture may have failed before hydration.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (name !== undefined && complete && naturalWidth === 0) setFailed((all) => [...all, name]);
  }, [name]);

  const isMissing = shown === undefined;
  const reportMissing = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (isMissing) reportMissing();
  }, [isMissing]);

  if (shown === undefined) return fallback;
  return (
    <Image
      {...props}
      ref={image}
      src={shown.src}
      {...(shown.srcSet !== undefined && { srcSet: shown.srcSet })}
      onError={() => setFailed((all) => [...all, nameOf(shown)])}
    />
  );
}
