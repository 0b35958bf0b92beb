import { AppError } from '@doorstep/domain/app-error';
import type { ServiceArea } from '@doorstep/domain/places/area-schema';
import { knownPlacesSchema, PLACE_PATH, type KnownPlace } from '@doorstep/domain/places/place-api';

// Public pages load this module when a button is pressed, because it needs zod.

/** As long as a person waits for an answer. */
export const TIMEOUT_MS = 10_000;

/** Sends a question to the server's places. Throws AppError `unavailable`. */
export async function askPlaces(body: object): Promise<unknown> {
  const response = await fetch(PLACE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new AppError('unavailable', `The places: status ${response.status}`);
  return response.json();
}

/**
 * Asks the server which place a text names and how far it is from a professional; null for an
 * unknown text. Throws like `findPlaces`.
 */
export async function findPlaceFrom(area: ServiceArea, text: string): Promise<KnownPlace | null> {
  const [, place] = await findPlaces([area.bases[0]?.name ?? '', text], area);
  return place ?? null;
}

/**
 * Asks the server which place each text names, the first of which says what is near; null for an
 * unknown text. With an area, also how far each is from it, in kilometers. Throws AppError
 * `unavailable`, and what the schema throws for a malformed answer.
 */
export async function findPlaces(
  texts: readonly string[],
  area: ServiceArea | null = null,
): Promise<(KnownPlace | null)[]> {
  return knownPlacesSchema.parse(await askPlaces({ texts, area })).places;
}
