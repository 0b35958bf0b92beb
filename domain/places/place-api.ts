import * as z from 'zod/mini';

/** The path of the site that names the place nearest to a location. */
export const PLACE_PATH = '/api/place';

const HUNDREDTHS = 100;

/** Rounds degrees to about a kilometer, as precise as a location may leave the browser. */
export const roundDegrees = (degrees: number) => Math.round(degrees * HUNDREDTHS) / HUNDREDTHS;

/** The endpoint's body: a location in degrees. */
export const locationSchema = z.strictObject({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** The endpoint's answer: the nearest city, as people write it; null without one nearby. */
export const nearestPlaceSchema = z.object({ place: z.nullable(z.string()) });
export type NearestPlace = z.infer<typeof nearestPlaceSchema>;
