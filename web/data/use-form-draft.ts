import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { changedFields, isSame } from '../lib/storage/drafts.ts';
import { useDraft } from './use-draft.ts';

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

interface FormDraft<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'subscribe'>;
  name: string;
  /** The fields that a draft can hold. It may hold values that the form would refuse. */
  schema: z.ZodMiniObject;
  /** The values without a draft. A draft holds those that were changed. */
  initial: Partial<V>;
  /** Whether a draft is only offered if the initial values have changed since it was stored. */
  offerIfChanged?: boolean;
  /** Fields that are stored with the draft. */
  extra?: object;
  /** The owner, if it is a visitor (`visitorOwner`). */
  visitor?: string | undefined;
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
  extra,
  ...options
}: FormDraft<V>) {
  const draftSchema = z.object({ base: z.unknown(), values: z.partial(schema) });
  const { draft, save } = useDraft({ ...options, schema: draftSchema });
  const base = offerIfChanged ? initial : null;
  const [notice, setNotice] = useState<'restored' | 'offered' | null>(() => {
    // The draft was saved, but the answer was lost.
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
    // A copy, because the form changes the values of a list in place.
    const values = changedFields(structuredClone(getValues()), initial);
    return values && { ...extra, base, values };
  };

  const restoreOnMount = useEffectEvent(() => {
    if (draft && notice === 'restored') setValues(draft.values);
  });
  useLayoutEffect(() => restoreOnMount(), []);
  const store = useEffectEvent(() => {
    const next = current();
    // Typing does not replace a draft that is still offered.
    if (!draft || notice !== 'offered') save(next);
    else save({ ...extra, base: draft.base, values: { ...draft.values, ...next?.values } });
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
      // Text in other fields was typed after the draft was restored.
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
