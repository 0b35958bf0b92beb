import { providerProfile } from '@doorstep/local/demo/factories.ts';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminDb } from '../support/server/admin.ts';
import { functionsLog } from '../support/server/functions-log.ts';
import { unique } from '../support/server/people.ts';
import { askSearch, list, searchPage } from '../support/server/search.ts';
import { until } from '../support/server/until.ts';
import { readStack } from '../support/stack.ts';
import { BREAKOUTS, expectHashes, expectNoMarkup, inline } from './support/page-parts.ts';

// Search answers anybody: it must not tell more than cards, cost more than a page, or fail. The page
// `/search` is rendered from its address, which is anybody's text.

const ask = (query: string) => fetch(`${readStack().site}/search${query}`);
/** Asks the function itself: Hosting normalizes odd addresses. */
const askFunction = (path: string) => fetch(functionUrl(readStack(), 'web-search') + path);
const searchFor = (service: string, location = '') =>
  `?${new URLSearchParams({ service, location }).toString()}`;

/** Lists `count` professionals in search. */
async function listMany(count: number, changes: Parameters<typeof providerProfile>[0] = {}) {
  const profiles = Array.from({ length: count }, () => {
    const uid = unique('found');
    return providerProfile({ user_id: uid, handle: uid.toLowerCase().slice(0, 40), ...changes });
  });
  await list(
    adminDb(),
    profiles.map((profile) => ({ profile, tier: null })),
  );
}

const cards = (html: string) => html.match(/<article/g)?.length ?? 0;
const fieldOf = (html: string, name: string) =>
  /\bvalue="([^"]*)"/.exec(
    new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? '',
  )?.[1];
/** The data of the page, as the app takes it over. */
function dataOf(html: string): unknown {
  const data = inline(html, 'script').find(({ attributes }) => attributes.includes('page-data'));
  return JSON.parse(data?.text ?? 'null');
}

describe('search and its page', () => {
  it('tell nothing of a profile but its card', async () => {
    const [tag, secret] = [unique('victim'), unique('secret')];
    await listMany(1, {
      display_name: tag,
      phone: `+1 ${secret}`,
      email: `${secret}@doorstep.test`.toLowerCase(),
      website_url: `https://${secret}.example/`,
      bio: `${'b'.repeat(260)} ${secret}`,
    });
    for (const answer of [await askSearch({ service: tag }), await ask(searchFor(tag))]) {
      const text = await answer.text();
      expect(text).toContain(tag);
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/provider_id|publish_on_renewal|created_at/);
    }
    const json = await (await askSearch({ service: tag })).text();
    expect(json).not.toMatch(/"(card|service|location|email|phone|published)"/);
  });

  it.each([
    ...['.*', '%', "' OR '1'='1", '"; DROP TABLE', '\\', '__name__', '`service`', '$where'],
    ...['\u0000', '../../', '{"$gt":""}', '<script>alert(1)</script>'],
  ])('find for %j only who has written that', async (text) => {
    const tag = unique('victim');
    await listMany(1, { display_name: tag });
    expect((await searchPage({ service: `${tag}${text}` })).providers).toEqual([]);
  });

  it('answer many odd questions at once', async () => {
    const words = Array.from({ length: 40 }, (_, i) =>
      String.fromCodePoint(0x1f300 + i).repeat(90),
    );
    const pages = words.slice(0, 10).map(async (word) => {
      const answer = await ask(searchFor(word, '\u0000%'));
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('No providers found.'),
      ]);
    });
    const answers = words.map((service) => askSearch({ service, limit: '24' }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    await Promise.all(pages);
  });
});

