import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { addressesOf } from './addresses.ts';
import { headersSchema, withEmulatorHosts } from './content-security.ts';
import { ROOT } from './paths.ts';
import { resolvePorts } from './ports.ts';

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

it('deploys one policy, without inline scripts, eval or local addresses', () => {
  const text = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
  const { hosting } = z
    .object({ hosting: z.object({ headers: headersSchema }) })
    .parse(JSON.parse(text));
  const policies = hosting.headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => value);
  expect(policies.length).toBeGreaterThan(1);
  expect(new Set(policies).size).toBe(1);
  expect(policies[0]).toContain("default-src 'none'");
  expect(policies[0]).not.toMatch(/unsafe-inline|unsafe-eval|localhost|127\.0\.0\.1|http:/);
  expect(policies[0]).not.toMatch(/ \*[ ;]/);
});
