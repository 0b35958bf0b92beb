import { createHash } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { nextWindow, type RateLimit } from '../lib/rate-limit.ts';
import { parseDocument } from './firestore.ts';

/** What is counted, as a path of parts. Stored as a hash: it may hold an address. */
export type RateKey = readonly string[];

/** Counters with an end, `rate_limits/{hash of the key}`. A TTL on `expires_at` clears them away. */
export interface RateLimits {
  /** Counts one; false, and nothing counted, when the limit is reached. */
  take(key: RateKey, limit: RateLimit): Promise<boolean>;
  /** Takes one back. */
  giveBack(key: RateKey): Promise<void>;
}

const windowSchema = z.object({ count: z.number().int(), expires_at: z.date() });

/** Parallel calls of one person meet in one document: more tries than the SDK's five. */
const TRANSACTION = { maxAttempts: 20 };

export function createRateLimits(db: Firestore): RateLimits {
  const reference = (key: RateKey) =>
    db
      .collection('rate_limits')
      .doc(createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 40));

  return {
    take: (key, limit) =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(reference(key));
        const next = nextWindow(parseDocument(windowSchema, snapshot), limit, new Date());
        if (next) transaction.set(snapshot.ref, next);
        return next !== null;
      }, TRANSACTION),

    giveBack: (key) =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(reference(key));
        const window = parseDocument(windowSchema, snapshot);
        if (!window || window.count === 0) return;
        transaction.update(snapshot.ref, { count: FieldValue.increment(-1) });
      }, TRANSACTION),
  };
}
