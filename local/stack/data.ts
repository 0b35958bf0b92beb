import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InstancePaths } from './paths.ts';
import { Problem } from './problem.ts';
import type { Stage } from './stage.ts';

// A save is written to NEXT and then renamed to CURRENT. PREVIOUS exists only between the renames.
const CURRENT = 'firebase';
const NEXT = 'firebase.next';
const PREVIOUS = 'firebase.previous';

/** The file that the emulators write into each export. */
const METADATA = 'firebase-export-metadata.json';

const SAVE_EVERY_MS = 60_000;
const SAVE_TIMEOUT_MS = 60_000;

/** Returns the folder that the emulators write the next save to. */
export function nextSave(instance: InstancePaths): string {
  return path.join(instance.data, NEXT);
}

/** Replaces the current save with the next one. */
export function commitSave(instance: InstancePaths): void {
  const at = (name: string): string => path.join(instance.data, name);
  rmSync(at(PREVIOUS), { recursive: true, force: true });
  if (existsSync(at(CURRENT))) renameSync(at(CURRENT), at(PREVIOUS));
  renameSync(at(NEXT), at(CURRENT));
  rmSync(at(PREVIOUS), { recursive: true, force: true });
}

/**
 * Returns the folder of the last save of Firestore, Auth and Storage. If there is none or `fresh`
 * is set, deletes the instance's data and returns null. Throws a Problem for a corrupt save.
 */
export function findSave(instance: InstancePaths, fresh: boolean): string | null {
  const at = (name: string): string => path.join(instance.data, name);
  const save = [at(CURRENT), at(PREVIOUS)].find((folder) => existsSync(folder));
  if (save === undefined || fresh) {
    rmSync(instance.data, { recursive: true, force: true });
    return null;
  }
  if (!isReadable(path.join(save, METADATA))) {
    throw new Problem(
      `The saved data in ${instance.data} is incomplete and cannot be read: ` +
        'delete it with `npm start -- --fresh`.',
    );
  }
  // Otherwise a crash during the next save would lose it.
  if (save !== at(CURRENT)) renameSync(save, at(CURRENT));
  return at(CURRENT);
}

function isReadable(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Saves the data of Firestore, Auth and Storage. Mail inbox and Stripe stand-in save their own. */
async function save({ instance, addresses }: Stage): Promise<void> {
  // --export-on-exit finds the hub by the project's name, so it may save another running instance.
  const response = await fetch(`${addresses.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: nextSave(instance), initiatedBy: 'doorstep' }),
    signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(await response.text());
  commitSave(instance);
}

/** Saves every minute until the signal is aborted, and then once more. */
export async function saveEveryMinute(stage: Stage, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(SAVE_EVERY_MS, undefined, { signal }).catch(() => undefined);
    await save(stage).catch((error: unknown) => console.error('Saving the data failed:', error));
  }
}
