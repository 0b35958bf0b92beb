import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findSave, isOlder } from './data.ts';
import { instancePaths, type InstancePaths } from './paths.ts';
import { Problem } from './problem.ts';

/**
 * Takes an instance's folder for this process. Throws a Problem while another launcher holds it;
 * the lock of one that was killed is taken over.
 */
export function claimInstance(name: string): InstancePaths {
  const instance = instancePaths(name);
  makeFolder(instance.root);
  takeLock(path.join(instance.root, 'lock'), name);
  return instance;
}

/** Clears what earlier runs left and gives the save to go on from; throws as findSave does. */
export function prepareInstance(instance: InstancePaths, forget: boolean): string | null {
  const saved = findSave(instance, forget);
  if (saved !== null && isOlder(saved)) {
    console.log(`The last save was half-written: going on from the one in ${saved}.`);
  }
  // The built site is kept, see web-build.ts.
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
      `The instance '${name}' is running already (process ${holder}): end that one, ` +
        'or start another with DOORSTEP_INSTANCE=<name> DOORSTEP_PORT_OFFSET=<n>.',
    );
  }
  writeFileSync(lock, String(process.pid));
  process.once('exit', () => rmSync(lock, { force: true }));
}

/** The launcher that holds the lock; null when there is none, or it was killed and left it behind. */
function readHolder(lock: string): number | null {
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : Number.NaN;
  return Number.isInteger(pid) && isLauncher(pid) ? pid : null;
}

/** The number alone proves nothing: after a restart of the machine it may be anybody's. */
function isLauncher(pid: number): boolean {
  const ps = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  const command = ps.error ? readCommandLine(pid) : ps.stdout;
  return command.includes('start.mjs');
}

// Slim containers have no ps.
function readCommandLine(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
