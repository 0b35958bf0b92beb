import { AppError, toAppError } from '@doorstep/domain/app-error';
import {
  REQUEST_DEFAULTS,
  urgencySchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { useRef, useState } from 'react';
import { currentSession } from '../../../data/auth/session.ts';
import type { FirstRequest } from '../../../data/requests/create-request.ts';
import { REQUEST_MESSAGES } from '../messages.ts';

/** A professional to ask, by uid and name. */
export interface Choice {
  id: string;
  name: string;
}

/** The result of the request to one professional. */
export type Outcome = { status: 'sending' | 'sent' } | { status: 'failed'; reason: string };

/** Loads what sends a request, with another SDK of Firestore, when the client presses 'Send'. */
const loadSending = () =>
  Promise.all([import('../../../data/requests/create-request.ts'), import('../form/notify.ts')]);

/** Returns what a further professional gets of a request. A branch is of its own professional. */
function formFrom(request: ServiceRequest, street: string | null) {
  const { client_name, client_phone, service_description, preferred_contact, place } = request;
  const client_email = request.client_email ?? '';
  const urgency = urgencySchema.safeParse(request.urgency).data ?? REQUEST_DEFAULTS.urgency;
  const client = { client_name, client_email, client_phone, preferred_contact };
  return { ...client, service_description, urgency, place, street, branch_name: null };
}

/**
 * Returns a function that sends a copy of a request to each of several professionals, one after
 * another, and what became of each. The copies join the group that begins with `first`. A failure
 * does not stop the others. A retry reuses the id, so that a professional gets one request. Calls
 * are ignored while it is busy.
 */
export function useAskOthers(request: ServiceRequest, first: FirstRequest) {
  const ids = useRef(new Map<string, string>());
  const isBusy = useRef(false);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});

  const sendTo = async (providerId: string, street: string | null): Promise<void> => {
    const client = currentSession();
    if (client.status !== 'signed-in') throw new AppError('unauthenticated', 'Nobody signed in');
    const [{ createServiceRequest, newRequestId }, { notify }] = await loadSending();
    const id = ids.current.get(providerId) ?? newRequestId();
    ids.current.set(providerId, id);
    const { photos } = request;
    await createServiceRequest({
      ...{ id, providerId, client, first, photos },
      form: formFrom(request, street),
    });
    await notify(id);
  };
  const outcomeOf = async (providerId: string, street: string | null): Promise<Outcome> => {
    try {
      await sendTo(providerId, street);
      return { status: 'sent' };
    } catch (error) {
      console.error('The request to another professional was not sent', error);
      const reason = toAppError(error).personMessage ?? REQUEST_MESSAGES.otherNotSent;
      return { status: 'failed', reason };
    }
  };

  const send = async (choices: readonly Choice[], street: string | null): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const change = (id: string, outcome: Outcome) =>
      setOutcomes((before) => ({ ...before, [id]: outcome }));
    for (const { id } of choices) change(id, { status: 'sending' });
    for (const { id } of choices) change(id, await outcomeOf(id, street));
    isBusy.current = false;
  };
  return { outcomes, send };
}
