import { Button, Text } from '@chakra-ui/react';
import {
  isOngoing,
  type RequestStatus,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useRef, useState, type RefObject } from 'react';
import { useOnline } from '../../lib/use-online.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { REQUEST_MESSAGES } from './messages.ts';
import { useStatusChange } from './use-status-change.ts';

interface CancelRequestProps {
  request: ServiceRequest;
  /** The element to focus after the request is cancelled, because this button is gone then. */
  focusAfter: RefObject<HTMLElement | null>;
  onChanged: (status: RequestStatus) => void;
}

/** A client's button to cancel a request, with a confirmation. */
export function CancelRequest({ request, focusAfter, onChanged }: CancelRequestProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const online = useOnline();
  const change = { requestId: request.id, doneText: () => REQUEST_MESSAGES.cancelled };
  const { saving, changeTo } = useStatusChange(change, onChanged);
  const isSaving = saving !== null;
  const isOffered = isOngoing(request) || isSaving;
  const confirm = async () => {
    await changeTo('cancelled');
    setOpen(false);
  };
  return (
    <>
      {isOffered && (
        <Button ref={button} variant="ghost" onClick={() => setOpen(true)}>
          Cancel request
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        finalFocus={isOffered ? button : focusAfter}
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
    </>
  );
}
