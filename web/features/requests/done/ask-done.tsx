import { Button, Text } from '@chakra-ui/react';
import { DONE_DAYS } from '@doorstep/domain/limits';
import { isAskable } from '@doorstep/domain/requests/done';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import { useDoneCall } from './use-done-call.ts';

/** The client's button to say that the job is done, with a confirmation. Guests do not have it. */
export function AskDone({ request }: { request: ServiceRequest }) {
  const [isOpen, setOpen] = useState(false);
  const { isRunning, run } = useDoneCall(request.id);
  const confirm = async () => {
    if (await run('ask-done', REQUEST_MESSAGES.doneAsked)) setOpen(false);
  };
  return (
    <>
      {isAskable(request) && (
        <Button ref={moveFocusOnUnmount} variant="outline" onClick={() => setOpen(true)}>
          The job is done
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Is the job done?"
        cancel="Not yet"
        action={
          <AriaDisabledButton off={isRunning} onClick={() => void confirm()}>
            {isRunning ? 'One moment...' : 'The job is done'}
          </AriaDisabledButton>
        }
      >
        <Text overflowWrap="anywhere">
          {`We'll ask ${isolate(request.provider_name)} to confirm. If there's no response or message within ${DONE_DAYS.answer} days, we'll mark your request as completed.`}
        </Text>
      </ConfirmDialog>
    </>
  );
}
