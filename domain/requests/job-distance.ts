import * as z from 'zod/mini';
import { count } from '../callables/callable-fields.ts';
import { isolate } from '../text.ts';
import { formatAway, formatDistance } from '../places/units.ts';

/**
 * How far a job is from the professional. It is measured when the request is sent, and does not
 * change when the professional's area changes later. The place of a request never changes.
 */
export const jobDistanceSchema = z.object({
  /** To the nearest of the professional's bases, rounded to the brand's unit (units.ts). */
  meters: count,
  /** Whether the professional's area covers the place. */
  is_inside: z.boolean(),
});
export type JobDistance = z.infer<typeof jobDistanceSchema>;

/** Says that the area of a professional does not cover a job's place. */
export const OUTSIDE_AREA = 'Outside your area';

/** The two sides of a request. */
type Side = 'provider' | 'client';

/** Returns the distance as one side sees it: '12 miles from you', 'about 12 miles away'. */
export function distanceText({ meters }: JobDistance, side: Side): string {
  const km = meters / 1000;
  return side === 'provider' ? `${formatDistance(km)} from you` : formatAway(km);
}

/** What a request says about the place of its job. */
interface PlacedJob {
  place: string | null;
  distance: JobDistance | null;
}

/**
 * Returns where a job is, with the distance as one side sees it: '78704 · 12 miles from you'; null
 * if the client did not say.
 */
export function whereText({ place, distance }: PlacedJob, side: Side): string | null {
  if (place === null) return null;
  const parts = [isolate(place), ...(distance === null ? [] : [distanceText(distance, side)])];
  return parts.join(' · ');
}
