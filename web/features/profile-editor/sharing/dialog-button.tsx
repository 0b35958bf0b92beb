import { Button } from '@chakra-ui/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { LazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import type { ProfileForm } from '../profile-form.ts';

export interface SharingDialogProps {
  open: boolean;
  onClose: () => void;
  /** The stored page. */
  page: ProfileForm;
}

interface DialogButtonProps extends Pick<SharingDialogProps, 'page'> {
  name: string;
  icon: ReactNode;
  load: () => Promise<ComponentType<SharingDialogProps>>;
  failure: string;
}

/** A button that loads a dialog and opens it. */
export function DialogButton({ name, icon, load, failure, page }: DialogButtonProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button variant="ghost" px="3" onClick={() => setDialog('open')}>
        {icon}
        <span>{name}</span>
      </Button>
      {dialog !== 'unused' && (
        <LazyDialog
          name={name}
          load={load}
          props={{ open: dialog === 'open', onClose: () => setDialog('closed'), page }}
          failure={failure}
          onFailed={() => setDialog('unused')}
        />
      )}
    </>
  );
}
