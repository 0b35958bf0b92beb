import { Text } from '@chakra-ui/react';
import type { RequestStatus, ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useOnline } from '../../lib/use-online.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { REQUEST_MESSAGES } from './messages.ts';
import { useStatusChange } from './use-status-change.ts';

export const cancelButtonId = (requestId: string) => `cancel-${requestId}`;
export const chatLinkId = (requestId: string) => `chat-${requestId}`;

/** Finds the button that opened the dialog, or what is left of the card of a cancelled request. */
const focusAfter = (requestId: string) => ({
  get current() {
    return (
      document.getElementById(cancelButtonId(requestId)) ??
      document.getElementById(chatLinkId(requestId)) ??
      document.querySelector<HTMLElement>('h1')
    );
  },
});

interface CancelRequestProps {
  request: ServiceRequest;
  isOpen: boolean;
  onClose: () => void;
  onChanged: (status: RequestStatus) => void;
}

/** The dialog in which a client confirms that a request is cancelled. */
export function CancelRequest({ request, isOpen, onClose, onChanged }: CancelRequestProps) {
  const online = useOnline();
  const change = { requestId: request.id, doneText: () => REQUEST_MESSAGES.cancelled };
  const { saving, changeTo } = useStatusChange(change, onChanged);
  const isSaving = saving !== null;
  const confirm = async () => {
    await changeTo('cancelled');
    onClose();
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      finalFocus={focusAfter(request.id)}
      title="Cancel this request?"
      cancel="Keep request"
      action={
        <AriaDisabledButton colorPalette="red" off={isSaving} onClick={() => void confirm()}>
          {isSaving ? 'One moment...' : 'Cancel request'}
        </AriaDisabledButton>
      }
    >
      <Text overflowWrap="anywhere">
        {`We'll let ${isolate(request.provider_name)} know. You can still message each other in the chat.`}
      </Text>
      <Text role="status" color="fg.warning" fontSize="sm">
        {isSaving && !online && REQUEST_MESSAGES.statusWaits}
      </Text>
    </ConfirmDialog>
  );
}
