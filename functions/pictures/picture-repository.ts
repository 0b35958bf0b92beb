import { pictureOf, type Picture } from '@doorstep/domain/pictures/picture';
import { pictureEntrySchema, type PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import {
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { parseDocument, parseList, readIn, tryWrite } from '../platform/firestore.ts';

/**
 * Stores the ledger of uploaded pictures, `pictures/{id}`. An entry is created before the
 * renditions and deleted after them, so that the ledger lists everything in the bucket. The sweep
 * checks an entry at its `check_at`. Methods that update an entry return false if it does not
 * exist.
 */
export type Pictures = ReturnType<typeof createPictures>;

/**
 * Compares creation times in nanoseconds, so that a new entry always sees all entries before it.
 */
function byCreation(a: QueryDocumentSnapshot, b: QueryDocumentSnapshot): number {
  const order = a.createTime.valueOf().localeCompare(b.createTime.valueOf());
  return order === 0 ? a.id.localeCompare(b.id) : order;
}

/**
 * Makes pictures due for the sweep, in the transaction after which nothing shows them: the next
 * sweep deletes files that the call itself could not delete. Writes whole entries, because an
 * update would fail without one.
 */
export function markDue(transaction: Transaction, db: Firestore, urls: readonly string[]): void {
  const now = new Date();
  for (const url of urls) {
    const picture = pictureOf(url);
    if (!picture) continue;
    const { id, ...fields } = picture;
    const entry = { ...fields, bytes: 0, ready: true, tries: 0, uploaded_at: now, check_at: now };
    transaction.set(db.collection('pictures').doc(id), entry);
  }
}

export function createPictures(db: Firestore) {
  const pictures = db.collection('pictures');
  const update = (id: string, fields: Record<string, unknown>) =>
    tryWrite(pictures.doc(id).update(fields));
  return {
    find: async (id: string, transaction?: Transaction): Promise<PictureEntry | null> =>
      parseDocument(pictureEntrySchema, await readIn(transaction, pictures.doc(id))),

    /** Adds a picture. Returns false if the id is taken. */
    claim: ({ id, owner, path }: Picture, bytes: number, checkAt: Date): Promise<boolean> => {
      const now = FieldValue.serverTimestamp();
      const entry = { owner, path, bytes, ready: false, tries: 0 };
      return tryWrite(pictures.doc(id).create({ ...entry, uploaded_at: now, check_at: checkAt }));
    },

    /** Lists up to `limit` pictures of a person. */
    listOf: async (owner: string, limit: number): Promise<PictureEntry[]> => {
      const { docs } = await pictures.where('owner', '==', owner).limit(limit).get();
      return parseList(pictureEntrySchema, docs);
    },

    /**
     * Lists up to `limit` pictures of a person's profile, without the private photos, in the order
     * of their creation.
     */
    listOfProfile: async (owner: string, limit: number): Promise<PictureEntry[]> => {
      // The ids begin with the uid and the folder. '.' is the character after '-'.
      const ofOwner = pictures
        .where(FieldPath.documentId(), '>=', `${owner}_provider-`)
        .where(FieldPath.documentId(), '<', `${owner}_provider.`);
      const { docs } = await ofOwner.limit(limit).get();
      return parseList(pictureEntrySchema, docs.toSorted(byCreation));
    },

    /** Marks the renditions as complete. */
    finish: (id: string, checkAt: Date): Promise<boolean> =>
      update(id, { ready: true, check_at: checkAt }),

    /** Lists the entries that the sweep must check, the longest overdue first. */
    listDue: async (now: Date, limit: number): Promise<PictureEntry[]> => {
      const due = pictures.where('check_at', '<=', now).orderBy('check_at').limit(limit);
      return parseList(pictureEntrySchema, (await due.get()).docs);
    },

    /** Counts an attempt of the sweep before it starts, so that crashes are counted. */
    countTry: (id: string, checkAt: Date): Promise<boolean> =>
      update(id, { tries: FieldValue.increment(1), check_at: checkAt }),

    postpone: (id: string, checkAt: Date): Promise<boolean> => update(id, { check_at: checkAt }),

    remove: async (id: string): Promise<void> => {
      await pictures.doc(id).delete();
    },
  };
}
