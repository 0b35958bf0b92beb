import { searchResultSchema, type SearchResult } from './search-api.ts';

/** Returns a result of search without optional parts, with `changes` applied. For tests. */
export const minimalResult = (changes: Partial<SearchResult> = {}): SearchResult =>
  searchResultSchema.parse({
    ...{ id: '10823150000000_ann', handle: 'ann', display_name: 'Ann' },
    ...{ bio: null, city: null, services: [], locations: [] },
    ...{ avatar_url: null, work_photo: null },
    ...changes,
  });
