import { LazyDialog } from '../overlay/lazy-dialog.tsx';
import type { LightboxProps } from './lightbox.tsx';

const load = async () => (await import('./lightbox.tsx')).Lightbox;

/** Loads the lightbox's code and shows it. */
export function LightboxLoader(props: LightboxProps) {
  return (
    <LazyDialog
      name="lightbox"
      load={load}
      props={props}
      failure="We couldn't open the photo. Please check your connection and try again."
      onFailed={props.onClose}
    />
  );
}
