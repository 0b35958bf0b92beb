import {
  mailPreferencesSchema,
  type MailPreferences,
} from '@doorstep/domain/mail/mail-preferences';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from '../platform/firestore.ts';

/** Stores in `mail_preferences/{key}` who has unsubscribed. The key is a hash of the address. */
export interface MailPreferencesStore {
  /** Checks whether the address accepts mails that are not transactional. Defaults to true. */
  isSubscribed(key: string): Promise<boolean>;
  /** Stores the choice. Does nothing if it is stored already. */
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
