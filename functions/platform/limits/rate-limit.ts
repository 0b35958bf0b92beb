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
