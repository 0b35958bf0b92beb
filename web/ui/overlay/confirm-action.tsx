import { useState, type ReactNode, type RefObject } from 'react';
import { AriaDisabledButton } from '../forms/aria-disabled-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmActionProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The label of the button that confirms, and its label while the action runs. */
  label: string;
  busyLabel: string;
  /** The label of the button that closes the dialog. */
  cancel?: string;
  /** The element to focus after the dialog was closed. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** The action. It shows its own errors, and closes the dialog when it has succeeded. */
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

/** A dialog that asks before something is removed. Its button is off while the action runs. */
export function ConfirmAction({ label, busyLabel, onConfirm, ...dialog }: ConfirmActionProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <ConfirmDialog
      {...dialog}
      action={
        <AriaDisabledButton colorPalette="red" off={isBusy} onClick={() => void confirm()}>
          {isBusy ? busyLabel : label}
        </AriaDisabledButton>
      }
    />
  );
}
