import type { RateLimits } from '../platform/rate-limit-repository.ts';
import { PRIVATE_UPLOADS, privatePhotoKey } from './check-picture.ts';

/**
 * Returns how many photos for chats and requests a person can still upload in this month. Uploads of
 * the last seconds may not be counted yet.
 */
export async function photosLeft(
  rateLimits: Pick<RateLimits, 'countItems'>,
  uid: string,
): Promise<{ left: number }> {
  const used = await rateLimits.countItems(privatePhotoKey(uid), PRIVATE_UPLOADS);
  return { left: Math.max(0, PRIVATE_UPLOADS.max - used) };
}
