import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from '@doorstep/domain/in-parallel';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { FieldPath, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { toStored } from '../data-check/documents.ts';
import type { Migration } from './migration.ts';
import { migrationStateSchema, stateReference, type MigrationState } from './state.ts';

export interface MigrationOptions {
  /** Counts the documents that would change, and writes nothing. */
  isDryRun: boolean;
  onProgress?: (checked: number, changed: number) => void;
  /** Ends the run after the current page. The next run continues there. */
  stop?: AbortSignal;
}

export interface MigrationResult {
  checked: number;
  changed: number;
  isDone: boolean;
}

/** One page is one commit: its updates, the position and the counts. */
const PAGE = 50;
const AT_ONCE = 8;
/** A killed run blocks the next one for this long. Each page renews the lease. */
const LEASE_MS = 30_000;
const ATTEMPTS = 8;

/** gRPC codes of a commit that another write overtook: not found, failed precondition, aborted. */
const CONFLICTS: readonly unknown[] = [5, 9, 10];

const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && CONFLICTS.includes(error.code);

const leaseEnd = () => new Date(Date.now() + LEASE_MS);

/** The position of this run, and when its document was written last. */
interface Position {
  state: MigrationState;
  writtenAt: Timestamp;
}

/** Takes the lease, or returns null if it is done. Throws a Problem during another run. */
async function claim(db: Firestore, migration: Migration, run: string): Promise<Position | null> {
  const reference = stateReference(db, migration);
  const claimed = await db.runTransaction(async (transaction) => {
    const fields = toStored(await transaction.get(reference))?.fields;
    const known = fields ? migrationStateSchema.parse(fields) : null;
    if (known?.state === 'done') return null;
    const until = known?.lease_until ?? null;
    if (until !== null && until > new Date()) {
      // Throwing here would end the command before the rollback is sent. Its lock would then stop
      // the active run for a minute.
      return new Problem(
        `${migration.id} is running, or was killed less than half a minute ago. Try again after ` +
          `${until.toISOString()}.`,
      );
    }
    const begun = known ?? { after: null, checked: 0, changed: 0, started_at: new Date() };
    const lease = { run, lease_until: leaseEnd(), finished_at: null };
    const next: MigrationState = { ...begun, ...lease, state: 'running' };
    transaction.set(reference, next);
    return next;
  });
  if (claimed instanceof Problem) throw claimed;
  if (claimed === null) return null;
  const { updateTime } = await reference.get();
  if (!updateTime) throw new Problem(`${migration.id}: its state was deleted.`);
  return { state: claimed, writtenAt: updateTime };
}

interface Place {
  after: string | null;
  size: number;
}

async function readPage(db: Firestore, { collection }: Migration, { after, size }: Place) {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId()).limit(size);
  return (await (after === null ? ordered : ordered.startAfter(after)).get()).docs;
}

async function changesOf(db: Firestore, migration: Migration, place: Place) {
  const documents = await readPage(db, migration, place);
  const changes = await inParallel(AT_ONCE, documents, async (document) => ({
    document,
    fields: await migration.change(db, document),
  }));
  return {
    read: documents.length,
    isLast: documents.length < place.size,
    last: documents.at(-1)?.id ?? place.after,
    changes: changes.flatMap(({ document, fields }) => (fields ? [{ document, fields }] : [])),
  };
}

type Page = Awaited<ReturnType<typeof changesOf>>;

function stateAfter({ state }: Position, { read, isLast, last, changes }: Page): MigrationState {
  return {
    ...state,
    state: isLast ? 'done' : 'running',
    after: last,
    checked: state.checked + read,
    changed: state.changed + changes.length,
    run: isLast ? null : state.run,
    lease_until: isLast ? null : leaseEnd(),
    finished_at: isLast ? new Date() : null,
  };
}

/**
 * Migrates one page in one commit. Each update requires that its document has not changed since it
 * was read, and the position that no other run has moved it. After a conflict, half as many
 * documents are read again, so that busy documents do not stop the run.
 */
async function migratePage(db: Firestore, migration: Migration, position: Position) {
  const reference = stateReference(db, migration);
  for (let attempt = 1; ; attempt++) {
    const size = Math.max(1, PAGE >> (attempt - 1));
    const page = await changesOf(db, migration, { after: position.state.after, size });
    const state = stateAfter(position, page);
    const batch = db.batch();
    batch.update(reference, { ...state }, { lastUpdateTime: position.writtenAt });
    for (const { document, fields } of page.changes) {
      batch.update(document.ref, fields, { lastUpdateTime: document.updateTime });
    }
    if (page.isLast && migration.deletesWhenDone !== undefined) {
      batch.delete(db.doc(migration.deletesWhenDone));
    }
    try {
      const [written] = await batch.commit();
      if (!written) throw new Error('a commit without a result');
      return { state, writtenAt: written.writeTime };
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { updateTime } = await reference.get();
      if (!updateTime?.isEqual(position.writtenAt)) {
        throw new Problem(`${migration.id}: another run has taken over.`, { cause: error });
      }
      if (attempt === ATTEMPTS) throw error;
      await sleep(50 * 2 ** attempt);
    }
  }
}

async function countChanges(
  db: Firestore,
  migration: Migration,
  { onProgress, stop }: MigrationOptions,
): Promise<MigrationResult> {
  const total = { checked: 0, changed: 0 };
  for (let after: string | null = null; ;) {
    const { read, isLast, last, changes } = await changesOf(db, migration, { after, size: PAGE });
    total.checked += read;
    total.changed += changes.length;
    onProgress?.(total.checked, total.changed);
    if (isLast) return { ...total, isDone: true };
    if (stop?.aborted) return { ...total, isDone: false };
    after = last;
  }
}

/**
 * Runs a migration, or continues it where an earlier run stopped. Can run while people use the
 * site. Throws a Problem while another run is active, and what Google's library throws.
 */
export async function runMigration(
  db: Firestore,
  migration: Migration,
  options: MigrationOptions,
): Promise<MigrationResult> {
  if (options.isDryRun) return countChanges(db, migration, options);
  const run = randomUUID();
  let position = await claim(db, migration, run);
  if (position === null) return { checked: 0, changed: 0, isDone: true };
  while (position.state.state !== 'done') {
    if (options.stop?.aborted) {
      const { writtenAt } = position;
      const released = { run: null, lease_until: null };
      await stateReference(db, migration).update(released, { lastUpdateTime: writtenAt });
      break;
    }
    position = await migratePage(db, migration, position);
    options.onProgress?.(position.state.checked, position.state.changed);
  }
  const { checked, changed, state } = position.state;
  return { checked, changed, isDone: state === 'done' };
}
