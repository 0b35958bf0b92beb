import { includes } from '@doorstep/domain/billing/entitlements';
import { branchesSchema, type Branch } from '@doorstep/domain/profiles/branch';
import { callFunction } from '../callables.ts';
import { clearPublicPageCache } from '../pages/public-pages.ts';
import { useOwnPageDocument } from './own-page-document.ts';

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
  const own = useOwnPageDocument('branches', branchesSchema, uid);
  if (own.status !== 'ready') return own;
  return {
    status: 'ready',
    hasPage: own.profile !== null,
    isIncluded: includes(own.profile?.facts.plan_tier ?? null, 'branches'),
    branches: own.stored?.branches ?? [],
  } as const;
}
