import {
  badgeApplicationId,
  badgeApplicationSchema,
  type BadgeKind,
} from '@doorstep/domain/badges/badge';
import type { CallableInput } from '@doorstep/domain/callables';
import { NO_BADGES } from '@doorstep/domain/profiles/facts';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { callFunction, FILE_DEADLINE_MS } from '../callables.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { firestore } from '../firestore/firestore.ts';

/**
 * Sends an application for a badge with its evidence in base64, which replaces an earlier one of this
 * kind. Throws AppError; `invalid-input` and `failed-precondition` have a message for people.
 */
export async function askForBadge(input: CallableInput<'ask-for-badge'>): Promise<void> {
  await callFunction('ask-for-badge', input, FILE_DEADLINE_MS);
}

/**
 * Returns the live badges of the signed-in professional, and their latest application for each
 * kind; null if there is none. `hasPage` says whether their page was saved, which an application
 * needs.
 */
export function useOwnBadges(uid: string) {
  const profile = useLiveDocument(
    useMemo(() => doc(firestore, 'provider_profiles', uid), [uid]),
    providerProfileSchema,
  );
  const license = useApplication(uid, 'license');
  const insurance = useApplication(uid, 'insurance');
  const all = [profile, license, insurance] as const;
  const retry = () => {
    for (const live of all) if (live.status === 'error') live.retry();
  };
  const failed = all.find(({ status }) => status === 'error');
  if (failed?.status === 'error') return { status: 'error', error: failed.error, retry } as const;
  if (profile.status !== 'ready' || license.status !== 'ready' || insurance.status !== 'ready') {
    return { status: 'loading' } as const;
  }
  return {
    status: 'ready',
    hasPage: profile.data !== null,
    badges: profile.data?.facts.badges ?? NO_BADGES,
    applications: { license: license.data, insurance: insurance.data },
  } as const;
}

const useApplication = (uid: string, kind: BadgeKind) =>
  useLiveDocument(
    useMemo(() => doc(firestore, 'badge_applications', badgeApplicationId(uid, kind)), [uid, kind]),
    badgeApplicationSchema,
  );
