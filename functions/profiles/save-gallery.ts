import { AppError, type ErrorCode } from '@doorstep/domain/app-error';
import { cheapestPlanWith, includes } from '@doorstep/domain/billing/entitlements';
import { pictureIdOf } from '@doorstep/domain/pictures/picture';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import { pairCount, shownGallery } from '@doorstep/domain/profiles/shown-gallery';
import type { Galleries, GalleryContext } from './gallery-repository.ts';

const refused = (code: ErrorCode, message: string, personMessage: string) =>
  new AppError(code, message, { personMessage });

function change({ tier, profile, gallery }: GalleryContext, changes: Gallery): Gallery {
  if (!includes(tier, 'gallery')) {
    const plan = cheapestPlanWith('gallery').label;
    throw refused(
      'permission-denied',
      'the plan has no gallery',
      `Captions and tags are part of the ${plan} plan. What you saved before is still stored.`,
    );
  }
  const photos = new Set(profile?.work_photos.map(pictureIdOf));
  const isOnPage =
    Object.keys(changes.photos).every((id) => photos.has(id)) &&
    Object.keys(changes.service_tags).every((name) => profile?.services.includes(name));
  if (!profile || !isOnPage) {
    throw refused(
      'failed-precondition',
      'a photo or a service is not on the saved page',
      'Please save your page first. Then you can add details to its photos and services.',
    );
  }
  const current = shownGallery(gallery, profile);
  const next = {
    photos: { ...current.photos, ...changes.photos },
    service_tags: { ...current.service_tags, ...changes.service_tags },
  };
  const shown = shownGallery(next, profile);
  if (pairCount(shown) < pairCount(next)) {
    throw refused(
      'invalid-input',
      'not a pair',
      "Please choose another photo from your page as the before picture. It can't be part of another pair.",
    );
  }
  return shown;
}

/**
 * Saves details of the caller's photos and tags of their services. Other photos and services keep
 * theirs; those that are not on the profile any more lose them. Returns the whole gallery. Throws
 * AppError `permission-denied` if the plan does not include it, `failed-precondition` for a photo
 * or a service that is not on the profile, and `invalid-input` for a wrong 'before' picture.
 */
export const saveGallery = (
  galleries: Pick<Galleries, 'save'>,
  { uid }: { uid: string },
  changes: Gallery,
): Promise<Gallery> => galleries.save(uid, (current) => change(current, changes));
