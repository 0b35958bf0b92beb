import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { serviceAreaSchema } from './area-schema.ts';

/** The path of the site that names the place nearest to a location, and the places of texts. */
export const PLACE_PATH = '/api/place';

const HUNDREDTHS = 100;

/** Rounds degrees to about a kilometer, as precise as a location may leave the browser. */
export const roundDegrees = (degrees: number) => Math.round(degrees * HUNDREDTHS) / HUNDREDTHS;

/** A body of the endpoint: a location in degrees. */
export const locationSchema = z.strictObject({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** The answer to a location: the nearest city, as people write it; null without one nearby. */
export const nearestPlaceSchema = z.object({ place: z.nullable(z.string()) });
export type NearestPlace = z.infer<typeof nearestPlaceSchema>;

/**
 * The body of a question about texts that name places. The first text says which place the others
 * are near, and may be empty. With an area, the answer says how far each place is from it.
 */
export const placeTextsSchema = z.strictObject({
  texts: z
    .array(z.string().check(z.maxLength(LIMITS.name)))
    .check(z.minLength(1), z.maxLength(LIMITS.locations + 1)),
  area: z._default(z.nullable(serviceAreaSchema), null),
});

const knownPlaceSchema = z.object({
  /** With its region: 'Austin, Texas'. */
  name: z.string(),
  /** A region has no center, so nobody can travel from it. */
  is_region: z.boolean(),
  /** The distance to the area's nearest base; null without an area or a center. */
  km: z.nullable(z.number()),
  reach: z.nullable(z.enum(['near', 'further'])),
});
export type KnownPlace = z.infer<typeof knownPlaceSchema>;

/** The answer to texts: what each names; null for an unknown text. */
export const knownPlacesSchema = z.object({ places: z.array(z.nullable(knownPlaceSchema)) });
export type KnownPlaces = z.infer<typeof knownPlacesSchema>;
