/** At most `max` in `windowSeconds`, counted in a fixed window that begins with the first one. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

export interface RateWindow {
  count: number;
  expires_at: Date;
}

/** The window after one more, or null when the limit is reached. */
export function nextWindow(
  current: RateWindow | null,
  limit: RateLimit,
  now: Date,
): RateWindow | null {
  if (!current || current.expires_at.getTime() <= now.getTime()) {
    return { count: 1, expires_at: new Date(now.getTime() + limit.windowSeconds * 1000) };
  }
  if (current.count >= limit.max) return null;
  return { count: current.count + 1, expires_at: current.expires_at };
}
