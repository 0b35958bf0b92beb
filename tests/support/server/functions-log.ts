import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loggedHere } from './in-process/capture-log.ts';
import { stackFolder } from './stack-folder.ts';

/**
 * Returns the lines that functions and schedules have logged since the start of the stack, also in
 * this process.
 */
export function functionsLog(): string[] {
  const logs = path.join(stackFolder(), 'logs');
  const read = (name: string) => readFileSync(path.join(logs, name), 'utf8').split('\n');
  // Lines of functions start with '>'. The others are the emulators'.
  const emulated = read('emulators.log').filter((line) => line.startsWith('>'));
  return [...emulated, ...read('ticker.log'), ...loggedHere];
}
