import * as z from 'zod/mini';
import { useLoad } from '../use-load.ts';

// The library knows the numbers of all countries (domain/contact/phone.ts, 58 kB gzip). It loads
// when a number is checked or about to be called; a public page's data hold the links.
const load = () => import('@doorstep/domain/contact/phone');

/**
 * Returns a check of a phone field for when its form is sent. Accepts the stored phone, because it
 * must not block other changes, and what it cannot check, for example offline.
 */
export const phoneCheck = (stored: string | null) =>
  z.refine<string | null>(async (typed) => {
    if (typed === stored || typed === null || typed.trim() === '') return true;
    return (await load().catch(() => null))?.hasPhoneNumber(typed) ?? true;
  }, 'Please enter a phone number with its area code or country code.');

/** Returns the `tel:` address of the number in a typed text; null without one. */
export const findPhoneHref = async (phone: string) => (await load()).phoneHref(phone);

/**
 * Returns a function that links a typed phone number. It returns null until its code is loaded,
 * which happens only if it is needed.
 */
export function usePhoneHref(isNeeded: boolean): (phone: string | null) => string | null {
  const code = useLoad(`phone numbers: ${isNeeded}`, async () => (isNeeded ? load() : null));
  return (code.status === 'ready' && code.data?.phoneHref) || (() => null);
}
