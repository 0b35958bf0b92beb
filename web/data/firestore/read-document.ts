import { screenCodeIsThere } from '../../lib/screen-code.ts';
import { hasCode, throwing } from '../errors.ts';

/** What both Firestore SDKs' snapshots of one document have in common. */
export interface ReadDocument {
  id: string;
  ref: { path: string };
  data: () => unknown;
  exists: () => boolean;
}

type Read = (path: string) => Promise<ReadDocument>;

let full: Read | null = null;

/** What the full Firestore reads with, from when it is on the page (data/firestore.ts). */
export const readThrough = (read: Read): void => {
  full = read;
};

/** A screen with something live on it brings the full Firestore: what is beside it waits to know. */
async function read(path: string): Promise<ReadDocument> {
  await screenCodeIsThere();
  if (full) {
    try {
      return await full(path);
    } catch (error) {
      // Where the channel of what is live does not come through, a plain request may.
      if (!hasCode(error, 'unavailable')) throw error;
    }
  }
  const { readPlainly } = await import('./firestore-lite.ts');
  return readPlainly(path);
}

const running = new Map<string, Promise<ReadDocument>>();

/**
 * One document as the server has it, by its path: through the Firestore that is on the page, else by a
 * plain request. Who asks while it is being read gets the same. Throws AppError.
 */
export function readDocument(path: string): Promise<ReadDocument> {
  const reading = running.get(path) ?? throwing(read(path)).finally(() => running.delete(path));
  running.set(path, reading);
  return reading;
}

/** Whether that person has a provider profile, published or not. Throws AppError. */
export const hasOwnProfile = async (uid: string): Promise<boolean> =>
  (await readDocument(`provider_profiles/${uid}`)).exists();
