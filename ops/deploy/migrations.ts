import { Problem } from '@doorstep/local/stack/problem.ts';
import type { Migration } from '../migrations/migration.ts';
import type { MigrationStates } from '../migrations/state.ts';

const command = (project: string, { id }: Migration) =>
  `npm run migrate -- --project ${project} ${id}`;

/** Returns the migrations that are not done. */
export function pendingOf(states: MigrationStates): Migration[] {
  return states.filter(({ state }) => state?.state !== 'done').map(({ migration }) => migration);
}

/** Throws a Problem if a migration must run before this deploy. */
export function requireMigrated(project: string, pending: readonly Migration[]): void {
  const first = pending.filter(({ runs }) => runs === 'before deploy');
  if (first.length === 0) return;
  const commands = first.map((migration) => `\n  ${command(project, migration)}`);
  throw new Problem(`These migrations must run before this deploy:${commands.join('')}`);
}

/** Returns the lines that name the migrations to run after the deploy. */
export function afterDeployLines(project: string, pending: readonly Migration[]): string[] {
  const later = pending.filter(({ runs }) => runs === 'after deploy');
  if (later.length === 0) return [];
  return [
    'Migrations to run now:',
    ...later.map((migration) => `  ${command(project, migration)}   ${migration.title}`),
  ];
}
