import * as z from 'zod/mini';
import { badgeKindSchema } from '../../badges/badge.ts';
import { serviceAreaSchema } from '../../places/area-schema.ts';
import { count } from '../../callables/callable-fields.ts';
import { ratingSchema } from '../../profiles/facts.ts';
import { openingHoursSchema } from '../../profiles/opening-hours-schema.ts';

// This file is separate from provider-search.ts, so that the app does not load the vocabulary.

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

/** What search matches and a card shows of a profile. */
export const searchCardSchema = z.object({
  handle: z.string(),
  display_name: z.string(),
  bio: text,
  city: text,
  services: z.array(z.string()),
  locations: z.array(z.string()),
  /** The addresses and areas of the branches, while the plan includes them. */
  branch_places: z._default(z.array(z.string()), []),
  avatar_url: text,
  /** Ids of trades (trades.ts). */
  trades: z._default(z.array(z.string()), []),
  /** The first work photo. */
  work_photo: text,
  /** Null without reviews. */
  rating: z._default(z.nullable(ratingSchema), null),
  /** The beginning of the newest review that counts; null without one that has a text. */
  review_line: z._default(z.nullable(z.string()), null),
  /** The median time to the first answer, in minutes; null after too few answers. */
  answer_minutes: z._default(z.nullable(count), null),
  jobs_completed: z._default(count, 0),
  /** Where the professional works; null while none of their places is known. */
  area: z._default(z.nullable(serviceAreaSchema), null),
  /** The badges that are valid today. */
  badges: z._default(z.array(badgeKindSchema), []),
  /** The hours of the page, and of the branches while the plan includes them. */
  opening_hours: z._default(z.array(openingHoursSchema), []),
});
export type SearchCard = z.infer<typeof searchCardSchema>;
