import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import type { Picture } from '@doorstep/domain/pictures/picture';
import type { Pictures } from './picture-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import { removePicture, type RemoveDeps } from './remove-picture.ts';

export interface RemoveAllDeps extends RemoveDeps {
  pictures: RemoveDeps['pictures'] & Pick<Pictures, 'listOf'>;
}

export interface ReleaseDeps extends RemoveAllDeps {
  pictures: RemoveAllDeps['pictures'] & Pick<Pictures, 'postpone'>;
  profiles: Pick<ProviderProfiles, 'findPictures'>;
}

const PAGE = 100;
/** Each picture is some six requests, one after the other. */
const AT_ONCE = 5;

/**
 * Deletes all pictures of a person, five at a time; `before` is called before each five and may throw
 * to leave the rest. May be done again. How many went.
 */
export async function removeAllPictures(
  deps: RemoveAllDeps,
  owner: string,
  before: () => void = () => {},
): Promise<number> {
  let removed = 0;
  for (;;) {
    const left = await deps.pictures.listOf(owner, PAGE);
    if (left.length === 0) return removed;
    for (let i = 0; i < left.length; i += AT_ONCE) {
      before();
      const few = left.slice(i, i + AT_ONCE);
      await Promise.all(few.map((picture) => removePicture(deps, picture)));
      removed += few.length;
    }
  }
}

/**
 * Releases those of the pictures that a profile showed and shows no more: read as it is now, so that
 * changes may be told of in any order. They are kept for a while, as an editor that is open in another
 * window may save them once more; then the sweep deletes what is shown nowhere. With the profile all
 * pictures of its owner go at once. How many were released or went.
 */
export async function releasePictures(
  deps: ReleaseDeps,
  owner: string,
  shownBefore: readonly Picture[],
): Promise<number> {
  const shown = await deps.profiles.findPictures(owner);
  const kept = new Set(shown?.map(({ path }) => path));
  const gone = new Map(shownBefore.map((picture) => [picture.path, picture]));
  const released = [...gone.values()].filter(({ path }) => !kept.has(path));
  if (shown) {
    const until = new Date(Date.now() + PICTURE_LIMITS.releasedMs);
    for (const picture of released) {
      const isNoted = await deps.pictures.postpone(picture.id, until);
      if (!isNoted) await removePicture(deps, picture);
    }
    return released.length;
  }
  for (const picture of released) await removePicture(deps, picture);
  return released.length + (await removeAllPictures(deps, owner));
}
