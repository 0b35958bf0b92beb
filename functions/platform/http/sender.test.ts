import { describe, expect, it } from 'vitest';
import { networkOf, senderOf, siteOf } from './sender.ts';

const from = (forwarded: string | string[] | undefined) =>
  senderOf({ headers: { 'x-forwarded-for': forwarded } });

/** Addresses of Fastly, of a browser, and the one that a caller forges. */
const CDN = '151.101.1.57';
const CDN_V6 = '2a04:4e42::57';
const BROWSER = '198.51.100.7';
const FORGED = '203.0.113.9';

const direct = { route: 'direct', network: BROWSER };
const hosting = { route: 'hosting', network: BROWSER };
const unknown = { route: 'unknown', network: 'unknown' };

describe('the sender of a request', () => {
  it.each([
    ['direct', BROWSER, direct],
    ['direct and forged', `${FORGED}, ${BROWSER}`, direct],
    ['direct and forged in several headers', [FORGED, `${FORGED},${BROWSER}`], direct],
    ['direct, forged as if through Hosting', `${FORGED}, ${CDN}, ${BROWSER}`, direct],
    ['direct, after nonsense', `<script>, ,${BROWSER} `, direct],
    ['through Hosting', `${BROWSER}, ${CDN}`, hosting],
    ['through Hosting by IPv6', `${BROWSER}, ${CDN_V6}`, hosting],
    ['through Hosting by a mapped address', `${BROWSER},::ffff:${CDN}`, hosting],
    ['through Hosting and forged', `${FORGED}, ${BROWSER}, ${CDN}`, hosting],
    ['through Hosting, forged as a CDN', `${FORGED}, ${CDN}, ${BROWSER}, ${CDN}`, hosting],
    ['neither: no header', undefined, unknown],
    ['neither: an empty header', '', unknown],
    ['neither: no address', 'unknown', unknown],
    ['neither: a last entry that is no address', `${BROWSER}, nonsense`, unknown],
    ['neither: an address with a port', `${BROWSER}:443`, unknown],
    ['neither: a CDN that names nobody', CDN, unknown],
    ['neither: a CDN that names no address', `nonsense, ${CDN}`, unknown],
    ['neither: a CDN of somebody behind the CDN', `${FORGED}, ${CDN}, ${CDN_V6}`, unknown],
  ])('%s', (_what, forwarded, sender) => {
    expect(from(forwarded)).toEqual(sender);
  });
});

describe('the network of an address', () => {
  it('is the /64 of IPv6, which is what one customer gets', () => {
    expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('is IPv4 for a mapped address, in each notation', () => {
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(networkOf('::ffff:cb00:7109')).toBe('203.0.113.9');
  });

  it('is shared by everything that is no address', () => {
    for (const text of [undefined, '', 'nonsense']) expect(networkOf(text)).toBe('unknown');
  });
});

it('the largest network of a customer is the /48 of IPv6', () => {
  const site = (forwarded: string) => siteOf(from(forwarded));
  expect(site('2001:db8:1:2::9')).toBe('2001:db8:1::/48');
  expect(site('2001:db8:1:ffff::9')).toBe(site('2001:db8:1:2::9'));
  expect(site(BROWSER)).toBe(BROWSER);
  expect(site('')).toBe('unknown');
});
