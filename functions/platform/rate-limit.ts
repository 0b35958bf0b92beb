/** At most `max` in each window of `windowSeconds`; the windows follow each other without a gap. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

export interface RateWindow {
  /** The same for all who count in this window, another one in the next. */
  index: number;
  ends_at: Date;
}

/** The window that `now` falls into. */
export function windowAt({ windowSeconds }: RateLimit, now: Date): RateWindow {
  const length = windowSeconds * 1000;
  const index = Math.floor(now.getTime() / length);
  return { index, ends_at: new Date((index + 1) * length) };
}
