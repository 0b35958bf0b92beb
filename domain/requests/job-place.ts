import type { JobDistance } from './job-distance.ts';
import type { ServiceArea } from '../places/area-schema.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import { placeLabel } from '../places/resolve-places.ts';
import { distanceToArea, placesOf, reachOf } from '../places/service-area.ts';
import { toRoundedMeters } from '../places/units.ts';

/** Where a job is. */
export interface JobPlace {
  /** The city, also of a postal code: 'Austin, TX'. */
  city: string;
  /** The distance from the professional; null if their area is unknown. */
  distance: JobDistance | null;
}

/**
 * Returns where a client's text says that a job is, seen from the professional's area: of places
 * with one name, the one near to it. Null for an unknown text and for a whole region.
 */
export function jobPlaceOf(
  gazetteer: Gazetteer,
  text: string,
  area: ServiceArea | null,
): JobPlace | null {
  const [, place] = placesOf(gazetteer, [area?.bases[0]?.name ?? '', text]);
  if (!place?.center) return null;
  const city = placeLabel(place, gazetteer);
  if (area === null) return { city, distance: null };
  const km = distanceToArea(area, place.center);
  const is_inside = reachOf(area, km) === 'near';
  return { city, distance: { meters: toRoundedMeters(km), is_inside } };
}
