/** The renditions of a picture exist at the latest this long after its upload, in most cases. */
const RENDERING_MS = 60_000;

const uploadedAt = new Map<string, number>();

/** Remembers when a picture was uploaded or sent. */
export function notePicture(url: string, at = Date.now()): void {
  if (Date.now() - at < RENDERING_MS) uploadedAt.set(url, at);
}

/**
 * Checks whether the renditions of a picture may not exist yet. The original is loaded then, because
 * browsers log each file that is missing.
 */
export const isNewPicture = (url: string): boolean =>
  Date.now() - (uploadedAt.get(url) ?? 0) < RENDERING_MS;
