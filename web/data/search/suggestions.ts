import { BRAND } from '@doorstep/domain/brand';

/** What a field suggests: a text, and a note beside it, such as the trade of a problem. */
interface Suggestion {
  text: string;
  note: string | null;
}

/** The most suggestions below the location field. */
const MAX_SUGGESTIONS = 6;
/** Of these, at most so many cities as professionals write them. */
const MAX_CITIES = 3;

/** What was read since the page load, by path. A failure is logged and read again the next time. */
const known = new Map<string, Promise<unknown>>();

async function read(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

function readOnce(path: string): Promise<unknown> {
  const reading = known.get(path) ?? read(path);
  known.set(path, reading);
  reading.catch(() => known.delete(path));
  return reading;
}

/**
 * Returns what `find` finds. Suggestions are a help only, so a failure is logged and finds nothing.
 */
async function orNothing(find: () => Promise<Suggestion[]>): Promise<Suggestion[]> {
  try {
    return await find();
  } catch (error) {
    console.error('The suggestions could not be loaded', error);
    return [];
  }
}

async function fromDirectory(field: 'service' | 'location', typed: string): Promise<Suggestion[]> {
  const [{ DIRECTORY_PATH, directorySuggestionsSchema }, { suggest, toSuggestionLists }] =
    await Promise.all([
      import('@doorstep/domain/search/directory'),
      import('@doorstep/domain/search/trades/suggest'),
    ]);
  const directory = directorySuggestionsSchema.parse(await readOnce(DIRECTORY_PATH));
  const found = suggest(toSuggestionLists(directory)[field], typed);
  return found.map(({ text, trade }) => ({ text, note: trade }));
}

async function placesOf(typed: string): Promise<Suggestion[]> {
  const {
    suggestedPlacesSchema,
    suggestionsIndexPath,
    suggestionsIndexSchema,
    suggestionsPath,
    suggestPlaces,
  } = await import('@doorstep/domain/places/suggested-places');
  const path = suggestionsPath(BRAND.country, typed);
  if (path === null) return [];
  const index = await readOnce(`/${suggestionsIndexPath(BRAND.country)}`);
  if (!suggestionsIndexSchema.parse(index).includes(path)) return [];
  const places = suggestedPlacesSchema.parse(await readOnce(`/${path}`));
  return suggestPlaces(places, typed).map(({ text, note = null }) => ({ text, note }));
}

/** Suggests trades, then words and problems that name them. Never fails. */
export const suggestServices = (typed: string) => orNothing(() => fromDirectory('service', typed));

/** Suggests places of the brand's country for a text of at least two characters. Never fails. */
export const suggestPlaces = (typed: string) => orNothing(() => placesOf(typed));

/** Suggests cities of professionals, then other places. Never fails. */
export async function suggestLocations(typed: string): Promise<Suggestion[]> {
  const [cities, places] = await Promise.all([
    orNothing(() => fromDirectory('location', typed)),
    suggestPlaces(typed),
  ]);
  const byText = new Map<string, Suggestion>();
  for (const one of [...cities.slice(0, MAX_CITIES), ...places]) {
    const key = one.text.toLowerCase();
    if (!byText.has(key)) byText.set(key, one);
  }
  return [...byText.values()].slice(0, MAX_SUGGESTIONS);
}
