import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createContext } from '../configuration/context.ts';
import { accessToken } from '../configuration/google/credentials.ts';
import { connectGoogle } from '../configuration/google/google.ts';
import { isLocalSite } from '../configuration/site/site-url.ts';
import { requireConfirmation } from '../migrations/migrate.ts';
import { MIGRATIONS } from '../migrations/registry.ts';
import { readStates } from '../migrations/state.ts';
import { requireConfiguration } from './configuration.ts';
import type { DeployContext } from './deploy.ts';
import { openRepository } from './git.ts';
import { createProjectRecord, type ProjectRecord } from './live/project-record.ts';
import { commandRunner, interruptionHandler } from './run-command.ts';

/** Returns whether a project is a rehearsal: no real project has an id that begins so. */
const isDemo = (project: string): boolean => project.startsWith('demo-');

/**
 * Connects to a project's database. Throws a Problem if the environment names an emulator for a
 * real project, or if the operator is not signed in.
 */
async function connectDatabase(project: string, env: NodeJS.ProcessEnv): Promise<Firestore> {
  if (env['FIRESTORE_EMULATOR_HOST'] && !isDemo(project)) {
    throw new Problem(`FIRESTORE_EMULATOR_HOST is set, but ${project} is a real project.`);
  }
  if (!isDemo(project)) await accessToken();
  const credential = isDemo(project) ? {} : { credential: applicationDefault() };
  return getFirestore(initializeApp({ ...credential, projectId: project }, 'deploy'));
}

/** Connects to the database with the first use, so that a wrong option is named before. */
function openDatabase(project: string, env: NodeJS.ProcessEnv): () => Promise<Firestore> {
  let database: Promise<Firestore> | undefined;
  return () => (database ??= connectDatabase(project, env));
}

const recordOf = (database: () => Promise<Firestore>): ProjectRecord => {
  const open = async () => createProjectRecord(await database());
  return {
    readLive: async () => (await open()).readLive(),
    lock: async (request) => (await open()).lock(request),
  };
};

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
  const database = openDatabase(project, env);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return {
    run,
    env,
    google: connectGoogle(project, env),
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
    migrationStates: async () => readStates(await database(), MIGRATIONS),
    record: recordOf(database),
    confirm: requireConfirmation(isConfirmed, process.stdin.isTTY),
  };
}
