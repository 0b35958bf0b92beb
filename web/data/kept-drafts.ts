import { useEffect, useEffectEvent } from 'react';
import { currentSession } from './session.ts';

/** What people have typed and not saved when their session ended, by person and form. */
export function createKeptDrafts<T>() {
  return new Map<string, T>();
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
 * say), until the same person signs in again, as long as the app is open. Who leaves by himself
 * was asked, and leaves nothing behind.
 */
export function useKeptDraft<T>({ drafts, uid, form, current, onKept }: KeptDraft<T>): void {
  const leave = useEffectEvent(() => {
    const key = draftKey(uid, form);
    const session = currentSession();
    const typed = current();
    if (typed === null || (session.status === 'signed-in' && session.uid === uid)) {
      drafts.delete(key);
      return;
    }
    drafts.set(key, typed);
    onKept();
  });
  useEffect(() => () => leave(), []);
}
