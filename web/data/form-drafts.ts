import { useEffect, useEffectEvent } from 'react';
import { onForget } from '../lib/clear-session-data.ts';
import { currentSession } from './auth/session.ts';

/** What people have typed and not saved when their session ended, by person and form. */
export function createKeptDrafts<T>() {
  const drafts = new Map<string, T>();
  onForget(() => drafts.clear());
  return drafts;
}

interface KeptDraft<T> {
  drafts: Map<string, T>;
  uid: string;
  /** Names the form where a person can have several. */
  form?: string;
  /** What is typed and not saved now, or null. */
  current: () => T | null;
  onKept: () => void;
}

export const draftKey = (uid: string, form = '') => `${uid}:${form}`;

/**
 * Keeps what is typed when the screen goes because the session has ended under it (in another tab,
 * say), as long as the app is open and until somebody signs in: the same person finds it again,
 * another one ends it. Who leaves by himself was asked, and leaves nothing behind.
 */
export function useKeptDraft<T>({ drafts, uid, form, current, onKept }: KeptDraft<T>): void {
  const leave = useEffectEvent(() => {
    const key = draftKey(uid, form);
    const typed = current();
    if (typed === null || currentSession().status === 'signed-in') {
      drafts.delete(key);
      return;
    }
    drafts.set(key, typed);
    onKept();
  });
  useEffect(() => () => leave(), []);
}
