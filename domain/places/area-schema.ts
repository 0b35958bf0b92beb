import * as z from 'zod/mini';

// Separate from service-area.ts, so that the app does not load the library of cells.

/** How far a professional may travel from each of their places, in the brand's unit (units.ts). */
export const RADII = [10, 25, 50, 100] as const;
export const travelRadiusSchema = z.union(RADII.map((radius) => z.literal(radius)));
export type TravelRadius = z.infer<typeof travelRadiusSchema>;
/** The radius of a professional who chose none. */
export const DEFAULT_RADIUS: TravelRadius = 25;

/** A city, eight locations, and the ten branches of the largest plan. */
const MAX_BASES = 19;
/** Longer than the longest place with its region. */
const MAX_NAME = 200;

/**
 * Where a professional works: circles of one radius around the places that their texts name. It is
 * written by the server only, as `facts.area` of a profile.
 */
export const serviceAreaSchema = z.object({
  radius_km: z.number().check(z.positive()),
  bases: z
    .array(
      z.object({
        name: z.string().check(z.maxLength(MAX_NAME)),
        lat: z.number().check(z.minimum(-90), z.maximum(90)),
        lon: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_BASES)),
});
export type ServiceArea = z.infer<typeof serviceAreaSchema>;
