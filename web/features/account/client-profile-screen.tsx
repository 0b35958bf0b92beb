import type { ClientProfile } from '@doorstep/domain/profiles/client-profile';
import { createClientProfile, findClientProfile } from '../../data/profiles/client-profiles.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { ClientProfileForm } from './client-profile-form.tsx';
import { CLIENT_PROFILE_MESSAGES } from './messages.ts';

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
