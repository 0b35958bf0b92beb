import { expect, it } from 'vitest';
import { addressesOf } from '../addresses.ts';
import { withEmulatorHosts } from './content-security.ts';
import { resolvePorts } from '../ports.ts';

const addresses = addressesOf(resolvePorts({}));
const headers = (key: string, value: string) => [{ source: '**', headers: [{ key, value }] }];

it('adds only the emulators to the policy', () => {
  const { auth, firestore, functions, storage } = addresses;
  const policy = "default-src 'none'; img-src 'self'; connect-src 'self' https://a.example";
  const local =
    `default-src 'none'; img-src 'self' ${storage}; ` +
    `connect-src 'self' https://a.example ${auth} ${firestore} ${functions} ${storage}`;
  const name = 'Content-Security-Policy';
  expect(withEmulatorHosts(headers(name, policy), addresses)).toEqual(headers(name, local));
  const other = headers('X-Frame-Options', 'DENY');
  expect(withEmulatorHosts(other, addresses)).toEqual(other);
});
