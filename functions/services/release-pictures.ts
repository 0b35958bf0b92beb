import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import type { Picture } from '@doorstep/domain/picture';
import type { Pictures } from '../data/pictures.ts';
import type { ProviderProfiles } from '../data/provider-profiles.ts';
import { removePicture, type RemoveDeps } from './remove-picture.ts';

export interface ReleaseDeps extends RemoveDeps {
  pictures: RemoveDeps['pictures'] & Pick<Pictures, 'listOf' | 'postpone'>;
  profiles: Pick<ProviderProfiles, 'findPictures'>;
}

const PAGE = 100;

async function removeAll(deps: ReleaseDeps, pictures: readonly Picture[]): Promise<void> {
  for (const picture of pictures) await removePicture(deps, picture);
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
  await removeAll(deps, released);
  let removed = released.length;
  for (;;) {
    const left = await deps.pictures.listOf(owner, PAGE);
    if (left.length === 0) return removed;
    await removeAll(deps, left);
    removed += left.length;
  }
}
