import { isTimeZone, LAST_ON_EARTH } from '@doorstep/domain/time-zone';

/** Returns the time zone of this browser; the last one on Earth if the device has none. */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : LAST_ON_EARTH;
}
