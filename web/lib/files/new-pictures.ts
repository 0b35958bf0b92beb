/** How long the server usually needs for the renditions of an uploaded picture, at most. */
const RENDERING_MS = 60_000;

const uploadedAt = new Map<string, number>();

/** Remembers when a picture was uploaded or sent. */
export function notePicture(url: string, at = Date.now()): void {
  if (Date.now() - at < RENDERING_MS) uploadedAt.set(url, at);
}

/**
 * Checks whether the renditions of a picture may not exist yet. The original is loaded then,
 * because browsers log each file that is missing.
 */
export const isNewPicture = (url: string): boolean =>
  Date.now() - (uploadedAt.get(url) ?? 0) < RENDERING_MS;
