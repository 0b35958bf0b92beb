import { greatCircleDistance } from 'h3-js';
import type { Gazetteer, Place } from './gazetteer.ts';

/** A point on the earth, in degrees. */
export type Point = NonNullable<Place['center']>;

/** Returns the distance of two points in kilometers, along the surface. */
export const distanceKm = (a: Point, b: Point): number =>
  greatCircleDistance([a.lat, a.lon], [b.lat, b.lon], 'km');

/** The distance of two parallels one degree apart; a little less than anywhere on the earth. */
export const KM_PER_DEGREE = 110;

/** A city farther away than this is not where somebody is. */
const MAX_KM = 50;

/** Returns the nearest city or district within `km` for which `accepts` returns true. */
export function nearestCity(
  gazetteer: Gazetteer,
  point: Point,
  accepts: (place: Place) => boolean = () => true,
  km = MAX_KM,
): Place | null {
  let nearest: Place | null = null;
  let shortest = km;
  for (const { place } of gazetteer.cities()) {
    const { center } = place;
    // A comparison of latitudes is faster than a distance, and leaves few to measure.
    if (!center || Math.abs(center.lat - point.lat) * KM_PER_DEGREE > shortest) continue;
    const distance = distanceKm(center, point);
    if (distance < shortest && accepts(place)) [nearest, shortest] = [place, distance];
  }
  return nearest;
}
