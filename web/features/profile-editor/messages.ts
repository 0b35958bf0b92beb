import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';

/** Texts of the profile editor. */
export const EDITOR_MESSAGES = {
  saved: 'Profile saved',
  saveFailed: 'Could not save profile',
  loadFailed: "We couldn't load your profile.",
  imageUploaded: 'Image uploaded successfully!',
  photoUploaded: 'Photo uploaded successfully!',
  uploadFailed: "We couldn't upload the picture. Please try again.",
  tooManyPhotos: "You've reached the photo limit. Remove one to add another.",
  cropMissing: "We couldn't load the tool to crop it, so your picture is uploaded whole.",
  photosFailed: "We couldn't load your photos.",
  codeFailed: "We couldn't load the QR code. Please try again.",
  buttonFailed: "We couldn't load the button. Please try again.",
  codeNotSaved: "We couldn't save the picture. Please try again.",
  draftKept: 'You were signed out. Sign in again. What you typed is still there.',
  offline: "You're offline. We'll keep what you type, and you can save it when you're back online.",
  unreachable:
    "Add a phone number or a website. Without one, visitors who have no account can't reach you from your page.",
  pageEmailConfirmed: 'Confirmed: new requests and messages go to this email.',
  linkSent: 'We sent a new link.',
  linkNotNeeded: 'The email of your saved page needs no link.',
  linkNotSent: "We couldn't send the link. Please try again.",
  notSubscribed:
    'Saved as a draft, with everything you entered. A public page needs an active subscription.',
} as const;

/** Returns where requests go while the email of the page is not confirmed. */
export const pageEmailWaitsText = (email: string, accountEmail: string): string =>
  `Please confirm ${email}: we sent a link there, which works for 24 hours. Until then, new requests and messages go to ${accountEmail}.`;

/**
 * Returns why the profile could not be saved: the error's message, or the general text.
 */
export function saveErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? EDITOR_MESSAGES.saveFailed;
}

/** Returns why an upload failed: the error's message, or the general text. */
export function uploadErrorText(error: unknown): string {
  return toAppError(error).personMessage ?? EDITOR_MESSAGES.uploadFailed;
}

/** Texts of the section 'Prices' and its dialog. */
export const PRICES_MESSAGES = {
  about: `Up to ${LIMITS.priceHints} jobs, each with the price that it starts at. Your page shows them.`,
  noPage: 'Save your page first. Then you can add your prices here.',
  saved: 'Prices saved.',
  notSaved: "We couldn't save your prices. What you entered is still here. Please try again.",
  notLoaded: "We couldn't open the prices. Please check your connection and try again.",
  offline:
    "You're offline. We'll keep what you enter, and you can save it when you're back online.",
  examples: ['Drain cleaning', 'Faucet replacement', 'Water heater, installed'],
} as const;
