import { Problem } from '@doorstep/local/stack/problem.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { estimateLine, estimateRun, progressLine } from './estimate.ts';
import type { Migration } from './migration.ts';
import { runMigration } from './run-migration.ts';
import { readStates, type MigrationState } from './state.ts';

interface Output {
  line: (text: string) => void;
  progress: (text: string) => void;
}

export interface MigrateRun {
  output: Output;
  isDryRun: boolean;
  /** Asks whether to start. */
  confirm: (question: string) => Promise<boolean>;
  stop: AbortSignal;
}

/** Describes the state of a migration in one line. */
export function stateLine({ id, runs }: Migration, state: MigrationState | null): string {
  const counts = state ? `${state.checked} checked, ${state.changed} changed` : '';
  if (state?.state === 'done') {
    return `✔ ${id}: done ${state.finished_at?.toISOString().slice(0, 10) ?? ''}, ${counts}`;
  }
  return state ? `… ${id}: not finished, ${counts}` : `– ${id}: not started, runs ${runs}`;
}

async function migrateOne(
  db: Firestore,
  migration: Migration,
  state: MigrationState | null,
  { output, isDryRun, confirm, stop }: MigrateRun,
): Promise<boolean> {
  const { id, title, runs } = migration;
  const known = isDryRun ? null : state;
  const estimate = await estimateRun(db, migration, known);
  output.line(`${id}: ${title} (runs ${runs})`);
  output.line(`  ${estimateLine(estimate)}`);
  if (!isDryRun && !(await confirm(`Run ${id} now?`))) return false;
  const begun = performance.now();
  const checkedBefore = known?.checked ?? 0;
  const { checked, changed, isDone } = await runMigration(db, migration, {
    isDryRun,
    stop,
    onProgress: (checked, changed) => {
      const elapsedMs = performance.now() - begun;
      output.progress(progressLine(estimate, { checked, checkedBefore, changed, elapsedMs }));
    },
  });
  const counts = `${checked} checked, ${changed} ${isDryRun ? 'would change' : 'changed'}`;
  if (isDone) output.line(`✔ ${id}: ${counts}`);
  else output.line(`… ${id}: interrupted, ${counts}. Run it again to continue.`);
  return isDone;
}

/**
 * Runs the migrations that are not done, in their order. Returns false if one was declined or
 * interrupted, and does not start the next one then.
 */
export async function migrate(
  db: Firestore,
  migrations: readonly Migration[],
  run: MigrateRun,
): Promise<boolean> {
  const states = await readStates(db, migrations);
  const pending = states.filter(({ state }) => state?.state !== 'done');
  if (pending.length === 0) run.output.line('✔ Nothing to migrate.');
  for (const { migration, state } of pending) {
    if (!(await migrateOne(db, migration, state, run))) return false;
  }
  return true;
}

/** Returns a `confirm` that asks in the terminal. Throws a Problem if nobody can answer. */
export function requireConfirmation(isConfirmed: boolean, isTerminal: boolean) {
  return async (message: string): Promise<boolean> => {
    if (isConfirmed) return true;
    if (!isTerminal) throw new Problem('Nobody can answer here. Add --yes to start.');
    const { confirm } = await import('@clack/prompts');
    return (await confirm({ message, initialValue: false })) === true;
  };
}
