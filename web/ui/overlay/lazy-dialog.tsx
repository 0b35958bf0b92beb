import { Button, type ButtonProps } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
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

/** What each dialog gets that a `DialogButton` opens. */
export interface OpenDialogProps {
  open: boolean;
  onClose: () => void;
}

interface DialogButtonProps<Props>
  extends
    Pick<LazyDialogProps<Props & OpenDialogProps>, 'load' | 'failure'>,
    Pick<ButtonProps, 'variant' | 'px'> {
  /** The text of the button, and the name of the dialog in the log. */
  label: string;
  icon: ReactNode;
  props: Props;
}

/** A button that loads a dialog and opens it. */
export function DialogButton<Props extends object>(options: DialogButtonProps<Props>) {
  const { label, icon, load, failure, props, ...button } = options;
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button {...button} onClick={() => setDialog('open')}>
        {icon}
        <span>{label}</span>
      </Button>
      {dialog !== 'unused' && (
        <LazyDialog
          name={label}
          load={load}
          props={{ ...props, open: dialog === 'open', onClose: () => setDialog('closed') }}
          failure={failure}
          onFailed={() => setDialog('unused')}
        />
      )}
    </>
  );
}
