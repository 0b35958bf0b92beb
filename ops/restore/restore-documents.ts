import { isDeepStrictEqual } from 'node:util';
import { withDates } from '@doorstep/domain/stored-document';
import { Problem } from '@doorstep/local/stack/problem.ts';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';

export interface RestoreOptions {
  /** Paths of documents or collections. Those below them are included. */
  paths: readonly string[];
  /** Without it nothing is written. */
  apply: boolean;
  /** Also writes documents that exist and differ. */
  overwrite: boolean;
}

/** What happens to a document of the restored database. */
export type Outcome = 'missing' | 'different' | 'same';

export interface RestoreDeps {
  /** The restored database, and the one that people use. */
  from: Firestore;
  to: Firestore;
  report: (outcome: Exclude<Outcome, 'same'>, path: string, isWritten: boolean) => void;
}

const PAGE = 300;

/** Lists the documents of a collection, page by page. */
async function* documentsOf(collection: CollectionReference): AsyncGenerator<DocumentSnapshot> {
  const ordered = collection.orderBy('__name__').limit(PAGE);
  let page = await ordered.get();
  while (!page.empty) {
    yield* page.docs;
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
}

/** Lists a document and everything below it. */
async function* treeOf(reference: DocumentReference): AsyncGenerator<DocumentSnapshot> {
  const snapshot = await reference.get();
  if (snapshot.exists) yield snapshot;
  for (const collection of await reference.listCollections()) yield* collectionTree(collection);
}

async function* collectionTree(collection: CollectionReference): AsyncGenerator<DocumentSnapshot> {
  for await (const { ref } of documentsOf(collection)) yield* treeOf(ref);
}

function listed(db: Firestore, path: string): AsyncGenerator<DocumentSnapshot> {
  const segments = path.split('/');
  if (segments.includes('')) throw new Problem(`--path ${path} is not a path of Firestore.`);
  return segments.length % 2 === 0 ? treeOf(db.doc(path)) : collectionTree(db.collection(path));
}

const fieldsOf = (snapshot: DocumentSnapshot) => withDates(snapshot.data() ?? {});

/**
 * Copies documents from a restored database to the one that people use. A missing document is
 * created; one that exists and differs is only reported, unless `overwrite` is set, because people
 * may have changed it since. Nothing is deleted. Each write fails if the document changed meanwhile.
 */
export async function restoreDocuments(
  { from, to, report }: RestoreDeps,
  { paths, apply, overwrite }: RestoreOptions,
): Promise<Record<Outcome, number>> {
  const counts = { missing: 0, different: 0, same: 0 };
  for (const path of paths) {
    for await (const source of listed(from, path)) {
      const target = await to.doc(source.ref.path).get();
      const outcome = compare(source, target);
      counts[outcome] += 1;
      if (outcome === 'same') continue;
      const isWritten = apply && (outcome === 'missing' || overwrite);
      if (isWritten) await write(source, target);
      report(outcome, source.ref.path, isWritten);
    }
  }
  return counts;
}

function compare(source: DocumentSnapshot, target: DocumentSnapshot): Outcome {
  if (!target.exists) return 'missing';
  return isDeepStrictEqual(fieldsOf(source), fieldsOf(target)) ? 'same' : 'different';
}

async function write(source: DocumentSnapshot, target: DocumentSnapshot): Promise<void> {
  const fields = source.data() ?? {};
  const { ref, updateTime } = target;
  if (!updateTime) {
    await ref.create(fields);
    return;
  }
  const batch = ref.firestore.batch();
  // `update` would keep fields that the restored document does not have.
  const removed = Object.keys(target.data() ?? {}).filter((name) => !(name in fields));
  if (removed.length > 0) batch.delete(ref, { lastUpdateTime: updateTime }).create(ref, fields);
  else batch.update(ref, fields, { lastUpdateTime: updateTime });
  await batch.commit();
}
