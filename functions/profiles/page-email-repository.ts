import { pageEmailSchema } from '@doorstep/domain/profiles/provider-profile';
import type { Firestore } from 'firebase-admin/firestore';
import { isDocumentId, parseDocument } from '../platform/firestore.ts';
import { parseContact } from './provider-profile-repository.ts';

/** The email of a professional's page. */
interface PageEmail {
  display_name: string;
  /** The email on the page; null without one. */
  shown: string | null;
  /** The address that was confirmed last; null without one. */
  confirmed: string | null;
  /** Whether the account is deleted or suspended. */
  isClosed: boolean;
}

/** Reads a page's email, and writes `page_emails/{uid}`. */
export type PageEmails = ReturnType<typeof createPageEmails>;

export function createPageEmails(db: Firestore) {
  const referencesOf = (uid: string) =>
    ['provider_profiles', 'page_emails', 'closed_accounts'].map((name) =>
      db.collection(name).doc(uid),
    );

  /** `getAll`: reads the documents, in a transaction or without one. */
  async function read(uid: string, getAll: Firestore['getAll']): Promise<PageEmail | null> {
    if (!isDocumentId(uid)) return null;
    const [profile, stored, closed] = await getAll(...referencesOf(uid));
    const contact = profile ? parseContact(profile) : null;
    if (!contact || !stored || !closed) return null;
    return {
      display_name: contact.display_name,
      shown: contact.email,
      confirmed: parseDocument(pageEmailSchema, stored)?.email ?? null,
      isClosed: closed.exists,
    };
  }

  return {
    /** Returns null without a page. */
    find: (uid: string): Promise<PageEmail | null> =>
      read(uid, (...references) => db.getAll(...references)),

    /**
     * Confirms the email that the page has now. Returns false, and writes nothing, without one, for
     * a closed account, or if `accepts` refuses the address. Confirming it again writes nothing.
     */
    confirm: (uid: string, accepts: (email: string) => boolean, now: Date): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const page = await read(uid, (...references) => transaction.getAll(...references));
        if (!page || page.isClosed || page.shown === null || !accepts(page.shown)) return false;
        if (page.shown !== page.confirmed) {
          const confirmed = { email: page.shown, confirmed_at: now };
          transaction.set(db.collection('page_emails').doc(uid), confirmed);
        }
        return true;
      }),
  };
}
