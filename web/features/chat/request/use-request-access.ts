import type { CallableInput } from '@doorstep/domain/callables';
import type { GrantProof } from '@doorstep/domain/chat/grant-proof';
import { useCallback, useEffect, useState } from 'react';
import { sessionGuard } from '../../../data/auth/session-guard.ts';
import { ensureAnyUser } from '../../../data/auth/auth.ts';
import { callFunction } from '../../../data/callables.ts';
import { chatEmail } from '../../../lib/storage/browser-storage.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { accessErrorText, CHAT_MESSAGES, isAccessRefused } from '../messages.ts';

type Proof = { email: string } | { token: string };

type Access =
  | { status: 'opening' }
  /** The form is shown, with the reason why the chat is closed. */
  | { status: 'closed'; problem: string | null }
  | { status: 'open'; uid: string; lastsMs: number; proof: GrantProof };

/** Requests access for the current user. A visitor without a user signs in anonymously first. */
async function requestAccess(requestId: string, proof: Proof): Promise<Access> {
  const uid = await ensureAnyUser();
  const input: CallableInput<'open-request-chat'> = { request_id: requestId, ...proof };
  const { expires_in, proof: given } = await callFunction('open-request-chat', input);
  return { status: 'open', uid, lastsMs: expires_in * 1000, proof: given };
}

function knownProofs(requestId: string, token: string | null): Proof[] {
  const email = chatEmail.get(requestId);
  return [...(token === null ? [] : [{ token }]), ...(email === null ? [] : [{ email }])];
}

/** Tries the link's token, then the stored email, so that the person need not type it again. */
async function openWithKnownProof(requestId: string, token: string | null): Promise<Access> {
  let problem: string | null = null;
  for (const proof of knownProofs(requestId, token)) {
    try {
      return await requestAccess(requestId, proof);
    } catch (error) {
      console.warn('The chat was not opened', error);
      problem = accessErrorText(error);
      if (!isAccessRefused(error)) break;
      if ('email' in proof) chatEmail.clear(requestId);
    }
  }
  if (problem !== null) toast.error(problem);
  return { status: 'closed', problem };
}

/**
 * Gives a client access to a request's chat, with or without an account (docs/data-model.md,
 * Guests), until the access expires. It belongs to one request and one person: key the component by
 * both.
 */
export function useRequestAccess(requestId: string, token: string | null) {
  const [access, setAccess] = useState<Access>({ status: 'opening' });

  useEffect(() => {
    let isMounted = true;
    void openWithKnownProof(requestId, token).then((result) => isMounted && setAccess(result));
    return () => {
      isMounted = false;
    };
  }, [requestId, token]);

  const close = useCallback((problem: string) => setAccess({ status: 'closed', problem }), []);
  useEffect(() => {
    if (access.status !== 'open') return;
    const timer = setTimeout(() => close(CHAT_MESSAGES.accessEnded), access.lastsMs);
    return () => clearTimeout(timer);
  }, [access, close]);

  const open = async (email: string) => {
    const isSameSession = sessionGuard();
    try {
      const result = await requestAccess(requestId, { email });
      if (!isSameSession()) return;
      chatEmail.set(requestId, email);
      setAccess(result);
    } catch (error) {
      console.warn('The chat was not opened', error);
      if (!isSameSession()) return;
      const problem = accessErrorText(error);
      toast.error(problem);
      close(problem);
    }
  };
  return { access, open, close };
}
