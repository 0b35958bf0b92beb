import * as z from 'zod/mini';

// A file of its own, because provider-search.ts would load the vocabulary of the trades in the app.

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

/** The fields of a profile that search uses (spec §7, Search). */
export const searchCardSchema = z.object({
  handle: z.string(),
  display_name: z.string(),
  bio: text,
  city: text,
  services: z.array(z.string()),
  locations: z.array(z.string()),
  avatar_url: text,
  /** Ids of trades (trades.ts). */
  trades: z._default(z.array(z.string()), []),
});
export type SearchCard = z.infer<typeof searchCardSchema>;
