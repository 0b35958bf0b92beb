import {
  badgeApplicationId,
  badgeApplicationSchema,
  evidencePath,
  type BadgeKind,
} from '@doorstep/domain/badges/badge';
import type { CallableInput } from '@doorstep/domain/callables';
import { NO_BADGES } from '@doorstep/domain/profiles/facts';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { callFunction } from '../callables.ts';
import { withAppError } from '../errors.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { firestore } from '../firestore/firestore.ts';
import { loadStorageSdk, randomName, uploaderUid } from '../storage.ts';

/** Uploads evidence into the signed-in person's folder. Returns its name. Throws AppError. */
async function uploadEvidence(file: Blob): Promise<string> {
  const uid = uploaderUid();
  const { sdk, storage } = await loadStorageSdk();
  const name = randomName();
  const target = sdk.ref(storage, evidencePath(uid, name));
  // In parts, so that the time limit of the SDK holds for each part on a slow connection.
  const task = sdk.uploadBytesResumable(target, file, { contentType: file.type });
  await withAppError(Promise.resolve(task));
  return name;
}

/**
 * Uploads the evidence and sends the application for a badge, which replaces an earlier one of this
 * kind. Throws AppError; `invalid-input` and `failed-precondition` have a message for people.
 */
export async function askForBadge({
  file,
  ...application
}: Omit<CallableInput<'ask-for-badge'>, 'evidence'> & { file: Blob }): Promise<void> {
  const evidence = await uploadEvidence(file);
  await callFunction('ask-for-badge', { ...application, evidence });
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
