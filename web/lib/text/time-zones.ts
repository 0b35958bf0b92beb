import { isTimeZone, LAST_ON_EARTH } from '@doorstep/domain/time-zone';

/** Returns the time zone of this browser; the last one on Earth if the device has none. */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : LAST_ON_EARTH;
}

/** Returns the labels of all time zones of this browser, and of the given one. */
export function timeZoneOptions(current: string): Record<string, string> {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), browserTimeZone(), current]);
  return Object.fromEntries([...zones].toSorted().map((zone) => [zone, zone.replaceAll('_', ' ')]));
}
