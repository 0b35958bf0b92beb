import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import type { Picture } from '@doorstep/domain/pictures/picture';
import type { PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import type { Pictures } from './picture-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import { removePicture, type RemoveDeps } from './remove-picture.ts';

export interface RemoveAllDeps extends RemoveDeps {
  pictures: RemoveDeps['pictures'] & Pick<Pictures, 'listOf'>;
}

interface ReleaseDeps extends RemoveDeps {
  pictures: RemoveDeps['pictures'] & Pick<Pictures, 'listOfProfile' | 'postpone'>;
  profiles: Pick<ProviderProfiles, 'findPictures'>;
}

const PAGE = 100;
/** Each picture takes about six sequential requests. */
const CONCURRENCY = 5;

/**
 * Deletes all listed pictures, five in parallel. Calls `before` before each five, which may throw
 * to stop. Idempotent. Returns how many pictures it deleted.
 */
async function removeListed(
  deps: RemoveDeps,
  list: () => Promise<PictureEntry[]>,
  before: () => void = () => {},
): Promise<number> {
  let removed = 0;
  for (;;) {
    const remaining = await list();
    if (remaining.length === 0) return removed;
    for (let i = 0; i < remaining.length; i += CONCURRENCY) {
      before();
      const batch = remaining.slice(i, i + CONCURRENCY);
      await Promise.all(batch.map((picture) => removePicture(deps, picture)));
      removed += batch.length;
    }
  }
}

/** Deletes all pictures of a person, private photos too. See `removeListed`. */
export function removeAllPictures(
  deps: RemoveAllDeps,
  owner: string,
  before?: () => void,
): Promise<number> {
  return removeListed(deps, () => deps.pictures.listOf(owner, PAGE), before);
}

/**
 * Releases pictures that a profile no longer shows. Reads the current profile, so that events can
 * arrive in any order. The sweep deletes released pictures later, because an editor in another
 * window may save them again. If the profile is deleted, deletes all its pictures immediately, but
 * not its owner's photos in chats and requests. Returns how many pictures were released or deleted.
 */
export async function releasePictures(
  deps: ReleaseDeps,
  owner: string,
  shownBefore: readonly Picture[],
): Promise<number> {
  const shown = await deps.profiles.findPictures(owner);
  const kept = new Set(shown?.map(({ path }) => path));
  const candidates = new Map(shownBefore.map((picture) => [picture.path, picture]));
  const released = [...candidates.values()].filter(({ path }) => !kept.has(path));
  if (shown) {
    const until = new Date(Date.now() + PICTURE_LIMITS.unusedMs);
    for (const picture of released) {
      const isInLedger = await deps.pictures.postpone(picture.id, until);
      if (!isInLedger) await removePicture(deps, picture);
    }
    return released.length;
  }
  for (const picture of released) await removePicture(deps, picture);
  const listed = () => deps.pictures.listOfProfile(owner, PAGE);
  return released.length + (await removeListed(deps, listed));
}
