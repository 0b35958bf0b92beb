import { windowAt, type RateLimit } from './rate-limit.ts';

/** Bounds the memory of a flood from many networks. */
const MAX_KEYS = 50_000;

/**
 * Returns a function that counts a use of a key and tells whether it is within the limit. The counts
 * are in the memory of one instance, because a document would cost a write for each view.
 */
export function limitInMemory(limit: RateLimit): (key: string, now: Date) => boolean {
  const counts = new Map<string, number>();
  let window = -1;
  return (key, now) => {
    const { index } = windowAt(limit, now);
    if (index !== window || counts.size >= MAX_KEYS) counts.clear();
    window = index;
    const used = (counts.get(key) ?? 0) + 1;
    counts.set(key, used);
    return used <= limit.max;
  };
}
