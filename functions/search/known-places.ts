import type { ServiceArea } from '@doorstep/domain/places/area-schema';
import { nearestCity, type Point } from '@doorstep/domain/places/distance';
import type { KnownPlaces, NearestPlace } from '@doorstep/domain/places/place-api';
import { placeLabel, placeNameWithRegion } from '@doorstep/domain/places/resolve-places';
import { distanceToArea, placesOf, reachOf } from '@doorstep/domain/places/service-area';
import { gazetteer } from './gazetteer.ts';

/** Returns the city nearest to a location. */
export function nearestPlace(location: Point): NearestPlace {
  const city = nearestCity(gazetteer(), location);
  return { place: city && placeLabel(city, gazetteer()) };
}

/** Returns the place that each text names, the first of which says what is near. */
export function knownPlaces(texts: readonly string[], area: ServiceArea | null): KnownPlaces {
  const places = placesOf(gazetteer(), texts).map((place) => {
    if (place === null) return null;
    const km = area && place.center ? distanceToArea(area, place.center) : null;
    return {
      name: placeNameWithRegion(place),
      is_region: place.kind === 'region',
      km,
      reach: area && km !== null ? reachOf(area, km) : null,
    };
  });
  return { places };
}
