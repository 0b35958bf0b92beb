import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findSave } from './data.ts';
import { instancePaths, type InstancePaths } from './paths.ts';
import { Problem } from './problem.ts';

/**
 * Locks an instance's folder for this process. Throws a Problem while another process holds the
 * lock; replaces the lock of a process that was killed.
 */
export function claimInstance(name: string): InstancePaths {
  const instance = instancePaths(name);
  makeFolder(instance.root);
  takeLock(path.join(instance.root, 'lock'), name);
  return instance;
}

/** Deletes the logs and builds of earlier runs and returns the save to start from, see findSave. */
export function prepareInstance(instance: InstancePaths, forget: boolean): string | null {
  const saved = findSave(instance, forget);
  // The built site stays, see web-build.ts.
  for (const old of [instance.logs, instance.functions, instance.running]) {
    rmSync(old, { recursive: true, force: true });
  }
  for (const folder of [instance.logs, instance.functions, instance.data]) makeFolder(folder);
  return saved;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${folder} cannot be made (${reason}): move away what is in the way.`);
  }
}

function takeLock(lock: string, name: string): void {
  const holder = readHolder(lock);
  if (holder !== null) {
    throw new Problem(
      `The instance '${name}' is running already (process ${holder}): stop that process, ` +
        `or start another instance with DOORSTEP_INSTANCE=<name> DOORSTEP_PORT_OFFSET=<n>. ` +
        `(If nothing runs, delete ${lock}.)`,
    );
  }
  writeFileSync(lock, String(process.pid));
  process.once('exit', () => rmSync(lock, { force: true }));
}

/** Returns the process that holds the lock, or null when there is none. */
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
