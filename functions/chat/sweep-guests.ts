import type { Guests } from './guest-repository.ts';

const PAGE = 200;

/**
 * Deletes expired grants and returns their number. The rules ignore them already, but only the
 * deletion stops running listeners.
 */
export async function sweepGuests(guests: Guests): Promise<number> {
  let deleted = 0;
  for (;;) {
    const page = await guests.deleteExpired(new Date(), PAGE);
    deleted += page.deleted;
    if (!page.more) return deleted;
  }
}
