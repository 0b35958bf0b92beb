import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { useErrorToast } from '../feedback/use-error-toast.ts';

interface LazyDialogProps<Props> {
  /** The name of the dialog in the log. */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Tells the person that the code could not be loaded. */
  failure: string;
  /** Is called after a failure. Unmount the dialog, so that the next press tries again. */
  onFailed: () => void;
}

/** Loads the code of a dialog and shows it. Mount it when the dialog is first opened. */
export function LazyDialog<Props extends object>(options: LazyDialogProps<Props>) {
  const { name, load, props, failure, onFailed } = options;
  const code = useLoad(name, load);
  const error = code.status === 'error' ? code.error : null;
  useErrorToast(error, failure);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (error !== null) fail();
  }, [error]);
  if (code.status !== 'ready') return null;
  const Dialog = code.data;
  return <Dialog {...props} />;
}
