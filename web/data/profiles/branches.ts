import { includes } from '@doorstep/domain/billing/entitlements';
import { branchesSchema, type Branch } from '@doorstep/domain/profiles/branch';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { callFunction } from '../callables.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { firestore } from '../firestore/firestore.ts';
import { clearPublicPageCache } from '../pages/public-pages.ts';

/**
 * Replaces the branches of the signed-in professional. Throws AppError; `permission-denied` and
 * `failed-precondition` have a message for people.
 */
export async function saveBranches(branches: Branch[]): Promise<void> {
  await callFunction('save-branches', { branches });
  clearPublicPageCache();
}

/**
 * Returns the live branches of the signed-in professional. `hasPage` says whether their page was
 * saved, and `isIncluded` whether their plan includes branches; without it they are hidden.
 */
export function useOwnBranches(uid: string) {
  const profile = useLiveDocument(
    useMemo(() => doc(firestore, 'provider_profiles', uid), [uid]),
    providerProfileSchema,
  );
  const stored = useLiveDocument(
    useMemo(() => doc(firestore, 'branches', uid), [uid]),
    branchesSchema,
  );
  const retry = () => {
    for (const live of [profile, stored]) if (live.status === 'error') live.retry();
  };
  if (profile.status === 'error' || stored.status === 'error') {
    return { status: 'error', retry } as const;
  }
  if (profile.status !== 'ready' || stored.status !== 'ready') {
    return { status: 'loading' } as const;
  }
  return {
    status: 'ready',
    hasPage: profile.data !== null,
    isIncluded: includes(profile.data?.facts.plan_tier ?? null, 'branches'),
    branches: stored.data?.branches ?? [],
  } as const;
}
