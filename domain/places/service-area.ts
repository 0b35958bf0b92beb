import type { ServiceArea, TravelRadius } from './area-schema.ts';
import { distanceKm, nearestCity, type Point } from './distance.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import { placeKey } from './place-key.ts';
import { placeNameWithRegion, resolvePlaces } from './resolve-places.ts';
import { toKm } from './units.ts';

/** The texts of a professional that name places, and the radius. */
export interface AreaSource {
  city: string | null;
  locations: readonly string[];
  travel_radius: TravelRadius;
}

/** Of places with one name, one this near to the base is meant. */
const NEIGHBOR_KM = 300;

const distanceTo = (base: Point, { center }: Place): number =>
  center ? distanceKm(base, center) : Infinity;

/** Returns the place that a text means: the nearest to the base, if one is near, else the best. */
function placeOf(gazetteer: Gazetteer, typed: string, base: Point | null): Place | null {
  // A small town nearby may be after many larger ones of its name.
  const found = resolvePlaces(gazetteer, typed, Infinity).map(({ place }) => place);
  const [best] = found;
  if (best === undefined || best.center === null || base === null) return best ?? null;
  const [nearest] = found.toSorted((a, b) => distanceTo(base, a) - distanceTo(base, b));
  return nearest && distanceTo(base, nearest) <= NEIGHBOR_KM ? nearest : best;
}

/**
 * Returns the place of an address: that of its shortest end that names one, because a house number
 * can look like a postal code: '10901 Domain Dr, Austin, TX'. Else that of any of its parts.
 */
function placeOfAddress(gazetteer: Gazetteer, address: string, base: Point | null): Place | null {
  const parts = address.split(',');
  const ends = parts.map((_, i) => parts.slice(i).join(',')).toReversed();
  for (const text of [...ends, ...parts.toReversed()]) {
    const place = placeOf(gazetteer, text, base);
    if (place?.center) return place;
  }
  return null;
}

/**
 * Returns the place that each text of a professional names, the city first; null for an unknown
 * text. Regions have no center.
 */
export function placesOf(gazetteer: Gazetteer, [city = '', ...locations]: readonly string[]) {
  const base = placeOf(gazetteer, city, null);
  return [base, ...locations.map((text) => placeOf(gazetteer, text, base?.center ?? null))];
}

/** Returns the city of a postal code, because a page tells nobody which one was typed. */
function cityOf(gazetteer: Gazetteer, place: Place): Place | null {
  if (place.postcode === null || place.center === null) return place;
  const cities = gazetteer.citiesNamed(placeKey(place.name));
  const city = cities.find(({ region }) => region?.code === place.region?.code);
  return city ?? nearestCity(gazetteer, place.center);
}

/**
 * Returns the area of a professional: around the city, each service location and the address of
 * each branch. Null if none of them is a known place with a center.
 */
export function serviceAreaOf(
  gazetteer: Gazetteer,
  { city, locations, travel_radius }: AreaSource,
  branches: readonly { address: string }[],
): ServiceArea | null {
  const own = placesOf(gazetteer, [city ?? '', ...locations]);
  const base = own[0]?.center ?? null;
  const offices = branches.map(({ address }) => placeOfAddress(gazetteer, address, base));
  const bases = [...own, ...offices].flatMap((place) => {
    const city = place && cityOf(gazetteer, place);
    return city?.center ? [{ name: placeNameWithRegion(city, gazetteer), ...city.center }] : [];
  });
  const unique = new Map(bases.map((one) => [`${one.lat},${one.lon}`, one]));
  return unique.size === 0 ? null : { radius_km: toKm(travel_radius), bases: [...unique.values()] };
}

/** Returns the distance from a place to the nearest base, in kilometers. */
export const distanceToArea = ({ bases }: Pick<ServiceArea, 'bases'>, place: Point): number =>
  bases.reduce((least, base) => Math.min(least, distanceKm(base, place)), Infinity);

/** Whether an area covers a place, or reaches it with twice its radius. */
export type Reach = 'near' | 'further';

/** Returns how an area reaches a place at this distance; null if it does not. */
export function reachOf({ radius_km }: Pick<ServiceArea, 'radius_km'>, km: number): Reach | null {
  if (km <= radius_km) return 'near';
  return km <= 2 * radius_km ? 'further' : null;
}
