import type { AuditAction, AuditEntry } from '@doorstep/domain/moderation/audit-log';
import type { Firestore } from 'firebase-admin/firestore';
import { isDocumentId } from '../platform/firestore.ts';

/** Finds out whom the entries of the audit log are about. */
export type AuditSubjects = ReturnType<typeof createAuditSubjects>;

/**
 * How the subject of an action leads to a person: it is the uid, begins with the uid, or is the id
 * of a document with the uid in a field.
 */
type Way = 'uid' | 'badge' | readonly [collection: string, field: string];

const REPORT = ['reports', 'reported_uid'] as const;
const REVIEW = ['reviews', 'client_uid'] as const;
const SUPPORT = ['support_requests', 'owner_uid'] as const;

const WAYS: Record<AuditAction, Way> = {
  report_dismissed: REPORT,
  report_upheld: REPORT,
  account_suspended: 'uid',
  suspension_lifted: 'uid',
  confirmation_sent: 'uid',
  photo_deleted: 'uid',
  review_hidden: REVIEW,
  review_shown: REVIEW,
  badge_granted: 'badge',
  badge_refused: 'badge',
  badge_taken_back: 'badge',
  mail_sent_again: ['mail', 'data.account'],
  support_answered: SUPPORT,
  support_closed: SUPPORT,
  support_reopened: SUPPORT,
};

export function createAuditSubjects(db: Firestore) {
  async function readField(
    collection: string,
    field: string,
    ids: readonly string[],
  ): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const references = [...new Set(ids)].map((id) => db.collection(collection).doc(id));
    const found = await db.getAll(...references, { fieldMask: [field] });
    return new Map(
      found.flatMap((one): [string, string][] => {
        const value: unknown = one.get(field);
        return typeof value === 'string' ? [[one.id, value]] : [];
      }),
    );
  }

  return {
    /**
     * Returns the uid of the person whom each entry is about, by its number. Entries about nobody,
     * and those whose document was deleted, are missing.
     */
    findPeople: async (
      entries: readonly Pick<AuditEntry, 'seq' | 'action' | 'subject' | 'about_uid'>[],
    ): Promise<Map<number, string>> => {
      const people = new Map<number, string>();
      const stored = new Map<readonly [string, string], typeof entries>();
      for (const entry of entries) {
        const way = WAYS[entry.action];
        if (entry.about_uid !== undefined) people.set(entry.seq, entry.about_uid);
        else if (way === 'uid') people.set(entry.seq, entry.subject);
        else if (way === 'badge') people.set(entry.seq, entry.subject.split('_')[0] ?? '');
        else if (isDocumentId(entry.subject)) {
          stored.set(way, [...(stored.get(way) ?? []), entry]);
        }
      }
      const reads = [...stored].map(async ([[collection, field], group]) => {
        const uids = await readField(
          collection,
          field,
          group.map(({ subject }) => subject),
        );
        for (const { seq, subject } of group) {
          const uid = uids.get(subject);
          if (uid !== undefined) people.set(seq, uid);
        }
      });
      await Promise.all(reads);
      return people;
    },

    /**
     * Returns the address of the mail that was sent again, by the entry's number. It names a reader
     * without an account. Mails that are no longer stored are missing.
     */
    findAddresses: async (
      entries: readonly Pick<AuditEntry, 'seq' | 'action' | 'subject'>[],
    ): Promise<Map<number, string>> => {
      const resent = entries.filter(
        ({ action, subject }) => action === 'mail_sent_again' && isDocumentId(subject),
      );
      const ids = resent.map(({ subject }) => subject);
      const addresses = await readField('mail', 'to', ids);
      return new Map(
        resent.flatMap(({ seq, subject }): [number, string][] => {
          const to = addresses.get(subject);
          return to === undefined ? [] : [[seq, to]];
        }),
      );
    },
  };
}
