import { expect, it } from 'vitest';
import { mapHref } from './map-href.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:0,0?q=1%20A%20%26%20B%20St%2C%20Austin'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', 'https://maps.apple.com/?q=1%20A%20%26%20B%20St'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X)', 'https://maps.apple.com/?q=1%20A'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.google.com/maps/search/?api=1&query=1%20A'],
])('returns the link for %s @2.50.6', (userAgent, start) => {
  expect(mapHref('1 A & B St, Austin', userAgent)).toContain(start);
});
