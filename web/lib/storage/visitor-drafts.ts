import { clearDrafts, draftKey, keys, read, write } from './browser-storage.ts';

/**
 * Returns the owner of a visitor's draft (drafts.ts). From the moment when the visitor sends the
 * form, the draft belongs to an email, which may have no account yet. No uid starts with '@'.
 */
export const visitorOwner = (email = '') => `@${email}`;

/** Gives the drafts of an owner in local storage to another owner. */
export function moveDrafts(from: string, to: string): void {
  const start = draftKey(from);
  for (const key of keys()) {
    if (!key.startsWith(start)) continue;
    const value = read(key);
    const moved = draftKey(to, key.slice(start.length));
    // A full storage has no room for both.
    write(key, null);
    write(moved, value);
    if (read(moved) === null) write(key, value);
  }
}

/**
 * Gives an account what a visitor wrote here, unless it belongs to another email, and deletes all
 * other drafts.
 */
export function adoptDrafts({ uid, email }: { uid: string; email: string }): void {
  moveDrafts(visitorOwner(), uid);
  moveDrafts(visitorOwner(email), uid);
  clearDrafts(uid);
}
