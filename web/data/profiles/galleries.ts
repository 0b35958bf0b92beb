import { includes } from '@doorstep/domain/billing/entitlements';
import { gallerySchema, type Gallery } from '@doorstep/domain/profiles/gallery';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { NO_GALLERY, shownGallery } from '@doorstep/domain/profiles/shown-gallery';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { callFunction } from '../callables.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { firestore } from '../firestore/firestore.ts';
import { clearPublicPageCache } from '../pages/public-pages.ts';

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
  const profile = useLiveDocument(
    useMemo(() => doc(firestore, 'provider_profiles', uid), [uid]),
    providerProfileSchema,
  );
  const stored = useLiveDocument(
    useMemo(() => doc(firestore, 'galleries', uid), [uid]),
    gallerySchema,
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
  const page = profile.data;
  return {
    status: 'ready',
    page,
    isIncluded: includes(page?.facts.plan_tier ?? null, 'gallery'),
    gallery: page ? shownGallery(stored.data ?? NO_GALLERY, page) : NO_GALLERY,
  } as const;
}
