import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesSchema } from '@doorstep/local/stack/addresses.ts';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { readStack } from '../stack.ts';

/** Returns the folder of the running stack, which is the one with the same address. */
export function stackFolder(): string {
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
