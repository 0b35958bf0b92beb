import type { Suggestion, SuggestionLists } from '@doorstep/domain/search/trades/suggest';

/** Returns what a search field suggests for the typed text. */
export type Suggest = (field: keyof SuggestionLists, typed: string) => readonly Suggestion[];

const NOTHING: Suggest = () => [];

let loading: Promise<Suggest> | null = null;

async function readDirectory(): Promise<Suggest> {
  const [{ DIRECTORY_PATH, directorySuggestionsSchema }, { suggest, toSuggestionLists }] =
    await Promise.all([
      import('@doorstep/domain/search/directory'),
      import('@doorstep/domain/search/trades/suggest'),
    ]);
  const response = await fetch(DIRECTORY_PATH);
  if (!response.ok) throw new Error(`The directory answered ${response.status}`);
  const lists = toSuggestionLists(directorySuggestionsSchema.parse(await response.json()));
  return (field, typed) => suggest(lists[field], typed);
}

/**
 * Loads what the search fields suggest, once. After a failure, which is logged, nothing is
 * suggested, and the next call tries again.
 */
export function loadSuggestions(): Promise<Suggest> {
  loading ??= readDirectory().catch((error: unknown) => {
    console.error('The suggestions could not be loaded', error);
    loading = null;
    return NOTHING;
  });
  return loading;
}
