import type { RequestStatus } from '@doorstep/domain/requests/service-request';
import { setRequestStatus } from '../../data/requests/live-requests.ts';
import { warnUntilSettled } from '../../lib/warn-before-unload.ts';
import { createStore } from '../../lib/store.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES, statusUpdated } from './messages.ts';

/** What is on its way, by request: outside the screen, which may be left while a change waits. */
const changes = createStore<Readonly<Record<string, { to: RequestStatus }>>>({});

async function store(requestId: string, to: RequestStatus): Promise<boolean> {
  const mine = { to };
  changes.set({ ...changes.get(), [requestId]: mine });
  try {
    await warnUntilSettled(setRequestStatus(requestId, to));
    toast.success(statusUpdated(to));
    return true;
  } catch (error) {
    console.error('The status was not updated', error);
    toast.error(REQUEST_MESSAGES.statusFailed);
    return false;
  } finally {
    const { [requestId]: latest, ...others } = changes.get();
    if (latest === mine) changes.set(others);
  }
}

/**
 * Setting a request's status, any to any. Without a connection it waits, and the tab is not closed
 * unasked. `saving` is what was chosen last, until it is stored or refused.
 */
export function useStatusChange(requestId: string, onChanged: (status: RequestStatus) => void) {
  const saving = changes.use()[requestId]?.to ?? null;
  const change = async (to: RequestStatus) => {
    if (await store(requestId, to)) onChanged(to);
  };
  return { saving, change };
}
