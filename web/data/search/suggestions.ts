import type { SuggestionLists } from '@doorstep/domain/search/suggest';

const NOTHING: SuggestionLists = { service: [], location: [] };

let loading: Promise<SuggestionLists> | null = null;

async function readDirectory(): Promise<SuggestionLists> {
  const [{ DIRECTORY_PATH, directorySuggestionsSchema }, { toSuggestionLists }] = await Promise.all(
    [import('@doorstep/domain/search/directory'), import('@doorstep/domain/search/suggest')],
  );
  const response = await fetch(DIRECTORY_PATH);
  if (!response.ok) throw new Error(`The directory answered ${response.status}`);
  return toSuggestionLists(directorySuggestionsSchema.parse(await response.json()));
}

/**
 * Loads what the search fields suggest, once. After a failure, which is logged, it returns nothing
 * to suggest, and the next call tries again.
 */
export function loadSuggestions(): Promise<SuggestionLists> {
  loading ??= readDirectory().catch((error: unknown) => {
    console.error('The suggestions could not be loaded', error);
    loading = null;
    return NOTHING;
  });
  return loading;
}
