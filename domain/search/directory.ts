import * as z from 'zod/mini';

// Separate from count-directory.ts, so that the app does not load the places and the vocabulary.

const counts = z.int().check(z.nonnegative());
const tradeCounts = z.record(z.string(), counts);

const citySchema = z.object({
  /** The city's words, joined by '-' (places.ts). */
  id: z.string().check(z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)),
  name: z.string(),
  count: counts,
});

/** A city of the gazetteer and the trades that at least two professionals offer there. */
const coveredCitySchema = z.object({
  id: citySchema.shape.id,
  trades: z.array(z.string()),
});
export type CoveredCity = z.infer<typeof coveredCitySchema>;

/**
 * `market_directory/current`: the numbers of published professionals by trade, and by city and
 * trade, and what their areas cover (covered-cities.ts). Server only. Trades without anybody are
 * left out.
 */
export const directorySchema = z.object({
  trades: tradeCounts,
  cities: z.array(z.extend(citySchema, { trades: tradeCounts })),
  covered: z._default(z.array(coveredCitySchema), []),
});
export type Directory = z.infer<typeof directorySchema>;

export const NO_DIRECTORY: Directory = { trades: {}, cities: [], covered: [] };

/** The path of the directory's endpoint on the site. */
export const DIRECTORY_PATH = '/api/directory';

/**
 * The endpoint's answer: all trades, with the words and problems that name them, and the cities,
 * the largest first.
 */
export const directorySuggestionsSchema = z.object({
  trades: z.array(
    z.object({ id: z.string(), name: z.string(), count: counts, phrases: z.array(z.string()) }),
  ),
  cities: z.array(citySchema),
});
export type DirectorySuggestions = z.infer<typeof directorySuggestionsSchema>;
