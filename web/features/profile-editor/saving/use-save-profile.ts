import { toAppError } from '@doorstep/domain/app-error';
import {
  providerProfileFieldsSchema,
  type ProviderProfile,
  type ProviderProfileFields,
} from '@doorstep/domain/profiles/provider-profile';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { findOwnProfile } from '../../../data/profiles/own-profile.ts';
import { useSubscription } from '../../../data/billing/subscription.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { EDITOR_MESSAGES, saveErrorText } from '../messages.ts';
import { isSameForm, toForm, type ProfileForm } from '../profile-form.ts';
import { saveProfile, type SaveResult } from './save-profile.ts';

/** The stored profile, as form values. */
export interface Stored {
  form: ProfileForm;
  published: boolean;
}

export type EditorForm = UseFormReturn<ProfileForm, unknown, ProviderProfileFields>;

const fieldsOf = (profile: ProviderProfile | null) =>
  profile && providerProfileFieldsSchema.parse(profile);

/**
 * Saves the editor's form as a draft or as a public page. A failure keeps the text: a taken handle
 * shows an error beside its field, everything else a toast.
 */
export function useSaveProfile(uid: string, loaded: ProviderProfile | null, form: EditorForm) {
  const subscription = useSubscription();
  const base = useRef(fieldsOf(loaded));
  const [stored, setStored] = useState<Stored>(() => ({
    form: toForm(fieldsOf(loaded)),
    published: loaded?.published ?? false,
  }));
  /** The 'Published' switch; it stores nothing until a save. */
  const [published, setPublished] = useState(stored.published);
  const [saved, setSaved] = useState<SaveResult | null>(null);
  const isBusy = useRef(false);

  /** Updates the state after a save; text typed during the save stays in the form. */
  const handleSaved = (fields: ProviderProfileFields, sent: ProfileForm, result: SaveResult) => {
    base.current = fields;
    const next: Stored = { form: toForm(fields), published: result === 'published' };
    if (isSameForm(form.getValues(), sent)) form.reset(next.form);
    setStored(next);
    setPublished(next.published);
    setSaved(result);
    toast.success(EDITOR_MESSAGES.saved);
  };

  const handleError = async (error: unknown) => {
    console.error('The profile was not saved', error);
    const { code, personMessage } = toAppError(error);
    if (code === 'already-exists' && personMessage !== null) {
      form.setError('handle', { message: personMessage }, { shouldFocus: true });
      return;
    }
    toast.error(saveErrorText(error));
    // The profile was changed in another window. The next save may replace that version.
    if (code === 'failed-precondition') base.current = fieldsOf(await findOwnProfile(uid));
  };

  const save = async (fields: ProviderProfileFields, publish: boolean) => {
    const sent = form.getValues();
    try {
      const toSave = { uid, fields, published: publish, base: base.current };
      handleSaved(fields, sent, await saveProfile(toSave, subscription));
    } catch (error) {
      await handleError(error).catch((readError: unknown) =>
        console.error('The profile cannot be read', readError),
      );
    }
  };

  /** Validates and saves the form; ignores calls during a save. */
  const submit = async (publish: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaved(null);
    try {
      await form.handleSubmit((fields) => save(fields, publish))();
    } finally {
      isBusy.current = false;
    }
  };

  return { submit, stored, saved, published, setPublished, subscription };
}
