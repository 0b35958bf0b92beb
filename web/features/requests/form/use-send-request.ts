import { AppError } from '@doorstep/domain/app-error';
import type { RequestForm } from '@doorstep/domain/requests/address';
import { useRef } from 'react';
import { createServiceRequest, newRequestId } from '../../../data/requests/create-request.ts';
import { currentSession } from '../../../data/auth/session.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { REQUEST_MESSAGES, sendErrorText } from '../messages.ts';
import { notify } from './notify.ts';

/**
 * Returns a function that stores a request, then sends its mail. It returns the
 * request's id, or null if it was not sent, and ignores calls while it is busy. A retry with the
 * same content reuses the id, so that the professional gets one request.
 */
export function useSendRequest(providerId: string) {
  const attempt = useRef<{ id: string; content: string } | null>(null);
  const isBusy = useRef(false);

  const store = async (form: RequestForm, photos: readonly string[]): Promise<string> => {
    const session = currentSession();
    if (session.status !== 'signed-in') throw new AppError('unauthenticated', 'Nobody signed in');
    const content = JSON.stringify([session.uid, form, photos]);
    if (attempt.current?.content !== content) attempt.current = { id: newRequestId(), content };
    const { id } = attempt.current;
    await createServiceRequest({ id, providerId, client: session, form, photos });
    return id;
  };

  return async (form: RequestForm, photos: readonly string[]): Promise<string | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      const id = await store(form, photos);
      await notify(id);
      attempt.current = null;
      toast.announce(REQUEST_MESSAGES.sent);
      return id;
    } catch (error) {
      console.error('The request was not sent', error);
      toast.error(sendErrorText(error));
      return null;
    } finally {
      isBusy.current = false;
    }
  };
}
