import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { toProviderSearch } from '@doorstep/domain/provider-search';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminDb } from '../support/server/admin.ts';
import { unique } from '../support/server/people.ts';
import { askSearch, searchPage } from '../support/server/search.ts';
import { readStack } from '../support/stack.ts';

// Search answers anybody: what it must not do is tell more than cards, cost more than a page, or fall over.

const tag = unique('victim');
const secret = unique('secret');

beforeAll(async () => {
  const profile = providerProfile({
    user_id: unique('pro'),
    display_name: tag,
    phone: `+1 ${secret}`,
    email: `${secret}@doorstep.test`.toLowerCase(),
    website_url: `https://${secret}.example/`,
  });
  const listing = toProviderSearch(profile, null);
  await adminDb().doc(`provider_search/${listing.id}`).set(stored(listing));
});

describe('search tells', () => {
  it('nothing of a page but its card: no address, no number, no grams', async () => {
    const answer = await askSearch({ service: tag });
    const text = await answer.text();
    expect(text).toContain(tag);
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(provider_id|card|service|location|email|phone|published)"/);
  });

  it.each([
    '.*',
    '%',
    `${tag}' OR '1'='1`,
    '"; DROP TABLE',
    '\\',
    '__name__',
    '`service`',
    '$where',
    '\u0000',
    '../../',
    '{"$gt":""}',
    '<script>alert(1)</script>',
  ])('for %j only who has written that', async (text) => {
    const { providers } = await searchPage({ service: `${tag}${text}` });
    expect(providers).toEqual([]);
  });
});

describe('search refuses', () => {
  it.each([
    ['a text that is too long', { service: 'a'.repeat(201) }],
    ['a place that leads elsewhere', { after: 'x/../../provider_profiles/y' }],
    ['a place of another collection', { after: '/mail/x' }],
    ['a page of everybody', { limit: '100000' }],
    ['a page of nobody', { limit: '0' }],
    ['a page of a negative size', { limit: '-24' }],
    ['what it does not know', { select: 'email' }],
    ['a place that is a prototype', { __proto__x: '1', constructor: '1' }],
  ])('%s', async (_, query: Record<string, string>) => {
    const answer = await askSearch(query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'not understood' });
    expect(answer.headers.get('cache-control')).not.toContain('s-maxage');
  });

  it.each(['service=a&service=b', 'service[]=a', 'service[a]=b', 'limit=1&limit=2', 'after='])(
    'a query of another form: %s',
    async (query) => {
      const answer = await fetch(`${readStack().site}/api/search?${query}`);
      expect(answer.status).toBe(400);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s', async (method) => {
    const answer = await askSearch({ service: tag }, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET');
  });

  it('other origins the reading of its answers', async () => {
    const url = `${functionUrl(readStack(), 'provider-search')}?service=${tag}`;
    const answer = await fetch(url, { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('search stays', () => {
  it('there under a hundred odd questions at once', async () => {
    const questions = Array.from({ length: 100 }, (_, i) =>
      askSearch({ service: String.fromCodePoint(0x1f300 + i).repeat(90), limit: '24' }),
    );
    const statuses = (await Promise.all(questions)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await searchPage({ service: tag })).providers).toHaveLength(1);
  });
});
