import { describe, expect, it } from 'vitest';
import { callerAddress, claimedAddress } from './caller-address.ts';

function from(forwarded: string | string[] | undefined, remoteAddress?: string): string {
  return callerAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } });
}

describe('callerAddress', () => {
  it('uses only the last entry, because callers can forge the others', () => {
    expect(from('1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(from('9.9.9.9,8.8.8.8 ,203.0.113.9')).toBe('203.0.113.9');
    expect(from(['1.2.3.4', '203.0.113.9'])).toBe('203.0.113.9');
  });

  it('uses the socket without a proxy or a valid entry', () => {
    expect(from(undefined, '127.0.0.1')).toBe('127.0.0.1');
    expect(from('1.2.3.4, nonsense', '127.0.0.1')).toBe('127.0.0.1');
    expect(from('', undefined)).toBe('unknown');
  });

  it('counts a /64 IPv6 network as one caller', () => {
    expect(from('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
    expect(from('2001:0db8:0001:0002::1')).toBe('2001:db8:1:2::/64');
    expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'));
    expect(from('::1')).toBe('0:0:0:0::/64');
    expect(from('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('reads an IPv4-mapped IPv6 address as IPv4', () => {
    expect(from(undefined, '::ffff:203.0.113.9')).toBe('203.0.113.9');
  });
});

it('claims the first entry, which is the browser behind the CDN, in the same form', () => {
  const claim = (forwarded: string) =>
    claimedAddress({ headers: { 'x-forwarded-for': forwarded }, socket: {} });
  expect(claim('198.51.100.7, 203.0.113.9')).toBe('198.51.100.7');
  expect(claim('2001:db8:1:2::9, 203.0.113.9')).toBe('2001:db8:1:2::/64');
  expect(claim('nonsense, 203.0.113.9')).toBe('unknown');
});
