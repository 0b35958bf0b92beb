import { toAppError } from '@doorstep/domain/app-error';
import { callFunction } from '../../../data/callables.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';

/**
 * Sends the mails about a stored request. Throws if the professional's account was deleted; any
 * other failure is a warning.
 */
export async function notify(requestId: string): Promise<void> {
  try {
    await callFunction('send-service-request', { request_id: requestId });
  } catch (error) {
    if (toAppError(error).code === 'failed-precondition') throw error;
    console.warn('The mail about the request could not be sent yet', error);
    toast.warning(REQUEST_MESSAGES.mailFailed);
  }
}
