import {
  mailPreferencesSchema,
  type MailPreferences,
} from '@doorstep/domain/mail/mail-preferences';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from '../platform/firestore.ts';

/** Stores in `mail_preferences/{key}` who has unsubscribed. The key is a hash of the address. */
export type MailPreferencesStore = ReturnType<typeof createMailPreferences>;

export function createMailPreferences(db: Firestore) {
  const preferences = db.collection('mail_preferences');
  /** Checks whether the address accepts mails that are not transactional. Defaults to true. */
  const isSubscribed = async (key: string): Promise<boolean> =>
    parseDocument(mailPreferencesSchema, await preferences.doc(key).get())?.subscribed ?? true;
  return {
    isSubscribed,
    /** Stores the choice. Does nothing if it is stored already. */
    setSubscribed: async (key: string, subscribed: boolean, updated_at: Date): Promise<void> => {
      if ((await isSubscribed(key)) === subscribed) return;
      const stored: Omit<MailPreferences, 'id'> = { subscribed, updated_at };
      await preferences.doc(key).set(stored);
    },
  };
}
