import type { ServiceArea } from '@doorstep/domain/places/area-schema';
import { distanceKm, nearestCity, type Point } from '@doorstep/domain/places/distance';
import type { Place } from '@doorstep/domain/places/gazetteer';
import type { KnownPlaces, NearestPlace } from '@doorstep/domain/places/place-api';
import { LARGE_CITY } from '@doorstep/domain/places/named-places';
import {
  placeLabel,
  placeNameWithRegion,
  resolvePlaces,
} from '@doorstep/domain/places/resolve-places';
import { distanceToArea, placesOf, reachOf } from '@doorstep/domain/places/service-area';
import { gazetteer } from './gazetteer.ts';

/** Name the large city instead of its district within this distance. */
const CENTRAL_KM = 5;

/** Checks whether a place's label leads back to it, and not to a larger place of the same name. */
function isFoundByItsLabel(place: Place): boolean {
  const [found] = resolvePlaces(gazetteer(), placeLabel(place, gazetteer()), 1);
  const km = found?.place.center && place.center && distanceKm(found.place.center, place.center);
  return km === 0;
}

/** Returns the city nearest to a location, whose name search understands. */
export function nearestPlace(location: Point): NearestPlace {
  const nearest = nearestCity(gazetteer(), location, isFoundByItsLabel);
  const isLarge = ({ population }: Place) => population >= LARGE_CITY;
  const isDistrict = nearest?.population === 0;
  const large = isDistrict ? nearestCity(gazetteer(), location, isLarge, CENTRAL_KM) : null;
  const city = large ?? nearest;
  return { place: city && placeLabel(city, gazetteer()) };
}

/** Returns the place that each text names, the first of which says what is near. */
export function knownPlaces(texts: readonly string[], area: ServiceArea | null): KnownPlaces {
  const places = placesOf(gazetteer(), texts).map((place) => {
    if (place === null) return null;
    const km = area && place.center ? distanceToArea(area, place.center) : null;
    return {
      name: placeNameWithRegion(place, gazetteer()),
      is_region: place.kind === 'region',
      km,
      reach: area && km !== null ? reachOf(area, km) : null,
    };
  });
  return { places };
}
