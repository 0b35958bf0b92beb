import { Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import type * as forms from './forms.ts';
import { BRANCH_MESSAGES } from './messages.ts';

type Forms = typeof forms;

function LoadedForm({ children }: { children: (forms: Forms) => ReactNode }) {
  const code = useLoad('branch-forms', () => import('./forms.ts'));
  if (code.status === 'loading') return <LineSkeletons label="Loading the form..." />;
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>We couldn't load the form.</ErrorState>;
  }
  return children(code.data);
}

interface EditDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: (forms: Forms) => ReactNode;
}

/** A dialog that loads the code of its form, which the budget of the editor excludes. */
export function EditDialog({ children, ...props }: EditDialogProps) {
  return (
    <FormDialog {...props}>
      <Dialog.Body textStyle="md">
        <OfflineNotice>{BRANCH_MESSAGES.offline}</OfflineNotice>
        <LoadedForm>{children}</LoadedForm>
      </Dialog.Body>
    </FormDialog>
  );
}
