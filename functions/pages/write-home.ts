import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { HomeReviewChoice, Homes } from '../reviews/home-repository.ts';
import type { Directories } from '../search/directory-repository.ts';

interface WriteHomeDeps {
  homes: Pick<Homes, 'listNewest' | 'countFigures' | 'write'>;
  directories: Pick<Directories, 'findId'>;
}

/** Chooses the newest reviews of published professionals, one of each. */
async function chooseReviews({ homes, directories }: WriteHomeDeps): Promise<HomeReviewChoice[]> {
  const chosen: HomeReviewChoice[] = [];
  const asked = new Set<string>();
  for (const { id, provider_id } of await homes.listNewest()) {
    if (chosen.length === PAGE_SIZE.home_reviews) break;
    if (asked.has(provider_id)) continue;
    asked.add(provider_id);
    const search_id = await directories.findId(provider_id);
    if (search_id !== null) chosen.push({ id, search_id });
  }
  return chosen;
}

/**
 * Writes what the home page shows: the chosen professionals, two reviews and the figures. Returns
 * the number of reviews. Throws what Firestore throws.
 */
export async function writeHome(
  deps: WriteHomeDeps,
  { professionals, picks }: { professionals: number; picks: readonly string[] },
): Promise<{ reviews: number }> {
  const [choices, counts] = await Promise.all([chooseReviews(deps), deps.homes.countFigures()]);
  const figures = { professionals, ...counts };
  await deps.homes.write({ search_ids: [...picks], figures }, choices);
  return { reviews: choices.length };
}
