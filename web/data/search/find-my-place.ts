import { AppError } from '@doorstep/domain/app-error';
import { nearestPlaceSchema, roundDegrees } from '@doorstep/domain/places/place-api';
import { askPlaces, TIMEOUT_MS } from './known-places.ts';

/** A location of the last minutes is good enough for the name of a city. */
const MAX_AGE_MS = 300_000;

const NOT_FOUND = "Your device couldn't find its location. Type your city instead.";

/** Why no place was found, by the browser's error codes. */
const REASONS: Record<number, string> = {
  1: "Your browser didn't share your location. Allow it in the browser's settings, or type your city.",
  2: NOT_FOUND,
  3: 'Finding your location took too long. Try again, or type your city.',
};

/** Limit for the permission prompt, which has no timeout of its own. */
const QUESTION_MS = 60_000;

/** Returns whether the browser asks the person. Older web views cannot tell, and ask. */
async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}

async function locate(): Promise<GeolocationPosition> {
  const state = await permission();
  return new Promise((resolve, reject) => {
    const fail = ({ code, message }: Pick<GeolocationPositionError, 'code' | 'message'>) => {
      const personMessage = REASONS[code] ?? NOT_FOUND;
      reject(new AppError('failed-precondition', `No location: ${message}`, { personMessage }));
    };
    // The browser's own time starts when the person has answered its question.
    const limit = state === 'prompt' ? QUESTION_MS : TIMEOUT_MS;
    setTimeout(() => fail({ code: 3, message: 'no answer' }), limit);
    const options = { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS };
    navigator.geolocation.getCurrentPosition(resolve, fail, options);
  });
}

/**
 * Asks the browser for its location, and the server for the name of the nearest city: 'Austin, TX'.
 * Only degrees rounded to about a kilometer leave the browser. Throws AppError with a text for the
 * person: `failed-precondition` without a location, `not-found` far from any city, `unavailable`.
 */
export async function findMyPlace(): Promise<string> {
  const { coords } = await locate();
  const location = { lat: roundDegrees(coords.latitude), lon: roundDegrees(coords.longitude) };
  const { place } = nearestPlaceSchema.parse(await askPlaces(location));
  if (place !== null) return place;
  throw new AppError('not-found', 'no city nearby', {
    personMessage: "We couldn't find a city near you. Type where the job is instead.",
  });
}
