import { providerProfile } from '@doorstep/local/demo/factories.ts';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminDb } from '../support/server/admin.ts';
import { functionsLog } from '../support/server/functions-log.ts';
import { unique } from '../support/server/people.ts';
import { list } from '../support/server/search.ts';
import { until } from '../support/server/until.ts';
import { readStack } from '../support/stack.ts';
import { allowedHashes, BREAKOUTS, hash, INERT, inline } from './support/page-parts.ts';

/** What search gives away and lets in as the server renders it: its address is anybody's text. */

const ask = (query: string) => fetch(`${readStack().site}/search${query}`);

/** Past Hosting, which has its own mind about odd addresses. */
const askFunction = (path: string) => fetch(functionUrl(readStack(), 'web-search') + path);

const searchFor = (service: string, location = '') =>
  `?${new URLSearchParams({ service, location }).toString()}`;

/** So many of one name in search. */
async function listMany(count: number, changes: Parameters<typeof providerProfile>[0] = {}) {
  const profiles = Array.from({ length: count }, () => {
    const uid = unique('found');
    return providerProfile({ user_id: uid, handle: uid.toLowerCase().slice(0, 40), ...changes });
  });
  await list(
    adminDb(),
    profiles.map((profile) => ({ profile, tier: null })),
  );
  return profiles;
}

const cards = (html: string) => html.match(/<article/g)?.length ?? 0;

const fieldOf = (html: string, name: string) =>
  /\bvalue="([^"]*)"/.exec(
    new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? '',
  )?.[1];

/** What the page was made with, as the app takes it over. */
function dataOf(html: string): unknown {
  const data = inline(html, 'script').find(({ attributes }) => attributes.includes('page-data'));
  return JSON.parse(data?.text ?? 'null');
}

