import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findSave } from './data.ts';
import { instancePaths, type InstancePaths } from './paths.ts';
import { Problem } from './problem.ts';

/**
 * Locks an instance's folder for this process. Throws a Problem if another process holds the lock.
 * Replaces the lock of a process that was killed.
 */
export function lockInstance(name: string): InstancePaths {
  const instance = instancePaths(name);
  createFolder(instance.root);
  takeLock(path.join(instance.root, 'lock'), name);
  return instance;
}

/** Deletes the logs and functions of earlier runs. Returns the save to start from, see findSave. */
export function prepareInstance(instance: InstancePaths, fresh: boolean): string | null {
  const saved = findSave(instance, fresh);
  const { logs, functions: bundle, firstGeneration, data, running } = instance;
  for (const folder of [logs, bundle, data]) createFolder(folder);
  const functions = readdirSync(bundle).map((file) => path.join(bundle, file));
  for (const old of [running, logs, firstGeneration, ...functions]) {
    // The site and its pages are built again only when their sources change, see builds.ts.
    if (old !== instance.page) rmSync(old, { recursive: true, force: true });
  }
  createFolder(logs);
  return saved;
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`The folder ${folder} cannot be created: ${reason}`);
  }
}

function takeLock(lock: string, name: string): void {
  const holder = readHolder(lock);
  if (holder !== null) {
    throw new Problem(
      `The instance '${name}' is already running (process ${holder}): stop that process, ` +
        `or start another instance with DOORSTEP_INSTANCE=<name> DOORSTEP_PORT_OFFSET=<n>. ` +
        `(If it is not running, delete ${lock}.)`,
    );
  }
  writeFileSync(lock, String(process.pid));
  process.once('exit', () => rmSync(lock, { force: true }));
}

/** Returns the id of the process that holds the lock, or null. */
function readHolder(lock: string): number | null {
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : Number.NaN;
  return Number.isInteger(pid) && isRunning(pid) ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
