import type { MailPreferencesStore } from './mail-preference-repository.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

export interface UnsubscribeDeps {
  preferences: MailPreferencesStore;
  linkSecret: string;
}

/**
 * Subscribes or unsubscribes the address of a mail's link. This concerns all mails that are not
 * transactional. Idempotent. Returns false, and changes nothing, if the token is invalid.
 */
export async function setSubscription(
  { preferences, linkSecret }: UnsubscribeDeps,
  token: string,
  subscribed: boolean,
): Promise<boolean> {
  const key = readUnsubscribeToken(linkSecret, token);
  if (key === null) return false;
  await preferences.setSubscribed(key, subscribed, new Date());
  return true;
}

/** Returns whether the address of a mail's link is subscribed, or null if the token is invalid. */
export async function readSubscription(
  { preferences, linkSecret }: UnsubscribeDeps,
  token: string,
): Promise<boolean | null> {
  const key = readUnsubscribeToken(linkSecret, token);
  return key === null ? null : preferences.isSubscribed(key);
}
