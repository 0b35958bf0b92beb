import { includes } from '@doorstep/domain/billing/entitlements';
import { gallerySchema, type Gallery } from '@doorstep/domain/profiles/gallery';
import { NO_GALLERY, shownGallery } from '@doorstep/domain/profiles/shown-gallery';
import { callFunction } from '../callables.ts';
import { clearPublicPageCache } from '../pages/public-pages.ts';
import { useOwnPageDocument } from './own-page-document.ts';

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
