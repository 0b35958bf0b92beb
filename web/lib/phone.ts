import * as z from 'zod/mini';
import { useLoad } from './use-load.ts';

// The library knows the numbers of all countries (domain/phone.ts). Only screens with a form, and
// requests, whose phone the client typed, load it; a public page's data hold the links.
const load = () => import('@doorstep/domain/phone');

/** Checks a phone field when its form is sent. Accepts what it cannot check, for example offline. */
export const phoneCheck = z.refine<string | null>(async (typed) => {
  if (typed === null || typed.trim() === '') return true;
  return (await load().catch(() => null))?.hasPhoneNumber(typed) ?? true;
}, 'Please enter a phone number with its area code or country code.');

/**
 * Returns a function that links a typed phone number. It returns null until its code is loaded, which
 * happens only if it is needed.
 */
export function usePhoneHref(isNeeded: boolean): (phone: string | null) => string | null {
  const code = useLoad(`phone numbers: ${isNeeded}`, async () => (isNeeded ? load() : null));
  return (code.status === 'ready' && code.data?.phoneHref) || (() => null);
}
