import type { MailPreferencesStore } from './mail-preference-repository.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

interface UnsubscribeDeps {
  preferences: MailPreferencesStore;
  linkSecrets: readonly string[];
}

/**
 * Subscribes or unsubscribes the address of a mail's link. This concerns all mails that are not
 * transactional. Idempotent. Returns false, and changes nothing, if the token is invalid.
 */
export async function setSubscription(
  { preferences, linkSecrets }: UnsubscribeDeps,
  token: string,
  subscribed: boolean,
): Promise<boolean> {
  const key = readUnsubscribeToken(linkSecrets, token);
  if (key === null) return false;
  await preferences.setSubscribed(key, subscribed, new Date());
  return true;
}

/** Returns whether the address of a mail's link is subscribed, or null if the token is invalid. */
export async function readSubscription(
  { preferences, linkSecrets }: UnsubscribeDeps,
  token: string,
): Promise<boolean | null> {
  const key = readUnsubscribeToken(linkSecrets, token);
  return key === null ? null : preferences.isSubscribed(key);
}
