import { Stack, Text } from '@chakra-ui/react';
import { toAppError, type AppError, type ErrorCode } from '@doorstep/domain/app-error';
import { use, useState, type ReactNode } from 'react';
import { toast } from '../../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { ReloadCounts } from './tab-counts.ts';

export interface ActionDialogProps<Result> {
  title: string;
  /** The label of the button that confirms. */
  label: string;
  /** Whether the button is red. */
  isHarsh?: boolean;
  /** Whether the button is disabled, because an input is missing or invalid. */
  isOff?: boolean;
  /** The toast after the action, or a function that returns it. */
  done: string | ((result: Result) => string);
  /** The message for an error without a text for people. */
  failed: string;
  onConfirm: () => Promise<Result>;
  onClose: () => void;
  /** Called after the action. */
  onDone: () => void;
  /** Called instead of `onClose` if the server has refused the action for this entry. */
  onStale?: () => void;
  /** The explanation, and inputs that the action needs. */
  children: ReactNode;
}

/** The codes of refusals that trying again does not change, such as a changed entry. */
const STALE: readonly ErrorCode[] = ['failed-precondition', 'not-found'];

/**
 * Asks an administrator for confirmation and runs the action. An error is shown below the content,
 * so the dialog cannot be closed while the action runs. An action that was refused because the
 * entry has changed cannot be tried again.
 */
export function ActionDialog<Result>(props: ActionDialogProps<Result>) {
  const { title, label, isHarsh = false, isOff = false, done, failed, children } = props;
  const { onClose, onStale = onClose } = props;
  const reloadCounts = use(ReloadCounts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isStale = failure !== null && STALE.includes(failure.code);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const result = await props.onConfirm();
      toast.success(typeof done === 'string' ? done : done(result));
      props.onDone();
      reloadCounts();
    } catch (thrown) {
      console.error('The action of the administrator failed', thrown);
      setFailure(toAppError(thrown));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={() => {
        if (isBusy) return;
        if (isStale) onStale();
        else onClose();
      }}
      title={title}
      action={
        <AriaDisabledButton
          {...(isHarsh && { colorPalette: 'red' })}
          off={isBusy || isOff || isStale}
          onClick={() => void confirm()}
        >
          {isBusy ? 'One moment...' : label}
        </AriaDisabledButton>
      }
    >
      <Stack gap="5" overflowWrap="anywhere">
        {children}
        {failure !== null && (
          <Text role="alert" color="fg.error">
            {failure.personMessage ?? failed}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
