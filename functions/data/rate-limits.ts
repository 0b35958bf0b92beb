import { createHash } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { windowAt, type RateLimit } from '../lib/rate-limit.ts';
import { parseDocument } from './firestore.ts';

/** What is counted, as a path of parts. Stored as a hash: it may hold an address. */
type RateKey = readonly string[];

/** One that was counted. */
export interface Taken {
  /** Takes it back. */
  giveBack(): Promise<void>;
}

/**
 * Counters `rate_limits/{hash of key and window}`, cleared away by a TTL on `expires_at`. Counted
 * first and read afterwards, without a transaction: parallel calls of one person would queue for its
 * lock. So the limit is never passed; a burst that reaches it can be refused as a whole.
 */
export interface RateLimits {
  /** Counts one; null, and not counted, when the limit is reached. */
  take(key: RateKey, limit: RateLimit): Promise<Taken | null>;
}

const counterSchema = z.object({ count: z.number().int() });

export function createRateLimits(db: Firestore): RateLimits {
  return {
    take: async (key, limit) => {
      const window = windowAt(limit, new Date());
      const hash = createHash('sha256').update(JSON.stringify([...key, window.index]));
      const counter = db.collection('rate_limits').doc(hash.digest('hex').slice(0, 40));
      const count = async (step: 1 | -1) => {
        const fields = { count: FieldValue.increment(step), expires_at: window.ends_at };
        await counter.set(fields, { merge: true });
      };
      await count(1);
      const counted = parseDocument(counterSchema, await counter.get());
      if (counted && counted.count <= limit.max) return { giveBack: () => count(-1) };
      await count(-1);
      return null;
    },
  };
}
