import { Box } from '@chakra-ui/react';
import {
  requestStatusSchema,
  statusLabel,
  type RequestStatus,
} from '@doorstep/domain/service-request';
import { useState } from 'react';
import { setRequestStatus } from '../../data/live-requests.ts';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.tsx';
import { REQUEST_MESSAGES, statusUpdated } from './messages.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const OPTIONS = Object.fromEntries(
  requestStatusSchema.options.map((status) => [status, capitalised(statusLabel(status))]),
);

interface StatusSelectProps {
  requestId: string;
  clientName: string;
  status: RequestStatus;
  onChanged: (status: RequestStatus) => void;
}

/** Sets a request's status, any to any; shows the former one again when that fails (spec §4, §8). */
export function StatusSelect({ requestId, clientName, status, onChanged }: StatusSelectProps) {
  const [saving, setSaving] = useState<RequestStatus | null>(null);

  const change = async (next: RequestStatus) => {
    setSaving(next);
    try {
      await setRequestStatus(requestId, next);
      onChanged(next);
      toast.success(statusUpdated(next));
    } catch (error) {
      console.error('The status was not updated', error);
      toast.error(REQUEST_MESSAGES.statusFailed);
    } finally {
      setSaving(null);
    }
  };

  return (
    <Box minW="10rem">
      <Select
        options={OPTIONS}
        aria-label={`Status of the request from ${clientName}`}
        value={saving ?? status}
        disabled={saving !== null}
        onChange={(event) => void change(requestStatusSchema.parse(event.target.value))}
      />
    </Box>
  );
}