describe('search refuses', () => {
  it.each<[string, Record<string, string>]>([
    ['a text that is too long', { service: 'a'.repeat(201) }],
    ['a place that leads elsewhere', { after: 'x/../../provider_profiles/y' }],
    ['a place of another collection', { after: '/mail/x' }],
    ['a page of everybody', { limit: '100000' }],
    ['a page of nobody', { limit: '0' }],
    ['a page of a negative size', { limit: '-24' }],
    ['an unknown field', { select: 'email' }],
    ['a prototype', { __proto__x: '1', constructor: '1' }],
  ])('%s', async (_, query) => {
    const answer = await askSearch(query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'not understood' });
    expect(answer.headers.get('cache-control')).not.toContain('s-maxage');
  });

  it.each(['service=a&service=b', 'service[]=a', 'service[a]=b', 'limit=1&limit=2', 'after='])(
    'a query of another form: %s',
    async (query) => {
      expect((await fetch(`${readStack().site}/api/search?${query}`)).status).toBe(400);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s', async (method) => {
    const answer = await askSearch({ service: 'x' }, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('other origins the reading of its answers', async () => {
    const url = `${functionUrl(readStack(), 'provider-search')}?service=x`;
    const answer = await fetch(url, { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

// How many cards it shows, and from where: functions/pages/show-search.test.ts.
describe('the search page', () => {
  it.each(BREAKOUTS)('shows %j as text, in the address and on a card', async (text) => {
    const tag = unique('evil');
    const wanted = `${tag} ${text}`;
    await listMany(1, { display_name: wanted, bio: text, city: text, services: [text] });
    const response = await ask(searchFor(wanted, text));
    const html = await response.text();
    expect([response.status, cards(html)]).toEqual([200, 1]);
    expectNoMarkup(html);
    expect(html).not.toMatch(/ on\w+="/);
    const terms = { service: wanted, location: text };
    expect(dataOf(html)).toMatchObject({ loaderData: { search: { terms } } });
  });

  it('allows its own inline style and script by their hashes, and no other', async () => {
    await expectHashes(await ask(searchFor('<style>*{}</style><script>taken()</script>')));
  });

  it.each([
    ['bad UTF-8', '?service=%FF%C0%80', '\uFFFD\uFFFD\uFFFD'],
    ['a stray percent sign', '?service=100%', '100%'],
    ['too much', `?service=${'a'.repeat(5000)}`, 'a'.repeat(200)],
    ['half an emoji', `?service=${'a'.repeat(199)}%F0%9F%A6%84`, 'a'.repeat(199)],
    ['one field twice', '?service=qqq-first&service=qqq-second', 'qqq-first'],
    ['fields of another form', '?service[]=a&service[a]=b', ''],
    ['a place of another collection', '?service=qqq-x&after=../../mail/x', 'qqq-x'],
  ])('answers %s with the words that it has searched for', async (_, query, shown) => {
    for (const response of [await ask(query), await askFunction(`/search${query}`)]) {
      expect(response.status).toBe(200);
      expect(fieldOf(await response.text(), 'service')).toBe(shown);
    }
  });

  it.each([
    ...['../../mail/x', '0', '1', `1${'9'.repeat(14)}_x`, `19999999999999_${'x'.repeat(129)}`],
    '19999999999999_"><script>taken()</script>',
    ...['19999999999999_x/../../subscribers/x', '__proto__', '\u0000'],
  ])('starts with the first page for the made-up place %j', async (after) => {
    const tag = unique('placed');
    await listMany(1, { display_name: tag });
    const query = `${searchFor(tag)}&${new URLSearchParams({ after }).toString()}`;
    for (const response of [await ask(query), await askFunction(`/search${query}`)]) {
      const html = await response.text();
      expect([response.status, cards(html)]).toEqual([200, 1]);
      expect(html).toContain('>1 provider<');
      expect(html).not.toContain('<script>taken');
    }
  });

  it('says that nobody else is there behind the last one, whoever that is', async () => {
    const tag = unique('ended');
    await listMany(1, { display_name: tag });
    const html = await (await ask(`${searchFor(tag)}&after=19999999999999_nobody`)).text();
    expect(cards(html)).toBe(0);
    expect(html).toContain('No more results.');
    expect(html).not.toContain('No providers found.');
  });

  // @8.10.7
  it('never says that nobody was found when it has not looked at everybody', async () => {
    const word = unique('decoyed').replaceAll('-', '');
    await listMany(40, { services: [`x${word.slice(0, -1)}`, `${word.slice(1)}x`] });
    const response = await ask(searchFor(word));
    const html = await response.text();
    expect([response.status, cards(html)]).toEqual([200, 0]);
    expect(html).not.toContain('No providers found.');
    expect(html).toContain('No matches yet. Keep searching?');
    const [, next = ''] = /href="(\/search\?[^"]*after=[^"]*)"/.exec(html) ?? [];
    const rest = await (await fetch(readStack().site + next.replaceAll('&amp;', '&'))).text();
    expect(rest).toContain('No more results.');
  });

  it('logs one line with what it has cost, and nothing that was typed', async () => {
    const word = unique('typed');
    const lines = () => functionsLog().filter((line) => line.includes('"shown_by":"server"'));
    const before = lines().length;
    await ask(searchFor(word));
    await until('the line is written', () => Promise.resolve(lines().length > before), 45_000);
    const last = lines().at(-1) ?? '';
    const figures = { found: z.number(), read: z.number(), duration_ms: z.number() };
    const lineSchema = z.object({ message: z.literal('search'), more: z.boolean(), ...figures });
    const said: unknown = JSON.parse(last.slice(last.indexOf('{')));
    expect(lineSchema.safeParse(said).error).toBeUndefined();
    expect(functionsLog().join('\n')).not.toContain(word);
  });

  it('is for search engines without words, and has no address for them with some', async () => {
    const canonical = `<link rel="canonical" href="${readStack().site}/search"/>`;
    for (const query of ['', '?location=Waco', '?after=08231500000000_provider-1']) {
      const html = await (await ask(query)).text();
      expect(html).toContain('<title>Find Pros | Doorstep</title>');
      expect(html.match(/<meta name="description"/g)).toHaveLength(1);
      expect(html.includes(canonical)).toBe(query === '');
      expect(html.includes('canonical')).toBe(query === '');
      const noindex = html.includes('<meta name="robots" content="noindex"/>');
      expect(noindex).toBe(query !== '');
      expect(html.includes('noindex')).toBe(noindex);
    }
  });

  it('is cached by a CDN for half a minute, with results and without', async () => {
    for (const query of ['', searchFor(unique('nobody'))]) {
      const { headers } = await ask(query);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    }
  });
});
