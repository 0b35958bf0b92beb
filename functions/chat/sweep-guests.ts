import type { Guests } from './guest-repository.ts';

const PAGE = 200;

/**
 * Deletes the grants that have ended. The rules refuse them already; the deletion also stops the
 * listeners that were running. How many were deleted.
 */
export async function sweepGuests(guests: Guests): Promise<number> {
  let deleted = 0;
  for (;;) {
    const page = await guests.deleteExpired(new Date(), PAGE);
    deleted += page.deleted;
    if (!page.more) return deleted;
  }
}
