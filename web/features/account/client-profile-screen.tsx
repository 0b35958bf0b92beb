import {
  CLIENT_CONTACT_LABELS,
  clientProfileSchema,
  type ClientProfile,
} from '@doorstep/domain/profiles/client-profile';
import { Flex, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { nullWhenEmpty } from '@doorstep/domain/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  createClientProfile,
  findClientProfile,
  saveClientProfile,
} from '../../data/profiles/client-profiles.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import { CLIENT_PROFILE_MESSAGES, profileSaveErrorText } from './messages.ts';
import { useFormDraft } from '../../data/use-form-draft.ts';
import { phoneCheck } from '../../lib/text/phone.ts';
import { paths } from '../../lib/paths.ts';
import { Input } from '../../ui/forms/controls.tsx';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { DraftNotice } from '../../ui/feedback/draft-notice.tsx';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';

type Result = { profile: ClientProfile } | { error: unknown; errorText: string };

/** Loads the profile, or creates one with the defaults. */
async function findOrCreate(uid: string): Promise<Result> {
  let errorText: string = CLIENT_PROFILE_MESSAGES.loadFailed;
  try {
    const profile = await findClientProfile(uid);
    if (profile) return { profile };
    errorText = CLIENT_PROFILE_MESSAGES.createFailed;
    return { profile: await createClientProfile(uid) };
  } catch (error) {
    return { error, errorText };
  }
}

interface ClientProfileFormProps {
  profile: ClientProfile;
  email: string;
}

const schemaFor = (storedPhone: string | null) =>
  z.extend(clientProfileSchema, {
    phone: clientProfileSchema.shape.phone.check(phoneCheck(storedPhone)),
  });

/** A draft may be invalid, for example with a long name. */
const draftSchema = z.object({
  full_name: z.string(),
  phone: z.string(),
  preferred_contact: clientProfileSchema.shape.preferred_contact,
});

/**
 * The form of the client profile. Saving and Cancel both lead to the client dashboard.
 */
function ClientProfileForm({ profile, email }: ClientProfileFormProps) {
  const navigate = useNavigate();
  const [stored] = useState(() => ({
    full_name: profile.full_name ?? '',
    phone: profile.phone ?? '',
    preferred_contact: profile.preferred_contact,
  }));
  const form = useForm<ClientProfile>({
    resolver: zodResolver(schemaFor(profile.phone)),
    defaultValues: { ...profile, ...stored },
  });
  const draft = useFormDraft({
    form,
    name: 'client-profile',
    schema: draftSchema,
    initial: stored,
    offerIfChanged: true,
    onMovedToMemory: () => toast.info(CLIENT_PROFILE_MESSAGES.draftKept),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const save = async (values: ClientProfile) => {
    const isSameSession = sessionGuard();
    try {
      await saveClientProfile({
        ...values,
        full_name: nullWhenEmpty(values.full_name),
        phone: nullWhenEmpty(values.phone),
      });
      if (!isSameSession()) return;
      draft.clear();
      toast.success(CLIENT_PROFILE_MESSAGES.saved);
      await navigate(paths.clientDashboard);
    } catch (error) {
      console.error('The client profile was not saved', error);
      toast.error(profileSaveErrorText(error));
    }
  };

  return (
    <Panel>
      <OfflineNotice>{CLIENT_PROFILE_MESSAGES.offline}</OfflineNotice>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <Stack gap="5">
          <DraftNotice draft={draft} />
          <FormField
            label="Email"
            help={
              <>
                Your email cannot be changed here.{' '}
                <AppLink to={paths.account} variant="underline">
                  Change your email
                </AppLink>
              </>
            }
          >
            <Input type="email" value={email} readOnly />
          </FormField>
          <FormField label="Full name" error={errors.full_name?.message} optional>
            <Input autoComplete="name" {...register('full_name')} />
          </FormField>
          <FormField label="Phone" error={errors.phone?.message} optional>
            <Input type="tel" autoComplete="tel" {...register('phone')} />
          </FormField>
          <FormField label="Preferred contact method" error={errors.preferred_contact?.message}>
            <Select options={CLIENT_CONTACT_LABELS} {...register('preferred_contact')} />
          </FormField>
          <Flex gap="3" wrap="wrap" pt="2">
            <AriaDisabledButton type="submit" off={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Save Changes'}
            </AriaDisabledButton>
            <ButtonLink to={paths.clientDashboard} variant="ghost" onClick={draft.clear}>
              Cancel
            </ButtonLink>
          </Flex>
        </Stack>
      </form>
    </Panel>
  );
}

/** The client profile. */
export function ClientProfileScreen({ uid, email }: { uid: string; email: string }) {
  const state = useLoad(`client-profile:${uid}`, () => findOrCreate(uid));
  const result = state.status === 'ready' ? state.data : null;
  const failure = result && 'error' in result ? result : null;
  useErrorToast(failure?.error ?? null, failure?.errorText ?? '');

  if (result && 'profile' in result) {
    return <ClientProfileForm profile={result.profile} email={email} />;
  }
  if (failure) {
    return <ErrorState onRetry={state.reload}>We couldn't load your profile.</ErrorState>;
  }
  return <CardSkeletons label="Loading profile..." count={1} />;
}
