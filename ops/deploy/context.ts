import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createContext } from '../configuration/context.ts';
import { CannotCheck } from '../configuration/google-errors.ts';
import { isLocalSite } from '../configuration/site-url.ts';
import { requireConfirmation } from '../migrations/migrate.ts';
import { MIGRATIONS } from '../migrations/registry.ts';
import { readStates } from '../migrations/state.ts';
import { requireConfiguration } from './configuration.ts';
import type { DeployContext } from './deploy.ts';
import { openRepository } from './git.ts';
import { commandRunner, interruptionHandler } from './run-command.ts';

/** Returns whether a project is a rehearsal: no real project has an id that begins so. */
const isDemo = (project: string): boolean => project.startsWith('demo-');

/**
 * Connects to a project's database. Throws a Problem if the environment names an emulator for a
 * real project.
 */
function connectDatabase(project: string, env: NodeJS.ProcessEnv): Firestore {
  if (env['FIRESTORE_EMULATOR_HOST'] && !isDemo(project)) {
    throw new Problem(`FIRESTORE_EMULATOR_HOST is set, but ${project} is a real project.`);
  }
  const credential = isDemo(project) ? {} : { credential: applicationDefault() };
  return getFirestore(initializeApp({ ...credential, projectId: project }, 'deploy'));
}

const NO_ACCESS =
  'The database cannot be read, so pending migrations are unknown. Sign in with gcloud auth ' +
  'application-default login, and check that the database exists (docs/operations.md).';

/** Rethrows what Google's library throws as a Problem that says what to do. */
async function readingDatabase<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${NO_ACCESS}\n${reason}`, { cause: error });
  }
}

/** Returns the context of a command in the terminal. Ctrl-C stops it after the current program. */
export function terminalContext(project: string, isConfirmed: boolean): DeployContext {
  const stop = new AbortController();
  const groups = new Set<number>();
  const interrupt = interruptionHandler({
    ...{ stop, groups, say: (line) => console.error(line), exit: () => process.exit(130) },
  });
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const run = commandRunner(stop.signal, groups);
  const { env } = process;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return {
    run,
    env,
    stop: stop.signal,
    say: (line) => console.log(line),
    // An interruption ends the wait, and the caller sees it in `stop`.
    sleep: (ms) => sleep(ms, undefined, { signal: stop.signal }).catch(() => undefined),
    now: () => new Date(),
    repository: openRepository(run, root),
    // The site of the rehearsal is on this machine, which the checks refuse.
    requireConfiguration: () =>
      isDemo(project) && isLocalSite({ root, project })
        ? Promise.resolve([])
        : requireConfiguration(createContext(project, env, { root })),
    migrationStates: () =>
      readingDatabase(() => readStates(connectDatabase(project, env), MIGRATIONS)),
    confirm: requireConfirmation(isConfirmed, process.stdin.isTTY),
  };
}

/** Runs a command and ends the process: 2 if it threw. */
export async function runMain(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof Problem ? `✖ ${error.message}` : error);
    if (error instanceof CannotCheck) console.error(`  fix: ${error.fix}`);
    process.exit(2);
  }
}
