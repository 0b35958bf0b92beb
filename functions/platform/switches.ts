import type { Firestore } from 'firebase-admin/firestore';
import {
  switchesSchema,
  type SwitchName,
  type Switches,
} from '@doorstep/domain/operations/switches';
import { firestore, parseDocument } from './firestore.ts';
import { logError } from './log.ts';

/** A switch takes effect within this time. An instance reads one document in it. */
const CACHE_MS = 60_000;

const caches = new WeakMap<Firestore, { switches: Switches; until: number }>();

async function readSwitches(db: Firestore): Promise<Switches> {
  const cached = caches.get(db);
  if (cached && Date.now() < cached.until) return cached.switches;
  const stored = await db.doc('operations/switches').get();
  const switches = parseDocument(switchesSchema, stored) ?? {};
  caches.set(db, { switches, until: Date.now() + CACHE_MS });
  return switches;
}

/** Checks whether a part of the site is switched off. A part is on if that cannot be read. */
export async function isSwitchedOff(name: SwitchName, db = firestore()): Promise<boolean> {
  try {
    return (await readSwitches(db))[name] !== undefined;
  } catch (thrown) {
    logError('switches could not be read', { switch: name }, thrown);
    return false;
  }
}
