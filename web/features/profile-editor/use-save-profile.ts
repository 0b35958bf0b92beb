import { toAppError } from '@doorstep/domain/app-error';
import {
  providerProfileFieldsSchema,
  type ProviderProfile,
  type ProviderProfileFields,
} from '@doorstep/domain/profiles/provider-profile';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createFormDrafts, draftKey, useFormDraft } from '../../data/form-drafts.ts';
import { findOwnProfile } from '../../data/profiles/own-profile.ts';
import { useSubscription } from '../../data/billing/subscription.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { EDITOR_MESSAGES, saveError } from './messages.ts';
import { sameForm, toForm, type ProfileForm } from './profile-form.ts';
import { saveProfile, type Saved } from './save-profile.ts';

/** What is stored, as the editor would show it. */
export interface Stored {
  form: ProfileForm;
  published: boolean;
}

export type EditorForm = UseFormReturn<ProfileForm, unknown, ProviderProfileFields>;

const fieldsOf = (profile: ProviderProfile | null) =>
  profile && providerProfileFieldsSchema.parse(profile);

/** What was typed when the session ended, and what it was typed over. */
interface EditorDraft {
  form: ProfileForm;
  published: boolean;
  base: ProviderProfileFields | null;
}

const drafts = createFormDrafts<EditorDraft>();

/** The form as that person left it when the session ended, or undefined. */
export const keptForm = (uid: string) => drafts.get(draftKey(uid))?.form;

/**
 * Saving the editor's form, as a draft or to be public. Whatever fails, what was typed stays: a
 * handle that is taken is said beside its field, everything else in a toast.
 */
export function useSaveProfile(uid: string, loaded: ProviderProfile | null, form: EditorForm) {
  const subscription = useSubscription();
  const [draft] = useState(() => drafts.get(draftKey(uid)));
  const base = useRef(draft ? draft.base : fieldsOf(loaded));
  const [stored, setStored] = useState<Stored>(() => ({
    form: toForm(fieldsOf(loaded)),
    published: loaded?.published ?? false,
  }));
  /** The switch: nothing but what is wanted, until a save (spec §4). */
  const [published, setPublished] = useState(draft?.published ?? stored.published);
  const [saved, setSaved] = useState<Saved | null>(null);
  const busy = useRef(false);
  const isDirty = () => published !== stored.published || !sameForm(form.getValues(), stored.form);
  useFormDraft({
    drafts,
    uid,
    current: () => (isDirty() ? { form: form.getValues(), published, base: base.current } : null),
    onStored: () => toast.info(EDITOR_MESSAGES.draftKept),
  });

  /** What is stored now is what was just sent; words typed meanwhile stay in the form. */
  const settle = (fields: ProviderProfileFields, sent: ProfileForm, outcome: Saved) => {
    base.current = fields;
    const next: Stored = { form: toForm(fields), published: outcome === 'published' };
    if (sameForm(form.getValues(), sent)) form.reset(next.form);
    setStored(next);
    setPublished(next.published);
    setSaved(outcome);
    toast.success(EDITOR_MESSAGES.saved);
  };

  const explain = async (error: unknown) => {
    console.error('The profile was not saved', error);
    const { code, personMessage } = toAppError(error);
    if (code === 'already-exists' && personMessage !== null) {
      form.setError('handle', { message: personMessage }, { shouldFocus: true });
      return;
    }
    toast.error(saveError(error));
    // Changed in another window: the next save is meant to replace what stands there now.
    if (code === 'failed-precondition') base.current = fieldsOf(await findOwnProfile(uid));
  };

  const save = async (fields: ProviderProfileFields, publish: boolean) => {
    const sent = form.getValues();
    try {
      const toSave = { uid, fields, published: publish, base: base.current };
      settle(fields, sent, await saveProfile(toSave, subscription));
    } catch (error) {
      await explain(error).catch((second: unknown) =>
        console.error('The profile cannot be read', second),
      );
    }
  };

  /** Checks the form and saves it; one save at a time. */
  const submit = async (publish: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setSaved(null);
    try {
      await form.handleSubmit((fields) => save(fields, publish))();
    } finally {
      busy.current = false;
    }
  };

  return { submit, stored, saved, published, setPublished, subscription };
}
