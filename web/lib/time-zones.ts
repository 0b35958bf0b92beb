/** Returns the time zone of this browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the labels of all time zones of this browser, and of the given one. */
export function timeZoneOptions(current: string): Record<string, string> {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), browserTimeZone(), current]);
  return Object.fromEntries([...zones].toSorted().map((zone) => [zone, zone.replaceAll('_', ' ')]));
}
