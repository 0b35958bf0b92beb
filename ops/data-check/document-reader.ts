import { inParallel } from '@doorstep/domain/in-parallel';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import { toStored, type StoredDocument } from './documents.ts';
import { keyOf, type Count } from './lookup-results.ts';

/** Reads documents and counts, currently or in one consistent snapshot. */
export interface DocumentReader {
  /** Reads documents by path. Missing documents are null. */
  documents(paths: readonly string[]): Promise<Map<string, StoredDocument | null>>;
  counts(counts: readonly Count[]): Promise<Map<string, number>>;
}

const AT_ONCE = 20;

interface Getter {
  getAll(references: DocumentReference[]): Promise<DocumentSnapshot[]>;
  count(query: Query): Promise<number>;
}

function reads(db: Firestore, getter: Getter, atOnce: number): DocumentReader {
  return {
    documents: async (paths) => {
      const references = [...new Set(paths)].map((path) => db.doc(path));
      const snapshots = references.length === 0 ? [] : await getter.getAll(references);
      return new Map(snapshots.map((snapshot) => [snapshot.ref.path, toStored(snapshot)]));
    },

    counts: async (counts) => {
      const wanted = new Map(counts.map((count) => [keyOf(count), count]));
      const counted = await inParallel(atOnce, [...wanted], async ([key, count]) => {
        const { collection, where } = count;
        let query: Query = db.collection(collection);
        for (const [field, value] of Object.entries(where)) query = query.where(field, '==', value);
        return [key, await getter.count(query)] as const;
      });
      return new Map(counted);
    },
  };
}

/** Creates a reader of the current state, without consistency between reads. */
export function currentReader(db: Firestore): DocumentReader {
  const getter: Getter = {
    getAll: (references) => db.getAll(...references),
    count: async (query) => (await query.count().get()).data().count,
  };
  return reads(db, getter, AT_ONCE);
}

/**
 * Runs `work` with a reader of one consistent snapshot, which shows batches completely or not at
 * all.
 */
export function readConsistently<T>(
  db: Firestore,
  work: (reads: DocumentReader) => Promise<T>,
): Promise<T> {
  return db.runTransaction(
    (transaction) => {
      const getter: Getter = {
        getAll: (references) => transaction.getAll(...references),
        count: async (query) => (await transaction.get(query.count())).data().count,
      };
      return work(reads(db, getter, 1));
    },
    { readOnly: true },
  );
}
