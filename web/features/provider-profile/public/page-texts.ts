import type { ProviderProfile } from '@doorstep/domain/provider-profile';
import { shorten } from '@doorstep/domain/text';

/** The display name plus 'Provider' plus the city when known, at most 150 characters (spec §2). */
export function pageTitle({ display_name, city }: ProviderProfile): string {
  return shorten(`${display_name} - Provider${city ? ` in ${city}` : ''}`);
}

/** The bio in one line, at most 150 characters, or what can be found here (spec §2). */
export function pageDescription({ bio }: ProviderProfile): string {
  const text = bio?.replace(/\s+/g, ' ').trim();
  return shorten(text ? text : 'View services, contact info, and request service.');
}
