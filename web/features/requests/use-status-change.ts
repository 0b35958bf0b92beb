import { toAppError } from '@doorstep/domain/app-error';
import type { RequestStatus } from '@doorstep/domain/requests/service-request';
import { setRequestStatus } from '../../data/requests/requests.ts';
import { warnUntilSettled } from '../../lib/navigation/leave-screen.ts';
import { createStore } from '../../lib/store.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES } from './messages.ts';

/**
 * Status changes that are being stored, by request. Outside of React: they continue on other
 * screens.
 */
const changes = createStore<Readonly<Record<string, { to: RequestStatus }>>>({});

interface StatusChange {
  requestId: string;
  /** Returns the text to show when the status is stored. */
  doneText: (to: RequestStatus) => string;
}

async function store({ requestId, doneText }: StatusChange, to: RequestStatus): Promise<boolean> {
  const change = { to };
  changes.set({ ...changes.get(), [requestId]: change });
  try {
    await warnUntilSettled(setRequestStatus(requestId, to));
    toast.announce(doneText(to));
    return true;
  } catch (error) {
    console.error('The status was not updated', error);
    toast.error(toAppError(error).personMessage ?? REQUEST_MESSAGES.statusFailed);
    return false;
  } finally {
    const { [requestId]: latest, ...others } = changes.get();
    if (latest === change) changes.set(others);
  }
}

/**
 * Changes a request's status. Without a connection the change waits, and the browser
 * asks before the tab is closed. `saving` is the latest choice until it is stored or refused.
 */
export function useStatusChange(change: StatusChange, onChanged: (status: RequestStatus) => void) {
  const saving = changes.use()[change.requestId]?.to ?? null;
  const changeTo = async (to: RequestStatus) => {
    if (await store(change, to)) onChanged(to);
  };
  return { saving, changeTo };
}
