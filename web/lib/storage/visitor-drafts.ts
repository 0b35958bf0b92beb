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
    write(draftKey(to, key.slice(start.length)), read(key));
    write(key, null);
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
