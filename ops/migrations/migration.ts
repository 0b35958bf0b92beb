import type {
  DocumentData,
  Firestore,
  QueryDocumentSnapshot,
  UpdateData,
} from 'firebase-admin/firestore';

/**
 * One change of stored data, `ops/migrations/NNNN-name.ts`. The runner pages through the collection
 * and writes; a migration only says what one document needs (docs/releases.md).
 */
export interface Migration {
  /** The number and the name of the file. */
  id: string;
  title: string;
  /** Whether it must have finished before the deploy of its release, or runs after it. */
  runs: 'before deploy' | 'after deploy';
  /** Whether the previous release works with the migrated data. If not, a rollback is refused. */
  isReversible: boolean;
  collection: string;
  /** The documents that `change` reads at most, for the estimate. */
  readsPerDocument: number;
  /** A document that is deleted with the last page, such as the cursor of counts to repeat. */
  deletesWhenDone?: string;
  /**
   * Returns the fields to update, or null if the document needs nothing. Must return null for a
   * document that it has changed already, because an interrupted page is read again.
   */
  change(db: Firestore, document: QueryDocumentSnapshot): Promise<UpdateData<DocumentData> | null>;
}
