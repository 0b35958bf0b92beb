import { PAGE_SIZE } from '../limits.ts';
import type { SearchCard } from './results/search-card.ts';

/** What the choice depends on. `id` is the search id. */
type Candidate = { id: string } & Pick<
  SearchCard,
  'rating' | 'work_photo' | 'avatar_url' | 'bio' | 'services' | 'city'
>;

/** Returns how complete a page is. Reviews count most. */
const completeness = ({ rating, work_photo, avatar_url, bio, services, city }: Candidate) =>
  (rating ? 4 : 0) +
  (work_photo ? 2 : 0) +
  [avatar_url, bio, services[0], city].filter(Boolean).length;

/** Search ids start with 0 for plans with priority placement (provider-search.ts). */
const hasPriority = ({ id }: Candidate) => (id.startsWith('0') ? 1 : 0);

/**
 * Returns the best professionals for the home page. Plans with priority come first. Within a plan,
 * reviewed and complete pages come first. Equal pages stay in the order of search.
 */
export const homePicks = <T extends Candidate>(
  providers: readonly T[],
  limit: number = PAGE_SIZE.home,
): T[] =>
  providers
    .toSorted((a, b) => hasPriority(b) - hasPriority(a) || completeness(b) - completeness(a))
    .slice(0, limit);
