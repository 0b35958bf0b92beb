import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressesOf } from './addresses.ts';
import { headersSchema, withEmulatorHosts } from './content-security.ts';
import { ROOT } from './paths.ts';
import { resolvePorts } from './ports.ts';

const addresses = addressesOf(resolvePorts({}));

describe('withEmulatorHosts', () => {
  const rule = (value: string) => [
    { source: '**', headers: [{ key: 'Content-Security-Policy', value }] },
  ];

  it('lets the page ask the emulators and show their pictures, and nothing else', () => {
    const deployed = rule(
      "default-src 'none'; img-src 'self'; connect-src 'self' https://a.example",
    );
    const { auth, firestore, functions, storage } = addresses;
    expect(withEmulatorHosts(deployed, addresses)).toEqual(
      rule(
        `default-src 'none'; img-src 'self' ${storage}; ` +
          `connect-src 'self' https://a.example ${auth} ${firestore} ${functions} ${storage}`,
      ),
    );
  });

  it('leaves the other headers as they are deployed', () => {
    const others = [{ source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }];
    expect(withEmulatorHosts(others, addresses)).toEqual(others);
  });
});

describe('what is deployed', () => {
  const text = readFileSync(path.join(ROOT, 'firebase.json'), 'utf8');
  const { hosting } = z
    .object({ hosting: z.object({ headers: headersSchema }) })
    .parse(JSON.parse(text));
  const policies = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => value);
  const [policy] = policies;

  it('is one policy, wherever it stands', () => {
    expect(policies.length).toBeGreaterThan(1);
    expect(new Set(policies).size).toBe(1);
  });

  it('allows neither inline code nor code made of text, and no address of a developer', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|localhost|127\.0\.0\.1|http:/);
    expect(policy).not.toMatch(/ \*[ ;]/);
  });
});
