import { useEffect, useEffectEvent } from 'react';
import { onClearSessionData } from '../lib/clear-session-data.ts';
import { currentSession } from './auth/session.ts';

/** Creates a store for the unsaved input of people whose session ended, by person and form. */
export function createFormDrafts<T>() {
  const drafts = new Map<string, T>();
  onClearSessionData(() => drafts.clear());
  return drafts;
}

interface FormDraft<T> {
  drafts: Map<string, T>;
  uid: string;
  /** The name of the form, if a person can have several. */
  form?: string;
  /** Returns the unsaved input, or null. */
  current: () => T | null;
  /** Called after the draft was stored. */
  onStored: () => void;
}

/** Returns the key of a draft in its store. */
export const draftKey = (uid: string, form = '') => `${uid}:${form}`;

/**
 * Stores unsaved input in memory when the screen unmounts because the session ended, for example in
 * another tab. It is restored when the same person signs in again, and deleted when another person
 * does. A person who leaves the form during a session confirms it, so their draft is deleted.
 */
export function useFormDraft<T>({ drafts, uid, form, current, onStored }: FormDraft<T>): void {
  const storeDraft = useEffectEvent(() => {
    const key = draftKey(uid, form);
    const input = current();
    if (input === null || currentSession().status === 'signed-in') {
      drafts.delete(key);
      return;
    }
    drafts.set(key, input);
    onStored();
  });
  useEffect(() => () => storeDraft(), []);
}
