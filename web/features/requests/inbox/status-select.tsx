import { Box, Text } from '@chakra-ui/react';
import {
  requestStatusSchema,
  statusLabel,
  type RequestStatus,
} from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { useOnline } from '../../../lib/use-online.ts';
import { Select, SMALL_SELECT } from '../../../ui/forms/select.tsx';
import { REQUEST_MESSAGES, statusUpdatedText } from '../messages.ts';
import { useStatusChange } from '../use-status-change.ts';

const OPTIONS = Object.fromEntries(
  requestStatusSchema.options.map((status) => [status, statusLabel(status)]),
);

interface StatusSelectProps {
  requestId: string;
  clientName: string;
  /** A status that the app does not know is shown as an additional option. */
  status: string;
  /** Whether one of the accounts was deleted, so that nothing can be changed. */
  closed?: boolean;
  /** Whether it is in a row of the inbox, which has no room for more than the select. */
  isSmall?: boolean;
  /** Called when the new status is stored. */
  onChanged?: (status: RequestStatus) => void;
}

/**
 * Sets a request's status, in any order. Shows the former status again on failure.
 */
export function StatusSelect(props: StatusSelectProps) {
  const { requestId, clientName, status, closed = false, onChanged = () => {} } = props;
  const { isSmall = false } = props;
  const online = useOnline();
  const change = { requestId, doneText: statusUpdatedText };
  const { saving, changeTo } = useStatusChange(change, onChanged);
  const isKnown = requestStatusSchema.safeParse(status).success;
  const choose = (value: string) => {
    const chosen = requestStatusSchema.safeParse(value);
    if (chosen.success) void changeTo(chosen.data);
  };
  return (
    <Box flex={{ base: '1 1 8.5rem', md: '0 0 auto' }} minW={{ md: '9.5rem' }} maxW="13rem">
      <Select
        {...(isSmall && SMALL_SELECT)}
        options={isKnown ? OPTIONS : { [status]: statusLabel(status), ...OPTIONS }}
        aria-label={`Status of the request from ${isolate(clientName)}`}
        aria-busy={saving !== null}
        disabled={closed}
        value={saving ?? status}
        onChange={(event) => choose(event.target.value)}
      />
      {closed && (
        <Text color="fg.muted" fontSize="sm" srOnly={isSmall}>
          {REQUEST_MESSAGES.closed}
        </Text>
      )}
      <Text role="status" color="fg.warning" fontSize="sm" srOnly={isSmall}>
        {saving !== null && !online && REQUEST_MESSAGES.statusWaits}
      </Text>
    </Box>
  );
}
