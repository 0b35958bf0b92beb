import { BRAND } from '@doorstep/domain/brand';
import { OTHER } from '@doorstep/domain/analytics/analytics-month';
import type { ViewSource } from '@doorstep/domain/analytics/view-source';
import { tradeName as nameOf } from '@doorstep/domain/search/trades/trade-names';
import { capitalize } from '@doorstep/domain/text';

const SOURCES: Record<ViewSource | typeof OTHER, string> = {
  search: `Search on ${BRAND.name}`,
  trade: `Trade pages on ${BRAND.name}`,
  home: `Home page of ${BRAND.name}`,
  site: `Elsewhere on ${BRAND.name}`,
  direct: 'Direct',
  qr: 'Your QR code',
  button: 'Button on your website',
  [OTHER]: 'Other',
};

/** Returns the name of a source. The host name of a website is its own name. */
export const sourceName = (key: string) =>
  new Map<string, string>(Object.entries(SOURCES)).get(key) ?? key;

export const tradeName = (key: string) => nameOf(key) ?? 'Other';

/** Returns the name of the city of requests, which is stored as people write it. */
export const requestCityName = (key: string) => (key === OTHER ? SOURCES[OTHER] : key);

/** Returns 'Salt Lake City, UT' for the id 'salt-lake-city-ut'. */
export function cityName(key: string): string {
  if (key === OTHER) return 'Other';
  const words = key.split('-').map(capitalize);
  const state = words.length > 1 && words.at(-1)?.length === 2 ? words.pop()?.toUpperCase() : null;
  return state ? `${words.join(' ')}, ${state}` : words.join(' ');
}
