import type { MailPreferencesStore } from './mail-preference-repository.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

export interface UnsubscribeDeps {
  preferences: MailPreferencesStore;
  linkSecret: string;
}

/**
 * Unsubscribes the address that a mail's link was made for from what is not transactional, or subscribes
 * it again; as often as one likes. False for a link that we did not make: nothing changes then.
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

/**
 * Whether the address that a mail's link was made for gets what is not transactional; null for a link that
 * we did not make.
 */
export async function readSubscription(
  { preferences, linkSecret }: UnsubscribeDeps,
  token: string,
): Promise<boolean | null> {
  const key = readUnsubscribeToken(linkSecret, token);
  return key === null ? null : preferences.isSubscribed(key);
}
