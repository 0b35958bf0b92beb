import type { ClientProfile } from '@doorstep/domain/profiles/client-profile';
import { createClientProfile, findClientProfile } from '../../data/profiles/client-profiles.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { ClientProfileForm } from './client-profile-form.tsx';
import { CLIENT_PROFILE_MESSAGES } from './client-profile-messages.ts';

type Found = { profile: ClientProfile } | { failed: string; error: unknown };

/** Loads the profile, and creates it when there is none yet (spec §4). */
async function findOrCreate(uid: string): Promise<Found> {
  let failed: string = CLIENT_PROFILE_MESSAGES.loadFailed;
  try {
    const profile = await findClientProfile(uid);
    if (profile) return { profile };
    failed = CLIENT_PROFILE_MESSAGES.createFailed;
    return { profile: await createClientProfile(uid) };
  } catch (error) {
    return { failed, error };
  }
}

/** A client's own data (spec §2, Client profile). */
export function ClientProfileScreen({ uid, email }: { uid: string; email: string }) {
  const state = useLoad(`client-profile:${uid}`, () => findOrCreate(uid));
  const found = state.status === 'ready' ? state.data : null;
  const failure = found && 'failed' in found ? found : null;
  useErrorToast(failure?.error ?? null, failure?.failed ?? '');

  if (found && 'profile' in found) {
    return <ClientProfileForm profile={found.profile} email={email} />;
  }
  if (failure) {
    return <ErrorState onRetry={state.reload}>We couldn't load your profile.</ErrorState>;
  }
  return <CardSkeletons label="Loading profile..." count={1} />;
}
