import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Addresses } from './addresses.ts';
import type { InstancePaths } from './paths.ts';
import { Problem } from './problem.ts';

const METADATA = 'firebase-export-metadata.json';

// An export is written beside the last one, which gives way only when the new one is whole.
const NAMES = ['firebase', 'firebase.next', 'firebase.old'] as const;

const metadataSchema = z.object({
  firestore: z.object({ metadata_file: z.string() }),
  auth: z.object({ path: z.string() }),
  storage: z.object({ path: z.string() }),
});

/** Drops everything that outlives a run. */
export function forgetData(instance: InstancePaths): void {
  rmSync(instance.data, { recursive: true, force: true });
}

/**
 * The last whole export of Firestore, Auth and Storage, or null when this instance has none yet.
 * Throws a Problem when there is something but nothing whole.
 */
export function findExport(instance: InstancePaths): string | null {
  const folders = NAMES.map((name) => path.join(instance.data, name)).filter(existsSync);
  const whole = folders.find(isWhole);
  if (whole !== undefined) return whole;
  if (folders.length === 0) return null;
  throw new Problem(
    `The saved data in ${instance.data} is half-written and cannot be read: ` +
      'start with `npm start -- --fresh` to begin again with the demo data.',
  );
}

function isWhole(folder: string): boolean {
  const file = path.join(folder, METADATA);
  if (!existsSync(file)) return false;
  const metadata = metadataSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!metadata.success) return false;
  const { firestore, auth, storage } = metadata.data;
  return [firestore.metadata_file, path.join(auth.path, 'accounts.json'), storage.path].every(
    (name) => existsSync(path.join(folder, name)),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off in the middle: not whole.
    return null;
  }
}

/**
 * Saves what the emulators hold. Not by their own --export-on-exit: that looks the hub up under the
 * project's name and, with two instances at once, saves the wrong one.
 */
export async function saveExport(instance: InstancePaths, addresses: Addresses): Promise<void> {
  const [current, next, old] = NAMES.map((name) => path.join(instance.data, name));
  if (current === undefined || next === undefined || old === undefined) return;
  const response = await fetch(`${addresses.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'doorstep' }),
  });
  if (!response.ok)
    throw new Error(`The emulators could not save their data: ${await response.text()}`);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(next, current);
  rmSync(old, { recursive: true, force: true });
}
