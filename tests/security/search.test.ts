import { BRAND } from '@doorstep/domain/brand';
import { providerProfile } from '@doorstep/local/demo/factories.ts';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { adminDb } from '../support/server/admin.ts';
import { unique } from '../support/server/sdk-people.ts';
import { askSearch, list, searchPage } from '../support/server/search.ts';
import { readStack } from '../support/stack.ts';
import { BREAKOUTS, expectHashes, expectNoMarkup, inlineElements } from './support/page-parts.ts';

// Search is public. It must reveal only the data of cards and read at most one page of results. The
// page `/search` is rendered from its URL, which can contain any text.

const fetchSearchPage = (query: string) => fetch(`${readStack().site}/search${query}`);
/** Calls the function directly, because Hosting normalizes unusual paths. */
const fetchFunction = (path: string) => fetch(functionUrl(readStack(), 'search') + path);
const searchFor = (service: string, location = '') =>
  `?${new URLSearchParams({ service, location }).toString()}`;

/** Adds a professional to search. */
async function createListing(changes: Parameters<typeof providerProfile>[0] = {}) {
  const uid = unique('found');
  const handle = uid.toLowerCase().slice(0, 40);
  const profile = providerProfile({ user_id: uid, handle, ...changes });
  await list(adminDb(), [{ profile, tier: null }]);
}

const countCards = (html: string) => html.match(/<article/g)?.length ?? 0;
const valueOf = (html: string, name: string) =>
  /\bvalue="([^"]*)"/.exec(
    new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? '',
  )?.[1];
/** Returns the loader data in the page, which the app reads. */
function dataOf(html: string): unknown {
  const data = inlineElements(html, 'script').find(({ attributes }) =>
    attributes.includes('page-data'),
  );
  return JSON.parse(data?.text ?? 'null');
}

describe('the ids of a sorted search', () => {
  it('reveal only cards of professionals who match the search', async () => {
    const [tag, secret] = [unique('victim'), unique('secret')];
    await createListing({ display_name: tag, email: `${secret}@doorstep.test`.toLowerCase() });
    const { sorted, providers } = await searchPage({ service: tag, order: 'rating' });
    expect(sorted?.ids).toEqual(providers.map(({ id }) => id));
    const ids = sorted?.ids.join() ?? '';
    const answer = await askSearch({ service: tag, order: 'rating', ids });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const text = await answer.text();
    expect(text).toContain(tag);
    expect(text).not.toContain(secret);
    const others = await searchPage({ service: `${tag} else`, order: 'rating', ids });
    expect(others.providers).toEqual([]);
    const refused = await searchPage({ service: tag, order: 'rating', ids, licensed: '1' });
    expect(refused.providers).toEqual([]);
  });
});

describe('the search API and the search page', () => {
  it('reveal only the card of a profile', async () => {
    const [tag, secret] = [unique('victim'), unique('secret')];
    await createListing({
      display_name: tag,
      phone: `+1 ${secret}`,
      email: `${secret}@doorstep.test`.toLowerCase(),
      website_url: `https://${secret}.example/`,
      bio: `${'b'.repeat(260)} ${secret}`,
    });
    for (const answer of [
      await askSearch({ service: tag }),
      await fetchSearchPage(searchFor(tag)),
    ]) {
      const text = await answer.text();
      expect(text).toContain(tag);
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/provider_id|publish_on_renewal|created_at/);
    }
    const json = await (await askSearch({ service: tag })).text();
    expect(json).not.toMatch(/"(card|service|location|email|phone|published)"/);
  });

  it.each(['.*', "' OR '1'='1", '__name__', '`service`', '\u0000x', '../../', '{"$gt":""}'])(
    'treat %j as text',
    async (text) => {
      const tag = unique('victim');
      await createListing({ display_name: tag });
      expect((await searchPage({ service: `${tag}${text}` })).providers).toEqual([]);
    },
  );
});

