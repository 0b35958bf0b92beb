import { Box } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { sessionUid } from '../../../data/auth/session.ts';
import { assignRequest } from '../../../data/requests/requests.ts';
import { warnUntilSettled } from '../../../lib/navigation/leave-screen.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Select, SMALL_SELECT } from '../../../ui/forms/select.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import { withFormer, type Assignees } from './assignees.ts';

const NOBODY = '';

interface AssigneeSelectProps {
  request: ServiceRequest;
  assignees: Assignees;
  /** Whether it is in a row of the inbox. */
  isSmall?: boolean;
  /** Called when the new assignee is stored. */
  onAssigned?: (uid: string | null) => void;
}

/** Says who of the team takes care of a request, and changes it. */
export function AssigneeSelect(props: AssigneeSelectProps) {
  const { request, assignees, isSmall = false, onAssigned } = props;
  const [saving, setSaving] = useState<string | null>(null);
  const chosen = saving ?? request.assignee_uid ?? NOBODY;
  const people = chosen === NOBODY ? assignees : withFormer(assignees, chosen);
  const assign = async (uid: string) => {
    setSaving(uid);
    const assignee = uid === NOBODY ? null : uid;
    try {
      await warnUntilSettled(assignRequest(request.id, assignee));
      toast.announce(
        assignee === null
          ? REQUEST_MESSAGES.unassigned
          : `Assigned to ${uid === sessionUid() ? 'you' : assignees[uid]}`,
      );
      onAssigned?.(assignee);
    } catch (error) {
      console.error('The request was not assigned', error);
      toast.error(toAppError(error).personMessage ?? REQUEST_MESSAGES.assignFailed);
    } finally {
      setSaving(null);
    }
  };
  return (
    <Box flex={{ base: '1 1 8.5rem', md: '0 0 auto' }} minW={{ md: '9.5rem' }} maxW="13rem">
      <Select
        {...(isSmall && SMALL_SELECT)}
        options={{ [NOBODY]: 'Unassigned', ...people }}
        aria-label={`Assigned to, for the request from ${isolate(request.client_name)}`}
        aria-busy={saving !== null}
        disabled={request.closed === true}
        value={chosen}
        onChange={({ target }) => void assign(target.value)}
      />
    </Box>
  );
}
