import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { draftKey, sessionHint } from '../lib/browser-storage.ts';
import { onClearSessionData } from '../lib/clear-session-data.ts';
import { changedFields, readDraft, writeDraft } from '../lib/drafts.ts';
import { sessionUid } from './auth/session.ts';

/** The drafts of forms that were open when a session ended in another tab, in memory. */
const inMemory = new Map<string, unknown>();
onClearSessionData(() => inMemory.clear());

/** Checks the hint too: another tab that logs out removes it before this tab knows. */
const isSessionOf = (uid: string) => sessionUid() === uid && sessionHint.get();

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

interface Draft<T> {
  /** The name of the form. */
  name: string;
  schema: z.ZodMiniType<T>;
  /** Called if the session ended while there was a draft. */
  onMovedToMemory?: () => void;
}

/**
 * Returns the unsaved input of an earlier visit, or null, and a function that stores the current
 * one, or deletes it if it is null (docs/decisions, 13). Each change is stored immediately, so that
 * nothing is lost when the page closes.
 */
export function useDraft<T>({ name, schema, onMovedToMemory }: Draft<T>) {
  const [uid] = useState(sessionUid);
  const key = draftKey(uid, name);
  const [draft] = useState(
    () => schema.safeParse(inMemory.get(key)).data ?? readDraft({ uid, form: name }, schema),
  );
  const latest = useRef<unknown>(draft);

  const save = useCallback(
    (value: unknown) => {
      if (isSame(value, latest.current) && !inMemory.has(key)) return;
      latest.current = value;
      inMemory.delete(key);
      if (uid === null || isSessionOf(uid)) writeDraft({ uid, form: name }, value);
    },
    [uid, name, key],
  );

  // The tab that logged out has deleted the stored draft.
  const writeAgain = useEffectEvent(() => inMemory.has(key) && save(latest.current));
  const moveToMemory = useEffectEvent(() => {
    if (uid === null || latest.current === null || sessionUid() !== null) return;
    inMemory.set(key, latest.current);
    onMovedToMemory?.();
  });
  useEffect(() => {
    writeAgain();
    return () => moveToMemory();
  }, []);
  return { draft, save };
}

interface FormDraft<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'subscribe'>;
  name: string;
  /** The fields that a draft can hold. It may hold values that the form would refuse. */
  schema: z.ZodMiniObject;
  /** The values without a draft. A draft holds those that were changed. */
  initial: Partial<V>;
  /** Whether a draft is only offered if the initial values have changed since it was stored. */
  offerIfChanged?: boolean;
  onMovedToMemory: () => void;
}

/**
 * Stores the draft of a form, and restores it when the form opens. `notice` says whether a draft
 * was restored, or is offered. `clear` deletes the draft and leaves the form as it is.
 */
export function useFormDraft<V extends FieldValues>({
  form: { getValues, reset, subscribe },
  initial,
  offerIfChanged = false,
  schema,
  ...options
}: FormDraft<V>) {
  const draftSchema = z.object({ base: z.unknown(), values: z.partial(schema) });
  const { draft, save } = useDraft({ ...options, schema: draftSchema });
  const base = offerIfChanged ? initial : null;
  const [notice, setNotice] = useState<'restored' | 'offered' | null>(() => {
    // A save whose answer was lost has stored the draft's values.
    if (!draft || !changedFields({ ...initial, ...draft.values }, initial)) return null;
    return isSame(draft.base, base) ? 'restored' : 'offered';
  });
  // A save changes the initial values.
  const initialText = JSON.stringify(initial);
  const [formerText, setFormerText] = useState(initialText);
  if (initialText !== formerText) {
    setFormerText(initialText);
    setNotice((now) => (now === 'offered' ? now : null));
  }
  const setValues = (values: object) =>
    reset({ ...getValues(), ...values }, { keepDefaultValues: true });
  const current = () => {
    const values = changedFields(getValues(), initial);
    return values && { base, values };
  };

  const restoreOnMount = useEffectEvent(() => {
    if (draft && notice === 'restored') setValues(draft.values);
  });
  useLayoutEffect(() => restoreOnMount(), []);
  const store = useEffectEvent(() => {
    const next = current();
    // An offered draft stays until the person answers.
    if (!draft || notice !== 'offered') save(next);
    else save({ base: draft.base, values: { ...draft.values, ...next?.values } });
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => store() }), [subscribe]);
  useEffect(() => store(), [initialText]);

  return {
    notice,
    restore: () => {
      if (draft) setValues(draft.values);
      setNotice('restored');
    },
    discard: () => {
      // What was typed since in other fields stays.
      if (draft && notice === 'restored') setValues(pick(initial, Object.keys(draft.values)));
      save(current());
      setNotice(null);
    },
    clear: () => {
      save(null);
      setNotice(null);
    },
  };
}
