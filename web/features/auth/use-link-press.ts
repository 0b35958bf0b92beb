import { useEffect, useEffectEvent, useState } from 'react';
import { applyMailCode, checkAccountLink } from '../../data/auth/auth.ts';
import type { Refusal } from './link-message.tsx';
import type { MailLink } from './mail-link.ts';
import { isLinkExpired } from './messages.ts';

export type LinkOutcome =
  | { status: 'ready' | 'working' }
  | { status: 'refused'; refusal: Refusal }
  /** The link may still be valid. */
  | { status: 'failed'; error: unknown }
  /** `isRepeated`: the link had done its job before. */
  | { status: 'done'; email: string | null; isRepeated: boolean };

/**
 * Returns what became of a link whose code Firebase refuses, or is gone after a reload: the server
 * knows it from the link's token. Throws AppError.
 */
export async function settleLink({ code, token }: MailLink): Promise<Refusal | 'done'> {
  const state = token === null ? 'used' : await checkAccountLink(token);
  return code === null && state !== 'done' ? 'reloaded' : state;
}

async function applyLink(link: MailLink, isRetry: boolean): Promise<LinkOutcome> {
  try {
    if (link.code !== null) {
      return { status: 'done', email: await applyMailCode(link.code), isRepeated: false };
    }
  } catch (error) {
    if (!isLinkExpired(error)) throw error;
  }
  const state = await settleLink(link);
  return state === 'done'
    ? { status: 'done', email: null, isRepeated: !isRetry }
    : { status: 'refused', refusal: state };
}

/**
 * Applies a link's code when `press` is called, and not before: programs that scan mails open each
 * link and run its scripts. After a reload only asks what became of the link.
 */
export function useLinkPress(link: MailLink) {
  const { code } = link;
  const [outcome, setOutcome] = useState<LinkOutcome>({
    status: code === null ? 'working' : 'ready',
  });
  const apply = async (isRetry = false): Promise<LinkOutcome> => {
    try {
      return await applyLink(link, isRetry);
    } catch (error) {
      console.warn('The link of a mail was not accepted', error);
      return { status: 'failed', error };
    }
  };
  const settleAfterReload = useEffectEvent(() => {
    if (code === null) void apply().then((next) => setOutcome(next));
  });
  useEffect(() => settleAfterReload(), []);
  const press = async () => {
    setOutcome({ status: 'working' });
    // The answer to an earlier press may have been lost.
    setOutcome(await apply(outcome.status === 'failed'));
  };
  return { outcome, press: () => void press() };
}
