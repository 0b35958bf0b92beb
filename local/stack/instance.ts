import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { instancePaths, type InstancePaths } from './paths.ts';
import { Problem } from './problem.ts';

/**
 * Takes an instance's folder for this process. Throws a Problem while another launcher runs on it;
 * the lock of one that was killed is taken over.
 */
export function claimInstance(name: string): InstancePaths {
  const paths = instancePaths(name);
  mkdirSync(paths.root, { recursive: true });
  const lock = path.join(paths.root, 'lock');
  const holder = readHolder(lock);
  if (holder !== null && isAlive(holder)) {
    throw new Problem(
      `The instance '${name}' already runs (process ${holder}): end that one, or start another with DOORSTEP_INSTANCE=<name> and DOORSTEP_PORT_OFFSET=<n>.`,
    );
  }
  rmSync(lock, { force: true });
  const handle = openSync(lock, 'wx');
  writeSync(handle, String(process.pid));
  closeSync(handle);
  process.once('exit', () => rmSync(lock, { force: true }));
  for (const folder of [paths.project, paths.logs, paths.data])
    mkdirSync(folder, { recursive: true });
  return paths;
}

function readHolder(lock: string): number | null {
  if (!existsSync(lock)) return null;
  const pid = z.coerce.number().int().positive().safeParse(readFileSync(lock, 'utf8'));
  return pid.success ? pid.data : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    // EPERM: it is there and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
