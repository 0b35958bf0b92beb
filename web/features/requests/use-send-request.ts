import { AppError, toAppError } from '@doorstep/domain/app-error';
import type { ServiceRequestForm } from '@doorstep/domain/requests/service-request';
import { useRef } from 'react';
import { callFunction } from '../../data/callables.ts';
import { createServiceRequest, newRequestId } from '../../data/requests/service-requests.ts';
import { currentSession } from '../../data/auth/session.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES, sendError } from './messages.ts';

/** Throws where there is nobody left to tell; that the mail has failed is only said. */
async function notify(requestId: string): Promise<void> {
  try {
    await callFunction('send-service-request', { request_id: requestId });
  } catch (error) {
    if (toAppError(error).code === 'failed-precondition') throw error;
    console.warn('The mail about the request was not delivered at once', error);
    toast.warning(REQUEST_MESSAGES.mailFailed);
  }
}

/**
 * Sends a request: stores it, then has its mail sent (spec §8 names the outcomes). Answers whether
 * it is sent: not where its professional has left in between (decision 9). A second click does nothing
 * while the first is under way, and a second try of the same words keeps the id, so that the professional
 * gets one request.
 */
export function useSendRequest(providerId: string) {
  const attempt = useRef<{ id: string; words: string } | null>(null);
  const busy = useRef(false);

  const store = async (form: ServiceRequestForm): Promise<string> => {
    const session = currentSession();
    if (session.status !== 'signed-in') throw new AppError('unauthenticated', 'Nobody signed in');
    const words = JSON.stringify([session.uid, form]);
    if (attempt.current?.words !== words) attempt.current = { id: newRequestId(), words };
    const { id } = attempt.current;
    await createServiceRequest({ id, providerId, clientUid: session.uid, form });
    return id;
  };

  return async (form: ServiceRequestForm): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    try {
      await notify(await store(form));
      attempt.current = null;
      toast.success(REQUEST_MESSAGES.sent);
      return true;
    } catch (error) {
      console.error('The request was not sent', error);
      toast.error(sendError(error));
      return false;
    } finally {
      busy.current = false;
    }
  };
}
