import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { InstancePaths } from './paths.ts';
import { Problem } from './problem.ts';

// A save is written beside the last one, which gives way only when the new one is whole, and is
// then kept as the one before. Looked for in this order.
const CURRENT = 'firebase';
const NEXT = 'firebase.next';
const BEFORE = 'firebase.before';

/** Lists a save's files with their sizes; written last. */
const MANIFEST = 'whole.json';
const manifestSchema = z.record(z.string(), z.number());

/** True for a save that findSave had to go back to. */
export function isOlder(save: string): boolean {
  return path.basename(save) !== CURRENT;
}

/** Where the emulators are to write the next save. */
export function nextSave(instance: InstancePaths): string {
  return path.join(instance.data, NEXT);
}

/** Makes the save that was just written the current one. */
export function commitSave(instance: InstancePaths): void {
  const at = (name: string): string => path.join(instance.data, name);
  writeFileSync(path.join(at(NEXT), MANIFEST), JSON.stringify(sizesOf(at(NEXT))));
  rmSync(at(BEFORE), { recursive: true, force: true });
  if (existsSync(at(CURRENT))) renameSync(at(CURRENT), at(BEFORE));
  renameSync(at(NEXT), at(CURRENT));
}

/**
 * The last whole save of Firestore, Auth and Storage to go on from; null when this instance has
 * none, or forgets it, and then nothing else is left of an earlier run either. Throws a Problem
 * when something was saved and none of it is whole.
 */
export function findSave(instance: InstancePaths, forget: boolean): string | null {
  const folders = [CURRENT, NEXT, BEFORE]
    .map((name) => path.join(instance.data, name))
    .filter((folder) => existsSync(folder));
  const whole = forget ? undefined : folders.find(isWhole);
  if (whole !== undefined) return whole;
  if (folders.length > 0 && !forget) {
    throw new Problem(
      `The data saved in ${instance.data} is half-written and cannot be read: ` +
        'start once with `npm start -- --fresh`, which forgets it.',
    );
  }
  rmSync(instance.data, { recursive: true, force: true });
  return null;
}

function isWhole(folder: string): boolean {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) return false;
  const manifest = manifestSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!manifest.success) return false;
  const sizes = sizesOf(folder);
  const files = Object.entries(manifest.data);
  return files.length > 0 && files.every(([name, size]) => sizes[name] === size);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off in the middle: not whole.
    return null;
  }
}

function sizesOf(folder: string): Record<string, number> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== MANIFEST)
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file), statSync(file).size]),
  );
}
