import { useEffect, useEffectEvent } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { useErrorToast } from '../feedback/use-error-toast.ts';
import type { LightboxProps } from './lightbox.tsx';

const FAILED = "We couldn't open the photo. Please check your connection and try again.";

/** Loads the lightbox's code and shows it. */
export function LightboxLoader(props: LightboxProps) {
  const code = useLoad('lightbox', () => import('./lightbox.tsx'));
  const failure = code.status === 'error' ? code.error : null;
  useErrorToast(failure, FAILED);
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    if (failure !== null) close();
  }, [failure]);
  return code.status === 'ready' ? <code.data.Lightbox {...props} /> : null;
}