// domain/search/results/search-api.test.ts tests all other invalid queries.
describe('the search API refuses', () => {
  it.each([
    'after=x/../../provider_profiles/y',
    'limit=100000',
    'select=email',
    'service=a&service=b',
    'service[]=a',
    'order=oldest',
    'rating=1',
    'order=rating&ids=../../mail/x',
    'ids=08231500000000_somebody',
  ])('the query %s', async (query) => {
    const answer = await fetch(`${readStack().site}/api/search?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'not understood' });
    expect(answer.headers.get('cache-control')).not.toContain('s-maxage');
  });

  it.each(['POST', 'DELETE'])('the method %s', async (method) => {
    const answer = await askSearch({ service: 'x' }, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('reading from other origins', async () => {
    const url = `${functionUrl(readStack(), 'search/api/search')}?service=x`;
    const answer = await fetch(url, { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the search page', () => {
  it.each(BREAKOUTS)('shows %j as text, in the fields and on a card', async (text) => {
    const displayName = `${unique('evil')} ${text}`;
    await createListing({ display_name: displayName, bio: text, city: text, services: [text] });
    const response = await fetchSearchPage(searchFor(displayName, text));
    const html = await response.text();
    expect([response.status, countCards(html)]).toEqual([200, 1]);
    expectNoMarkup(html);
    expect(html).not.toMatch(/ on\w+="/);
    const terms = { service: displayName, location: text };
    expect(dataOf(html)).toMatchObject({ loaderData: { search: { terms } } });
  });

  it('allows only its own inline style and script, by their hashes', async () => {
    await expectHashes(
      await fetchSearchPage(searchFor('<style>*{}</style><script>taken()</script>')),
    );
  });

  it.each([
    ['bad UTF-8', '?service=%FF%C0%80', '\uFFFD\uFFFD\uFFFD'],
    ['a stray percent sign', '?service=100%', '100%'],
    // @2.2.13
    ['a long text', `?service=${'a'.repeat(5000)}`, 'a'.repeat(200)],
    ['a repeated field', '?service=qqq-first&service=qqq-second', 'qqq-first'],
    ['fields in another syntax', '?service[]=a&service[a]=b', ''],
  ])('shows the search terms for %s', async (_, query, shown) => {
    for (const response of [await fetchSearchPage(query), await fetchFunction(`/search${query}`)]) {
      expect(response.status).toBe(200);
      expect(valueOf(await response.text(), 'service')).toBe(shown);
    }
  });

  it.each([
    '../../mail/x',
    `1${'9'.repeat(14)}_x`,
    '19999999999999_"><script>taken()</script>',
    '19999999999999_x/../../subscribers/x',
    '__proto__',
  ])('shows the first page for the invalid cursor %j', async (after) => {
    const tag = unique('placed');
    await createListing({ display_name: tag });
    const query = `${searchFor(tag)}&${new URLSearchParams({ after }).toString()}`;
    for (const response of [await fetchSearchPage(query), await fetchFunction(`/search${query}`)]) {
      const html = await response.text();
      expect([response.status, countCards(html)]).toEqual([200, 1]);
      expect(html).toContain('>Showing 1 provider<');
      expect(html).not.toContain('<script>taken');
    }
  });

  it('says that there are no more results after the last card', async () => {
    const tag = unique('ended');
    await createListing({ display_name: tag });
    const html = await (
      await fetchSearchPage(`${searchFor(tag)}&after=match0:19999999999999_nobody`)
    ).text();
    expect(countCards(html)).toBe(0);
    expect(html).toContain('No more results.');
    expect(html).not.toContain('No providers found.');
  });

  it('has a canonical URL without search terms, and is not indexed with them', async () => {
    const canonical = `<link rel="canonical" href="${readStack().site}/search"/>`;
    for (const query of [
      '',
      '?location=Waco',
      '?fast=1',
      '?order=rating',
      '?after=match0:08231500000000_provider-1',
    ]) {
      const html = await (await fetchSearchPage(query)).text();
      expect(html).toContain(`<title>Find Pros | ${BRAND.name}</title>`);
      expect(html.includes(canonical)).toBe(query === '');
      expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(query !== '');
    }
  });

  it('is cached by a CDN for half a minute, and for a minute in a sorted order', async () => {
    for (const [order, seconds] of [
      ['newest', 30],
      ['rating', 60],
    ]) {
      const { headers } = await fetchSearchPage(`${searchFor(unique('nobody'))}&order=${order}`);
      expect(headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${seconds}`);
    }
  });
});
