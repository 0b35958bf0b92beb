/** The operating systems with a link that opens their own map. Other browsers get a website. */
const ANDROID = /Android/;
const APPLE = /iPhone|iPad|Macintosh/;

/**
 * Returns the link that shows a place in the map of the device. Nothing is sent before it is
 * followed. Android offers its map apps for `geo:` (RFC 5870), and Apple's devices open their map
 * for its address ("Map Links", Apple's documentation).
 */
export function mapHref(place: string, userAgent: string): string {
  const query = encodeURIComponent(place);
  if (ANDROID.test(userAgent)) return `geo:0,0?q=${query}`;
  if (APPLE.test(userAgent)) return `https://maps.apple.com/?q=${query}`;
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
