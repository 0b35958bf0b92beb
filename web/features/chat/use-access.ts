import type { CallableInput } from '@doorstep/domain/callables';
import { useCallback, useEffect, useState } from 'react';
import { ensureAnyUser } from '../../data/auth/auth.ts';
import { callFunction } from '../../data/callables.ts';
import { chatEmail } from '../../lib/browser-storage.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { accessError, isRefused, REQUEST_CHAT_MESSAGES } from './request-chat-messages.ts';

type Proof = { email: string } | { token: string };

export type Access =
  | { status: 'opening' }
  /** The form is shown, with what went wrong. */
  | { status: 'closed'; problem: string | null }
  | { status: 'open'; uid: string; lastsMs: number };

/** Asks the server to let the present user in, of any kind; a visitor becomes an anonymous one. */
async function requestAccess(requestId: string, proof: Proof): Promise<Access> {
  const uid = await ensureAnyUser();
  const input: CallableInput<'open-request-chat'> = { request_id: requestId, ...proof };
  const { expires_in } = await callFunction('open-request-chat', input);
  return { status: 'open', uid, lastsMs: expires_in * 1000 };
}

function knownProofs(requestId: string, token: string | null): Proof[] {
  const email = chatEmail.get(requestId);
  return [...(token === null ? [] : [{ token }]), ...(email === null ? [] : [{ email }])];
}

/** Tries what is known without asking: the link's token, then the remembered address. */
async function openByKnown(requestId: string, token: string | null): Promise<Access> {
  let problem: string | null = null;
  for (const proof of knownProofs(requestId, token)) {
    try {
      return await requestAccess(requestId, proof);
    } catch (error) {
      console.warn('The chat was not opened', error);
      problem = accessError(error);
      if (!isRefused(error)) break;
      if ('email' in proof) chatEmail.clear(requestId);
    }
  }
  if (problem !== null) toast.error(problem);
  return { status: 'closed', problem };
}

/**
 * The client's way into a request's chat (docs/data-model.md, Guests). Belongs to one request and
 * one person: key the component by both. Closes when the grant ends.
 */
export function useAccess(requestId: string, token: string | null) {
  const [access, setAccess] = useState<Access>({ status: 'opening' });

  useEffect(() => {
    let here = true;
    void openByKnown(requestId, token).then((result) => here && setAccess(result));
    return () => {
      here = false;
    };
  }, [requestId, token]);

  const close = useCallback(
    (problem: string) => setAccess({ status: 'closed', problem }),
    [setAccess],
  );
  useEffect(() => {
    if (access.status !== 'open') return;
    const timer = setTimeout(() => close(REQUEST_CHAT_MESSAGES.ended), access.lastsMs);
    return () => clearTimeout(timer);
  }, [access, close]);

  const open = async (email: string) => {
    try {
      const result = await requestAccess(requestId, { email });
      chatEmail.set(requestId, email);
      setAccess(result);
    } catch (error) {
      console.warn('The chat was not opened', error);
      toast.error(accessError(error));
      close(accessError(error));
    }
  };
  return { access, open, close };
}
