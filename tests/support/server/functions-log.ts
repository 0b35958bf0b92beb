import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesSchema } from '@doorstep/local/stack/addresses.ts';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { readStack } from '../stack.ts';

/** The folder of the running stack: the one that says the same addresses. */
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

/** The lines that the functions have written since the stack was started, schedules among them. */
export function functionsLog(): string[] {
  const logs = path.join(stackFolder(), 'logs');
  const read = (name: string) => readFileSync(path.join(logs, name), 'utf8').split('\n');
  // What a function writes comes with a '>'; the other lines are the emulators' own.
  return [...read('emulators.log').filter((line) => line.startsWith('>')), ...read('ticker.log')];
}
