import { createHash } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { windowAt, type RateLimit } from './rate-limit.ts';
import { parseDocument } from './firestore.ts';

/** What is counted, as a path of parts. Stored as a hash: it may hold an address. */
type RateKey = readonly string[];

/** One that was counted. */
export interface RateLimitUse {
  /** Takes it back. */
  refund(): Promise<void>;
}

/**
 * Counters `rate_limits/{hash of key and window}`, cleared away by a TTL on `expires_at`. Counted
 * first and read afterwards, without a transaction: parallel calls of one person would queue for its
 * lock. So the limit is never passed; a burst that reaches it can be refused as a whole.
 */
export interface RateLimits {
  /** Counts one; null, and not counted, when the limit is reached. */
  consume(key: RateKey, limit: RateLimit): Promise<RateLimitUse | null>;
  /**
   * Counts a thing, once, from however many places it is counted at the same time: all of them get
   * the same answer, whether it is one of the window's first `max`.
   */
  consumeOnce(key: RateKey, limit: RateLimit, thing: string): Promise<boolean>;
}

const counterSchema = z.object({ count: z.int() });
const thingsSchema = z.object({ things: z._default(z.array(z.string()), []) });

export function createRateLimits(db: Firestore): RateLimits {
  function counterOf(key: RateKey, limit: RateLimit) {
    const { index, ends_at } = windowAt(limit, new Date());
    const hash = createHash('sha256').update(JSON.stringify([...key, index]));
    return { counter: db.doc(`rate_limits/${hash.digest('hex').slice(0, 40)}`), ends_at };
  }

  return {
    consume: async (key, limit) => {
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

    consumeOnce: async (key, limit, thing) => {
      const { counter, ends_at } = counterOf(key, limit);
      const first = async () => {
        const counted = parseDocument(thingsSchema, await counter.get());
        return (counted?.things ?? []).slice(0, limit.max);
      };
      const before = await first();
      if (before.includes(thing) || before.length === limit.max) return before.includes(thing);
      // A thing that is there stays where it is, a new one goes to the end: the places are settled.
      const fields = { things: FieldValue.arrayUnion(thing), expires_at: ends_at };
      await counter.set(fields, { merge: true });
      return (await first()).includes(thing);
    },
  };
}
