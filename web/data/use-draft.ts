import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { draftKey, sessionHint } from '../lib/storage/browser-storage.ts';
import { onClearSessionData } from '../lib/clear-session-data.ts';
import { isSame, readDraft, writeDraft } from '../lib/storage/drafts.ts';
import { lastSessionUid, sessionUid } from './auth/session.ts';

/** In-memory drafts of forms that were open when the session ended, but not by a log-out here. */
const inMemory = new Map<string, unknown>();
onClearSessionData(() => inMemory.clear());

/** Also checks the session hint, which another tab removes before this tab's session ends. */
const isSessionOf = (uid: string | null) =>
  sessionUid() === uid && (uid === null || sessionHint.get());

interface Draft<T> {
  /** The name of the form. */
  name: string;
  schema: z.ZodMiniType<T>;
  /** The owner, if it is a visitor (`visitorOwner`). */
  visitor?: string | undefined;
  /** Called if the session ended while there was a draft. */
  onMovedToMemory?: () => void;
}

/**
 * Returns the unsaved input of an earlier visit, or null, and a function that stores the current
 * one, or deletes it if it is null (docs/decisions, 13). Each change is stored immediately, so that
 * nothing is lost when the page closes.
 */
export function useDraft<T>({ name, schema, visitor, onMovedToMemory }: Draft<T>) {
  const [uid] = useState(sessionUid);
  const owner = visitor ?? uid;
  const key = draftKey(owner, name);
  const [draft] = useState(
    () => schema.safeParse(inMemory.get(key)).data ?? readDraft({ uid: owner, form: name }, schema),
  );
  const latest = useRef<unknown>(draft);

  const save = useCallback(
    (value: unknown) => {
      if (isSame(value, latest.current) && !inMemory.has(key)) return;
      latest.current = value;
      inMemory.delete(key);
      if (isSessionOf(uid)) writeDraft({ uid: owner, form: name }, value);
    },
    [uid, owner, name, key],
  );

  // Stores the draft again, because the tab that logged out has deleted it.
  const writeAgain = useEffectEvent(() => inMemory.has(key) && save(latest.current));
  const moveToMemory = useEffectEvent(() => {
    if (uid === null || latest.current === null || sessionUid() !== null) return;
    if (lastSessionUid() !== uid) return;
    inMemory.set(key, latest.current);
    onMovedToMemory?.();
  });
  useEffect(() => {
    writeAgain();
    return () => moveToMemory();
  }, []);
  return { draft, save };
}
