/** Allows at most `max` uses in each fixed window of `windowSeconds`. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

export interface RateWindow {
  /** The number of the window since 1970. */
  index: number;
  ends_at: Date;
}

/** Returns the window that contains `now`. */
export function windowAt({ windowSeconds }: RateLimit, now: Date): RateWindow {
  const length = windowSeconds * 1000;
  const index = Math.floor(now.getTime() / length);
  return { index, ends_at: new Date((index + 1) * length) };
}

/** Bounds the memory of a flood from many networks. */
const MAX_KEYS = 50_000;

/**
 * Returns a function that counts a use of a key and tells whether it is within the limit. The
 * counts are in the memory of one instance, because a document would cost a write for each view.
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
