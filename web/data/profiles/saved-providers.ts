import { AppError, toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import { withTimeout } from '@doorstep/domain/with-timeout';
import { useEffect, useEffectEvent } from 'react';
import { onClearSessionData } from '../../lib/clear-session-data.ts';
import { savedHere } from '../../lib/storage/browser-storage.ts';
import { createStore } from '../../lib/store.ts';
import { loadSession, sessionUid, useSession } from '../auth/session.ts';
import { sessionGuard } from '../auth/session-guard.ts';
import { callFunction } from '../callables.ts';

/*
 * The professionals that a person has saved. A visitor's are in this browser, and move into the
 * account at sign-in. Public pages load this file, so it has no Firebase and no schema.
 */

/** The uids that the account or this browser has; empty until they are known. */
const stored = createStore<readonly string[]>([]);

interface Press {
  id: string;
  isSaved: boolean;
}

/** The presses that are not stored yet. Hearts show them at once. */
const presses = createStore<readonly Press[]>([]);

/** The account whose list was read last, null for a visitor; undefined before. */
let shownFor: string | null | undefined;

onClearSessionData(() => {
  shownFor = undefined;
  stored.set([]);
  presses.set([]);
});

let last: Promise<unknown> = Promise.resolve();

/** Runs a task after all earlier ones, so that what was pressed last is stored last. */
function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const running = last.then(task);
  last = running.catch(() => null);
  return running;
}

const FULL = `You can save up to ${LIMITS.savedProviders} professionals. Remove one to save another.`;

const refused = (personMessage: string) =>
  new AppError('failed-precondition', 'The professional was not saved', { personMessage });

async function changeAccount(uid: string, provider_ids: string[], saved: boolean) {
  const { provider_ids: ids } = await callFunction('save-providers', { provider_ids, saved });
  if (sessionUid() === uid) stored.set(ids);
  return ids;
}

/**
 * Moves what a visitor has saved in this browser into their account. Throws AppError
 * `failed-precondition` with a message for people if the account has no room for all of it.
 */
async function moveToAccount(uid: string): Promise<void> {
  const here = savedHere.get();
  if (here.length === 0 || sessionUid() !== uid) return;
  const ids = await changeAccount(uid, here, true);
  savedHere.set(savedHere.get().filter((id) => !here.includes(id)));
  const isFull = ids.length >= LIMITS.savedProviders;
  if (isFull && here.some((id) => !ids.includes(id))) throw refused(FULL);
}

/** Reads the uids of the professionals that an account has saved. Throws AppError. */
export const readSavedProviders = (uid: string): Promise<readonly string[]> =>
  enqueue(async () => {
    const { findSavedProviders } = await import('../signed-in.ts');
    const ids = await withTimeout('The saved professionals', findSavedProviders(uid));
    if (sessionUid() === uid) stored.set(ids);
    return ids;
  });

/** Loads what hearts show, once for each session. */
function load(uid: string | null): void {
  if (shownFor === uid) return;
  shownFor = uid;
  if (uid === null) {
    stored.set(savedHere.get());
    return;
  }
  readSavedProviders(uid).catch((error: unknown) => {
    console.warn('The saved professionals could not be read', error);
    shownFor = undefined;
  });
}

/** Stores a press. Returns whether it saved a visitor's first professional in this browser. */
async function store({ id, isSaved }: Press): Promise<boolean> {
  const session = await loadSession();
  if (session.status === 'unavailable') throw new AppError('unavailable', 'Nobody is known here');
  if (session.status === 'signed-in') {
    const ids = await changeAccount(session.uid, [id], isSaved);
    if (!isSaved || ids.includes(id)) return false;
    throw refused(
      ids.length < LIMITS.savedProviders ? "This professional isn't available right now." : FULL,
    );
  }
  const others = savedHere.get().filter((one) => one !== id);
  if (isSaved && others.length >= LIMITS.savedProviders) throw refused(FULL);
  const ids = isSaved ? [...others, id] : others;
  savedHere.set(ids);
  stored.set(ids);
  return isSaved && ids.length === 1;
}

/**
 * Saves a professional, or removes them from the saved ones. Hearts show it at once, and the former
 * state again if it fails. Returns whether a visitor has saved their first one in this browser.
 * Throws AppError.
 */
async function change(id: string, isSaved: boolean): Promise<boolean> {
  const press = { id, isSaved };
  const isSameVisit = sessionGuard();
  presses.set([...presses.get(), press]);
  try {
    return await enqueue(async () => isSameVisit() && (await store(press)));
  } finally {
    presses.set(presses.get().filter((one) => one !== press));
  }
}

/** Returns a check whether a professional is saved; re-renders when that changes. */
export function useIsSaved(): (id: string) => boolean {
  const ids = stored.use();
  const pressed = presses.use();
  return (id) => pressed.findLast((press) => press.id === id)?.isSaved ?? ids.includes(id);
}

/** Returns whether a professional is saved, whether they are the person, and how to change it. */
export function useSavedProvider(id: string) {
  const session = useSession();
  const isSaved = useIsSaved()(id);
  const uid = session.status === 'signed-in' ? session.uid : null;
  const isKnown = uid !== null || ['signed-out', 'unconfirmed'].includes(session.status);
  useEffect(() => {
    if (isKnown) load(uid);
  }, [isKnown, uid]);
  return { isSaved, isOwn: uid === id, save: (saved: boolean) => change(id, saved) };
}

/**
 * Moves what a visitor has saved in this browser into the account that they have signed in to.
 * `onFull` gets a message if it has no room for all of it. Used once in the app.
 */
export function useSavedProvidersMove(onFull: (message: string) => void): void {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const move = useEffectEvent(async (account: string) => {
    try {
      await enqueue(() => moveToAccount(account));
    } catch (error) {
      console.warn('What was saved in this browser did not move into the account', error);
      const { code, personMessage } = toAppError(error);
      if (code === 'failed-precondition' && personMessage !== null) onFull(personMessage);
    }
  });
  useEffect(() => {
    if (uid !== null && savedHere.get().length > 0) void move(uid);
  }, [uid]);
}
