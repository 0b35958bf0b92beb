import { useEffect, useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Returns the current time, updated every minute, for texts such as '5 minutes ago'. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

function subscribeToMinutes(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/**
 * Returns the current time in full minutes; null on the server and during hydration, because a
 * rendered page is cached.
 */
export function useBrowserNow(): Date | null {
  const minute = useSyncExternalStore(subscribeToMinutes, currentMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
