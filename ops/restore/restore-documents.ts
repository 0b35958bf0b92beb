import { isDeepStrictEqual } from 'node:util';
import { inParallel } from '@doorstep/domain/in-parallel';
import { withDates } from '@doorstep/domain/documents/stored-document';
import {
  FieldPath,
  FieldValue,
  type BulkWriter,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { isAbout, readDeletedAccounts } from './deleted-accounts.ts';
import type { RestoreOptions } from './options.ts';

/** What happens to a document of the restored database. */
type Outcome = 'missing' | 'different' | 'same' | 'of a deleted account';
export type Counts = Record<Outcome, number>;

export interface RestoreDeps {
  /** The restored database, and the one that people use. */
  from: Firestore;
  to: Firestore;
  report: (outcome: Exclude<Outcome, 'same'>, path: string, isWritten: boolean) => void;
  /** Tells the last document of each finished page of a named collection. */
  onProgress?: (path: string, counts: Counts) => void;
}

interface Run extends RestoreDeps {
  options: RestoreOptions;
  deleted: ReadonlySet<string>;
  writer: BulkWriter;
  counts: Counts;
}

const PAGE = 300;
const AT_ONCE = 16;

/** gRPC codes of a write that another one overtook: not found, exists, failed precondition. */
const CONFLICTS: readonly unknown[] = [5, 6, 9];

const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && CONFLICTS.includes(error.code);

const fieldsOf = (snapshot: DocumentSnapshot) => withDates(snapshot.data() ?? {});

function compare(source: DocumentSnapshot, target: DocumentSnapshot): Outcome {
  if (!target.exists) return 'missing';
  return isDeepStrictEqual(fieldsOf(source), fieldsOf(target)) ? 'same' : 'different';
}

/** Checks whether the options allow to write a document that people may have changed. */
function isWanted(
  outcome: Outcome,
  target: Pick<DocumentSnapshot, 'updateTime'>,
  { apply, overwrite, notChangedSince }: RestoreOptions,
): boolean {
  if (!apply) return false;
  if (outcome === 'missing') return true;
  if (outcome !== 'different' || !overwrite || !target.updateTime) return false;
  return notChangedSince === null || target.updateTime.toDate() < notChangedSince;
}

/** Writes a document. Returns false if somebody has changed it meanwhile. */
async function write(
  { writer }: Run,
  source: DocumentSnapshot,
  target: DocumentSnapshot,
): Promise<boolean> {
  const fields = source.data() ?? {};
  const { ref, updateTime } = target;
  // `update` would keep fields that the restored document does not have.
  const removed = Object.keys(target.data() ?? {})
    .filter((name) => !(name in fields))
    .map((name) => [name, FieldValue.delete()] as const);
  const changes = { ...fields, ...Object.fromEntries(removed) };
  try {
    if (updateTime) await writer.update(ref, changes, { lastUpdateTime: updateTime });
    else await writer.create(ref, fields);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** Restores the documents of a page, and then the subcollections of documents it did not skip. */
async function restorePage(run: Run, sources: readonly DocumentSnapshot[]): Promise<void> {
  const { to, counts, deleted, options, report, writer } = run;
  if (sources.length === 0) return;
  const targets = await to.getAll(...sources.map(({ ref }) => to.doc(ref.path)));
  const results = sources.map(async (source, index) => {
    const target = targets[index];
    if (!target) throw new Error('Firestore has not answered for each document.');
    const isSkipped = isAbout(deleted, source);
    const outcome = isSkipped ? 'of a deleted account' : compare(source, target);
    const isWritten = isWanted(outcome, target, options) && (await write(run, source, target));
    return { source, outcome, isWritten };
  });
  // The writer sends full batches at once, and the last one now.
  const [done] = await Promise.all([Promise.all(results), writer.flush()]);
  for (const { source, outcome, isWritten } of done) {
    counts[outcome] += 1;
    if (outcome !== 'same') report(outcome, source.ref.path, isWritten);
  }
  const parents = done.filter(({ outcome }) => outcome !== 'of a deleted account');
  await inParallel(AT_ONCE, parents, async ({ source }) => {
    for (const collection of await source.ref.listCollections()) {
      await restoreCollection(run, collection, null);
    }
  });
}

/** Restores a collection page by page, after the document with the path `after`. */
async function restoreCollection(
  run: Run,
  collection: CollectionReference,
  after: string | null,
  onPage?: (path: string) => void,
): Promise<void> {
  const ordered = collection.orderBy(FieldPath.documentId()).limit(PAGE);
  const start = after === null ? null : after.slice(after.lastIndexOf('/') + 1);
  let page = await (start === null ? ordered : ordered.startAfter(start)).get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    await restorePage(run, page.docs);
    onPage?.(last.ref.path);
    page = await ordered.startAfter(last).get();
  }
}

/**
 * Copies documents from a restored database to the one that people use. A missing document is
 * created; one that exists and differs is only reported, unless `overwrite` is set, because people
 * may have changed it since. Documents of deleted accounts are skipped, with all below them.
 * Nothing is deleted. A document that somebody changes meanwhile is not written.
 */
export async function restoreDocuments(
  deps: RestoreDeps,
  options: RestoreOptions,
): Promise<Counts> {
  const { from, to, onProgress } = deps;
  const counts: Counts = { missing: 0, different: 0, same: 0, 'of a deleted account': 0 };
  const writer = to.bulkWriter();
  const deleted = await readDeletedAccounts(to);
  const run: Run = { ...deps, options, deleted, writer, counts };
  for (const path of options.paths) {
    if (path.split('/').length % 2 === 1) {
      const onPage = (last: string) => onProgress?.(last, counts);
      await restoreCollection(run, from.collection(path), options.after, onPage);
      continue;
    }
    const source = await from.doc(path).get();
    if (source.exists) await restorePage(run, [source]);
    // A document that does not exist can have documents below it.
    else
      for (const below of await source.ref.listCollections())
        await restoreCollection(run, below, null);
  }
  await writer.close();
  return counts;
}
