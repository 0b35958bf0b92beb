import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesSchema } from '@doorstep/local/stack/addresses.ts';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { readStack } from '../stack.ts';
import { loggedHere } from './in-process/capture-log.ts';

/** Returns the folder of the running stack, which is the one with the same address. */
function stackFolder(): string {
  const { site } = readStack();
  const folders = readdirSync(path.join(ROOT, '.local'));
  const found = folders.find((name) => siteOf(path.join(ROOT, '.local', name)) === site);
  if (found === undefined) throw new Error(`no stack in .local answers at ${site}`);
  return path.join(ROOT, '.local', found);
}

function siteOf(folder: string): string | null {
  try {
    const text = readFileSync(path.join(folder, 'running.json'), 'utf8');
    return addressesSchema.parse(JSON.parse(text)).site;
  } catch {
    return null;
  }
}

/** Returns the lines that functions and schedules have logged since the start of the stack, also in this process. */
export function functionsLog(): string[] {
  const logs = path.join(stackFolder(), 'logs');
  const read = (name: string) => readFileSync(path.join(logs, name), 'utf8').split('\n');
  // Lines of functions start with '>'. The others are the emulators'.
  const emulated = read('emulators.log').filter((line) => line.startsWith('>'));
  return [...emulated, ...read('ticker.log'), ...loggedHere];
}
