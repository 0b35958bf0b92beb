import type { Picture } from '@doorstep/domain/pictures/picture';
import { pictureEntrySchema, type PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseDocument, parseList, tryWrite } from '../platform/firestore.ts';

/**
 * The ledger of uploaded pictures, `pictures/{id}`. An entry comes before the renditions and goes
 * after them, so that nothing lies in the bucket that is not written down here; `check_at` is when the
 * sweep looks at it again.
 */
export interface Pictures {
  find(id: string): Promise<PictureEntry | null>;
  /** Notes a picture; false when there is an entry of that id. */
  claim(picture: Picture, bytes: number, checkAt: Date): Promise<boolean>;
  /** Up to `limit` of a person's pictures, in the order in which they were noted. */
  listOf(owner: string, limit: number): Promise<PictureEntry[]>;
  /** The renditions are there; false when the entry has gone meanwhile. */
  finish(id: string, checkAt: Date): Promise<boolean>;
  listDue(now: Date, limit: number): Promise<PictureEntry[]>;
  /** Counts a try of the sweep, before it begins; false when the entry has gone meanwhile. */
  countTry(id: string, checkAt: Date): Promise<boolean>;
  /** False when the entry has gone meanwhile. */
  postpone(id: string, checkAt: Date): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** By the time of creation, to the nanosecond; whoever reads after writing sees all before itself. */
function byCreation(a: QueryDocumentSnapshot, b: QueryDocumentSnapshot): number {
  const order = a.createTime.valueOf().localeCompare(b.createTime.valueOf());
  return order === 0 ? a.id.localeCompare(b.id) : order;
}

export function createPictures(db: Firestore): Pictures {
  const pictures = db.collection('pictures');
  const update = (id: string, fields: Record<string, unknown>) =>
    tryWrite(pictures.doc(id).update(fields));
  return {
    find: async (id) => parseDocument(pictureEntrySchema, await pictures.doc(id).get()),

    claim: ({ id, owner, path }, bytes, checkAt) => {
      const now = FieldValue.serverTimestamp();
      const entry = { owner, path, bytes, ready: false, tries: 0 };
      return tryWrite(pictures.doc(id).create({ ...entry, uploaded_at: now, check_at: checkAt }));
    },

    listOf: async (owner, limit) => {
      const { docs } = await pictures.where('owner', '==', owner).limit(limit).get();
      return parseList(pictureEntrySchema, docs.toSorted(byCreation));
    },

    finish: (id, checkAt) => update(id, { ready: true, check_at: checkAt }),

    listDue: async (now, limit) => {
      const due = pictures.where('check_at', '<=', now).orderBy('check_at').limit(limit);
      return parseList(pictureEntrySchema, (await due.get()).docs);
    },

    countTry: (id, checkAt) => update(id, { tries: FieldValue.increment(1), check_at: checkAt }),

    postpone: (id, checkAt) => update(id, { check_at: checkAt }),

    remove: async (id) => {
      await pictures.doc(id).delete();
    },
  };
}
