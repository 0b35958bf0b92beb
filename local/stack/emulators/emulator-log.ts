import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { InstancePaths } from '../paths.ts';

/** How the Functions emulator reports a failure, and how many lines of it are shown. */
const LOAD_FAILURE = 'Failed to load function definition';
const FAILURE_LINES = 12;

export const emulatorLog = ({ logs }: InstancePaths) => path.join(logs, 'emulators.log');

/** Returns the size of the emulators' log in bytes. */
export function logSize(instance: InstancePaths): number {
  const log = emulatorLog(instance);
  return existsSync(log) ? statSync(log).size : 0;
}

/** Returns why the functions could not be loaded, as logged after this byte, or null. */
export function findLoadFailure(instance: InstancePaths, after = 0): string | null {
  if (logSize(instance) <= after) return null;
  const written = readFileSync(emulatorLog(instance)).subarray(after).toString();
  const failure = written.indexOf(LOAD_FAILURE);
  if (failure === -1) return null;
  return written.slice(failure).split('\n').slice(0, FAILURE_LINES).join('\n');
}
