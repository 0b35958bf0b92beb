import { pageEmailSchema, providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { includes } from '@doorstep/domain/billing/entitlements';
import { branchesSchema, type Branch } from '@doorstep/domain/profiles/branch';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { gallerySchema, type Gallery } from '@doorstep/domain/profiles/gallery';
import type { OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import type { PriceHint } from '@doorstep/domain/profiles/price-hint';
import { NO_GALLERY, shownGallery } from '@doorstep/domain/profiles/shown-gallery';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { firestore } from '../firestore/firestore.ts';
import { callFunction } from '../callables.ts';
import { clearPublicPageCache } from '../pages/public-pages.ts';

const useOwnProfile = (uid: string) =>
  useLiveDocument(
    useMemo(() => doc(firestore, 'provider_profiles', uid), [uid]),
    providerProfileSchema,
  );

/**
 * Returns a live document that belongs to a professional's page, `{collection}/{uid}`, with the
 * profile. Both are null if they do not exist.
 */
function useOwnPageDocument<T>(collection: string, schema: ZodMiniType<T>, uid: string) {
  const profile = useOwnProfile(uid);
  const stored = useLiveDocument(
    useMemo(() => doc(firestore, collection, uid), [collection, uid]),
    schema,
  );
  if (profile.status === 'error' || stored.status === 'error') {
    const retry = () => {
      for (const live of [profile, stored]) if (live.status === 'error') live.retry();
    };
    return { status: 'error', retry } as const;
  }
  if (profile.status !== 'ready' || stored.status !== 'ready') {
    return { status: 'loading' } as const;
  }
  return { status: 'ready', profile: profile.data, stored: stored.data } as const;
}

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

/**
 * Replaces the opening hours of the signed-in professional's page. Throws AppError;
 * `failed-precondition` has a message for people.
 */
export async function saveOpeningHours(week: OpeningHours): Promise<void> {
  await callFunction('save-hours', week);
  clearPublicPageCache();
}

/**
 * Replaces the price hints of the signed-in professional's page. Throws like `saveOpeningHours`.
 */
export async function savePriceHints(price_hints: PriceHint[]): Promise<void> {
  await callFunction('save-prices', { price_hints });
  clearPublicPageCache();
}

/**
 * Returns the live facts of the signed-in professional's page. `hasPage` says whether the page was
 * saved.
 */
export function useOwnFacts(uid: string) {
  const profile = useOwnProfile(uid);
  if (profile.status !== 'ready') return profile;
  const { data } = profile;
  return { status: 'ready', hasPage: data !== null, facts: data?.facts ?? NO_FACTS } as const;
}

/**
 * Saves details of photos and tags of services; others keep theirs. Throws AppError with a message
 * for people: `permission-denied`, `failed-precondition` and `invalid-input`.
 */
export async function saveGallery(changes: Partial<Gallery>): Promise<void> {
  await callFunction('save-gallery', { ...NO_GALLERY, ...changes });
  clearPublicPageCache();
}

/**
 * Returns the live gallery of the signed-in professional with the photos and services of the saved
 * page, which is null before the first save. `isIncluded` says whether their plan includes it.
 */
export function useOwnGallery(uid: string) {
  const own = useOwnPageDocument('galleries', gallerySchema, uid);
  if (own.status !== 'ready') return own;
  const { profile: page, stored } = own;
  return {
    status: 'ready',
    page,
    isIncluded: includes(page?.facts.plan_tier ?? null, 'gallery'),
    gallery: page ? shownGallery(stored ?? NO_GALLERY, page) : NO_GALLERY,
  } as const;
}

/** Returns the live confirmed email of the signed-in professional's page; null without one. */
export const useConfirmedPageEmail = (uid: string) =>
  useLiveDocument(
    useMemo(() => doc(firestore, 'page_emails', uid), [uid]),
    pageEmailSchema,
  );

/** Mails a link to the email of the signed-in professional's page. Throws AppError. */
export const sendPageEmailLink = () => callFunction('send-page-email-link', {});
