import {
  mailPreferencesSchema,
  type MailPreferences,
} from '@doorstep/domain/mail/mail-preferences';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from '../platform/firestore.ts';

/** `mail_preferences/{key}`: who has unsubscribed. The key stands for an address and does not tell it. */
export interface MailPreferencesStore {
  /** Whether mails that can be unsubscribed from may go there; so it is where nothing is known. */
  isSubscribed(key: string): Promise<boolean>;
  /** Again is harmless: what is so already stays as it is. */
  setSubscribed(key: string, subscribed: boolean, now: Date): Promise<void>;
}

export function createMailPreferences(db: Firestore): MailPreferencesStore {
  const preferences = db.collection('mail_preferences');
  const isSubscribed = async (key: string) =>
    parseDocument(mailPreferencesSchema, await preferences.doc(key).get())?.subscribed ?? true;
  return {
    isSubscribed,
    setSubscribed: async (key, subscribed, updated_at) => {
      if ((await isSubscribed(key)) === subscribed) return;
      const stored: Omit<MailPreferences, 'id'> = { subscribed, updated_at };
      await preferences.doc(key).set(stored);
    },
  };
}
