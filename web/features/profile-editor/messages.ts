import { toAppError } from '@doorstep/domain/app-error';

/** Texts of the profile editor (spec §4, §5, §8). */
export const EDITOR_MESSAGES = {
  saved: 'Profile saved',
  saveFailed: 'Could not save profile',
  loadFailed: "We couldn't load your profile.",
  imageUploaded: 'Image uploaded successfully!',
  photoUploaded: 'Photo uploaded successfully!',
  uploadFailed: "We couldn't upload the picture. Please try again.",
  tooManyPhotos: "You've reached the photo limit. Remove one to add another.",
  linkCopied: 'Link copied',
  draftKept: 'You were signed out. Sign in again. What you typed is still there.',
  offline: "You're offline. What you type is kept, and you can save it when you're back online.",
  unreachable:
    "Add a phone number or a website. Without one, visitors who have no account can't reach you from your page.",
  copyFailed: "We couldn't copy the link.",
  notSubscribed:
    'Saved as a draft, with everything you entered. A public page needs an active subscription.',
} as const;

/** Why the profile could not be saved (spec §8: the message, or the general one). */
export function saveError(error: unknown): string {
  return toAppError(error).personMessage ?? EDITOR_MESSAGES.saveFailed;
}

/** Why a picture could not be uploaded (spec §8: upload errors show their message). */
export function uploadError(error: unknown): string {
  return toAppError(error).personMessage ?? EDITOR_MESSAGES.uploadFailed;
}