describe('search over HTTP', () => {
  it.each(BREAKOUTS)('shows %j as text, in the address and on a card', async (text) => {
    const tag = unique('evil');
    await listMany(1, {
      display_name: `${tag} ${text}`,
      bio: `Bio ${text}`,
      city: `City ${text}`,
      services: [text],
    });
    const wanted = `${tag} ${text}`;
    const response = await ask(searchFor(wanted, text));
    const html = await response.text();
    expect([response.status, cards(html)]).toEqual([200, 1]);
    expect(html).not.toContain('<script>taken');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toMatch(/ on\w+="/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<body>/g)).toHaveLength(1);
    expect(dataOf(html)).toMatchObject({
      loaderData: { search: { terms: { service: wanted, location: text } } },
    });
    for (const { attributes, text: content } of inline(html, 'script')) {
      if (INERT.test(attributes)) expect(content).not.toMatch(/[<\u2028\u2029]/);
    }
  });

  it('allows its own inline style and script by their hashes, and no other', async () => {
    const response = await ask(searchFor('<style>*{}</style><script>taken()</script>'));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|nonce| \*/);
    const html = await response.text();
    const scripts = inline(html, 'script').filter(({ attributes }) => !INERT.test(attributes));
    expect(scripts).toHaveLength(1);
    expect(allowedHashes(policy, 'script-src')).toEqual(scripts.map(({ text }) => hash(text)));
    expect(allowedHashes(policy, 'style-src')).toEqual([
      hash(''),
      ...inline(html, 'style').map(({ text }) => hash(text)),
    ]);
    expect(html).not.toMatch(/ style="/);
  });

  it.each([
    ['bad UTF-8', '?service=%FF%C0%80', '\uFFFD\uFFFD\uFFFD'],
    ['a stray percent sign', '?service=100%', '100%'],
    ['too much', `?service=${'a'.repeat(5000)}`, 'a'.repeat(200)],
    ['half an emoji', `?service=${'a'.repeat(199)}%F0%9F%A6%84`, 'a'.repeat(199)],
    ['one field twice', '?service=qqq-first&service=qqq-second', 'qqq-first'],
    ['fields of another form', '?service[]=a&service[a]=b', ''],
    ['a place to go on from', '?service=qqq-x&after=../../mail/x', 'qqq-x'],
  ])('answers %s with what it has searched for', async (_, query, shown) => {
    for (const response of [await ask(query), await askFunction(`/search${query}`)]) {
      expect(response.status).toBe(200);
      expect(fieldOf(await response.text(), 'service')).toBe(shown);
    }
  });

  it('tells nothing of a page but its card', async () => {
    const tag = unique('victim');
    const secret = unique('secret');
    await listMany(1, {
      display_name: tag,
      phone: `+1 ${secret}`,
      email: `${secret}@doorstep.test`.toLowerCase(),
      website_url: `https://${secret}.example/`,
      bio: `${'b'.repeat(260)} ${secret}`,
    });
    const html = await (await ask(searchFor(tag))).text();
    expect(html).toContain(tag);
    expect(html).not.toContain(secret);
    expect(html).not.toMatch(/provider_id|publish_on_renewal|created_at/);
  });

  it('shows 24 cards and never more, and has the app read what else the address asks for', async () => {
    const tag = unique('crowd');
    await listMany(40, { display_name: tag });
    for (const [show, isUnfinished] of [
      ['', false],
      ['&show=48', true],
      ['&show=1000000', true],
    ] as const) {
      const html = await (await ask(`${searchFor(tag)}${show}`)).text();
      expect([show, cards(html), html.includes('data-needed')]).toEqual([show, 24, isUnfinished]);
      expect(html).toContain('The first 24 providers');
      expect(html).not.toContain('Loading providers');
    }
  });

  it.each([
    '../../mail/x',
    '0',
    '1',
    `1${'9'.repeat(14)}_x`,
    `19999999999999_${'x'.repeat(129)}`,
    '19999999999999_"><script>taken()</script>',
    '19999999999999_x/../../subscribers/x',
    '__proto__',
    '\u0000',
  ])('begins with the first where somebody makes up the place %j', async (after) => {
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
    expect(html).toContain('Nobody else was found.');
    expect(html).not.toContain('No providers found.');
  });

  it('never says that nobody was found when it has not looked at everybody', async () => {
    const word = unique('decoyed').replaceAll('-', '');
    await listMany(40, { services: [`x${word.slice(0, -1)}`, `${word.slice(1)}x`] });
    const response = await ask(searchFor(word));
    const html = await response.text();
    expect([response.status, cards(html)]).toEqual([200, 0]);
    expect(html).not.toContain('No providers found.');
    expect(html).toContain('not everybody has been looked through');
    const [, next = ''] = /href="(\/search\?[^"]*after=[^"]*)"/.exec(html) ?? [];
    const rest = await (await fetch(readStack().site + next.replaceAll('&amp;', '&'))).text();
    expect(rest).toContain('Nobody else was found.');
  });

  it('leaves one line of what it has cost, with nothing that was typed', async () => {
    const word = unique('typed');
    const lines = () => functionsLog().filter((line) => line.includes('"shown_by":"server"'));
    const before = lines().length;
    await ask(searchFor(word));
    await until('the line is written', () => Promise.resolve(lines().length > before), 45_000);
    const last = lines().at(-1) ?? '';
    const said: unknown = JSON.parse(last.slice(last.indexOf('{')));
    const figures = { found: z.number(), read: z.number(), more: z.boolean() };
    const lineSchema = z.object({
      message: z.literal('search'),
      ...figures,
      duration_ms: z.number(),
    });
    expect(lineSchema.safeParse(said).error).toBeUndefined();
    expect(functionsLog().join('\n')).not.toContain(word);
  });

  it('is for search engines without words, and has no address for them with some', async () => {
    const canonical = `<link rel="canonical" href="${readStack().site}/search"/>`;
    const plain = await (await ask('')).text();
    const others = ['?location=Waco', '?after=08231500000000_provider-1'];
    const filtered = await Promise.all(others.map(async (query) => (await ask(query)).text()));
    for (const html of [plain, ...filtered]) {
      expect(html).toContain('<title>Find Pros | Doorstep</title>');
      expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    }
    expect(plain).toContain(canonical);
    expect(plain).not.toContain('noindex');
    for (const html of filtered) {
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('canonical');
    }
  });

  it('is kept by a CDN for half a minute, where somebody was found and where nobody was', async () => {
    for (const query of ['', searchFor(unique('nobody'))]) {
      const { headers } = await ask(query);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    }
  });

  it('stays there under many odd questions at once', async () => {
    const questions = Array.from({ length: 40 }, async (_, i) => {
      const answer = await ask(searchFor(String.fromCodePoint(0x1f300 + i).repeat(90), '\u0000%'));
      return [answer.status, (await answer.text()).includes('No providers found.')];
    });
    for (const answer of await Promise.all(questions)) expect(answer).toEqual([200, true]);
  });
});
