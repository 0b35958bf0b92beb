import { createHash } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { windowAt, type RateLimit } from './rate-limit.ts';
import { parseDocument } from '../firestore.ts';

/** The parts of a counter's key. They are stored as a hash, because they may contain an address. */
type RateKey = readonly string[];

/** A counted use of a rate limit. */
export interface RateLimitUse {
  /** Reverses the count. */
  refund(): Promise<void>;
}

/**
 * Counts in `rate_limits/{hash of key and window}`, which a TTL policy on `expires_at` deletes. A
 * use is counted first and the counter is read afterwards, because a transaction would make
 * parallel calls wait for its lock. The limit is never exceeded, but a burst that reaches it can be
 * refused as a whole.
 */
export type RateLimits = ReturnType<typeof createRateLimits>;

const counterSchema = z.object({ count: z.int() });
const itemsSchema = z.object({ things: z._default(z.array(z.string()), []) });

export function createRateLimits(db: Firestore) {
  function counterOf(key: RateKey, limit: RateLimit) {
    const { index, ends_at } = windowAt(limit, new Date());
    const hash = createHash('sha256').update(JSON.stringify([...key, index]));
    return { counter: db.doc(`rate_limits/${hash.digest('hex').slice(0, 40)}`), ends_at };
  }

  return {
    /** Counts one use. Returns null, and counts nothing, if the limit is reached. */
    consume: async (key: RateKey, limit: RateLimit): Promise<RateLimitUse | null> => {
      const { counter, ends_at } = counterOf(key, limit);
      const count = async (step: 1 | -1) => {
        const fields = { count: FieldValue.increment(step), expires_at: ends_at };
        await counter.set(fields, { merge: true });
      };
      await count(1);
      const counted = parseDocument(counterSchema, await counter.get());
      if (counted && counted.count <= limit.max) return { refund: () => count(-1) };
      await count(-1);
      return null;
    },

    /**
     * Counts an item only once, however often this is called. Returns whether the item is among the
     * first `max` of the window. Parallel calls get the same result.
     */
    consumeOnce: async (key: RateKey, limit: RateLimit, item: string): Promise<boolean> => {
      const { counter, ends_at } = counterOf(key, limit);
      const readFirst = async () => {
        const counted = parseDocument(itemsSchema, await counter.get());
        return (counted?.things ?? []).slice(0, limit.max);
      };
      const before = await readFirst();
      if (before.includes(item) || before.length === limit.max) return before.includes(item);
      // arrayUnion keeps the positions of existing items and appends a new one.
      const fields = { things: FieldValue.arrayUnion(item), expires_at: ends_at };
      await counter.set(fields, { merge: true });
      return (await readFirst()).includes(item);
    },

    /** Returns how many items were counted in this window. */
    countItems: async (key: RateKey, limit: RateLimit): Promise<number> => {
      const { counter } = counterOf(key, limit);
      return parseDocument(itemsSchema, await counter.get())?.things.length ?? 0;
    },
  };
}
