import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { oneLine } from '@doorstep/domain/text';
import { describe, expect, it } from 'vitest';
import { adminDb } from '../support/server/admin.ts';
import { saveProfile, untilAreaKnown } from '../support/server/market.ts';
import { unique } from '../support/server/sdk-people.ts';
import { readStack } from '../support/stack.ts';
import {
  BREAKOUTS,
  expectHashes,
  expectNoMarkup,
  DATA_SCRIPT,
  inlineElements,
} from './support/page-parts.ts';

// Tests the output and the accepted requests of server-rendered pages over HTTP.

const fetchPage = (path: string, init: RequestInit = {}) =>
  fetch(readStack().site + path, { redirect: 'manual', ...init });

/** Calls the function directly, because Hosting normalizes unusual paths. */
const fetchFunction = (path: string, init: RequestInit = {}) =>
  fetch(functionUrl(readStack(), 'pages') + path, init);

const publish = (changes: Parameters<typeof saveProfile>[1] = {}) => {
  const uid = unique('page');
  return saveProfile(uid, { handle: uid.toLowerCase().slice(0, 40), ...changes });
};
const addressesOf = ({ handle }: { handle: string }) =>
  ['/p/*', '/p/*.md', '/api/page/*'].map((path) => path.replace('*', () => handle));
const stored = ({ id }: { id: string }) => adminDb().doc(`provider_profiles/${id}`);

describe('a landing page', () => {
  it('reveals only public fields', async () => {
    const profile = await publish({ publish_on_renewal: true });
    for (const path of addressesOf(profile)) {
      const body = await (await fetchPage(path)).text();
      expect(body).toContain(profile.display_name);
      expect(body).not.toMatch(/publish_on_renewal|user_id|created_at|updated_at/);
    }
  });

  it.each(BREAKOUTS)('shows %j as text in every field', async (text) => {
    const profile = await publish({
      display_name: `Works ${text}`,
      bio: `Bio ${text}`,
      city: `City ${text}`,
      services: [text],
      locations: [text],
      phone: text.slice(0, 40),
    });
    const response = await fetchPage(`/p/${profile.handle}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expectNoMarkup(html);
    for (const { attributes, text: content } of inlineElements(html, 'script')) {
      if (!DATA_SCRIPT.test(attributes)) continue;
      expect(JSON.stringify(JSON.parse(content))).toContain(
        JSON.stringify(oneLine(text)).slice(1, -1),
      );
      if (attributes.includes('ld+json')) continue;
      const loaderData = { 'public-page': { profile: { data: { bio: profile.bio } } } };
      expect(JSON.parse(content)).toMatchObject({ loaderData });
    }
  });

  it('allows only its own inline style and script, by their hashes', async () => {
    const profile = await publish({ bio: '<style>*{}</style><script>taken()</script>' });
    const html = await expectHashes(await fetchPage(`/p/${profile.handle}`));
    expect(inlineElements(html, 'style').length).toBeGreaterThan(0);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it('is not found once it is unpublished, lapsed, renamed or deleted', async () => {
    const profile = await publish();
    const status = async () => {
      const answers = await Promise.all(addressesOf(profile).map((path) => fetchPage(path)));
      for (const { headers, status: code } of answers) {
        const control = headers.get('cache-control') ?? '';
        if (code === 404) expect(control).toBe('no-store');
        else expect(control).toMatch(/max-age=0.*s-maxage=([1-5]?\d|60)$/);
      }
      return answers.map((answer) => answer.status);
    };
    expect(await status()).toEqual([200, 200, 200]);
    for (const changes of [
      { published: false },
      { published: false, publish_on_renewal: true },
      { published: true, handle: `${profile.handle}x`.slice(-40) },
    ]) {
      await stored(profile).update(changes);
      expect(await status()).toEqual([404, 404, 404]);
    }
    await stored(profile).delete();
    expect(await status()).toEqual([404, 404, 404]);
  });

  it('reveals no content of a draft in its 404', async () => {
    const draft = await publish({ published: false, bio: 'A secret of the draft' });
    const response = await fetchPage(`/p/${draft.handle}`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Provider not found');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain(draft.display_name);
    expect(html).not.toContain('secret');
  });

  // @8.7.17
  it('is not found if it is malformed', async () => {
    const profile = await publish();
    await stored(profile).update({ website_url: 'javascript:1' });
    const response = await fetchPage(`/p/${profile.handle}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('javascript:');
  });

  it.each([
    ...['%25', '%00', '..%2F..%2Fapi', 'a'.repeat(3000), '__proto__'],
    '%3Cscript%3Etaken()%3C%2Fscript%3E',
  ])('is not found for the invalid handle %j', async (handle) => {
    for (const path of addressesOf({ handle })) {
      const answer = await fetchFunction(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<script>taken');
    }
  });
});

describe('the pages', () => {
  it('answer 304 for a known ETag, and HEAD without a body', async () => {
    const profile = await publish();
    await untilAreaKnown(profile);
    // Other tests change the professionals of the home page, and with them the ETag.
    for (const path of [
      '/pricing',
      // No other test creates a result for this search, which would change the ETag.
      '/search?service=asked-twice',
      ...addressesOf(profile),
    ]) {
      const etag = (await fetchPage(path)).headers.get('etag') ?? '';
      expect(etag, path).toMatch(/^W\/"[\w-]{20,}"$/);
      const cached = await fetchPage(path, { headers: { 'if-none-match': etag } });
      expect([path, cached.status, await cached.text()]).toEqual([path, 304, '']);
      expect(cached.headers.get('vary')).toContain('Accept-Encoding');
      const head = await fetchPage(path, { method: 'HEAD' });
      expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
      expect(head.headers.get('etag')).toBe(etag);
    }
    const old = (await fetchPage(`/p/${profile.handle}`)).headers.get('etag') ?? '';
    await stored(profile).update({ bio: 'Something new' });
    const changed = await fetchPage(`/p/${profile.handle}`, { headers: { 'if-none-match': old } });
    expect(changed.status).toBe(200);
  });

  it('are compressed if the client accepts it', async () => {
    const profile = await publish();
    await untilAreaKnown(profile);
    for (const path of ['/', '/pricing', '/search', `/p/${profile.handle}`, '/api/search']) {
      const plain = await fetchPage(path, { headers: { 'accept-encoding': 'identity' } });
      expect([path, plain.headers.get('content-encoding')]).toEqual([path, null]);
      const size = ({ headers }: Response) => Number(headers.get('content-length'));
      const text = await plain.text();
      for (const [accepted, encoding] of [
        ['gzip', 'gzip'],
        ['gzip, deflate, br', 'br'],
      ] as const) {
        const compressed = await fetchPage(path, { headers: { 'accept-encoding': accepted } });
        expect([path, compressed.headers.get('content-encoding')]).toEqual([path, encoding]);
        expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
        expect(size(compressed), path).toBeLessThan(size(plain) / 2);
        // Other tests change the results of search and the home page meanwhile.
        if (path !== '/' && !path.includes('search')) expect(await compressed.text()).toBe(text);
      }
    }
  });

  it.each(['POST', 'DELETE', 'OPTIONS'])('refuse %s', async (method) => {
    for (const path of [
      '/',
      '/search',
      ...addressesOf({ handle: 'nobody' }),
      '/api/directory',
      '/sitemap.xml',
    ]) {
      const answer = await fetchFunction(path, { method });
      expect([path, answer.status]).toEqual([path, 405]);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it('set no cookie, and other sites cannot read them', async () => {
    for (const path of [
      '/',
      '/pricing',
      '/search',
      '/pros/x',
      ...addressesOf({ handle: 'nobody' }),
      '/api/pros/x',
    ]) {
      const { headers } = await fetchPage(path, { headers: { origin: 'https://evil.example' } });
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('ignore a host from request headers', async () => {
    const { handle } = await publish();
    const headers = { 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil' };
    const html = await (await fetchPage(`/p/${handle}`, { headers })).text();
    expect(html).not.toContain('evil');
    expect(html).toContain(`<link rel="canonical" href="${readStack().site}/p/${handle}"/>`);
  });

  it.each(['/dashboard', '/page/render.js', '/../index.js', '/.env', '/sitemap-0.xml'])(
    'do not include %s',
    async (path) => {
      expect((await fetchFunction(path)).status).toBe(404);
    },
  );
});

describe('search engines', () => {
  it('find the sitemap of the published pages', async () => {
    const robots = await (await fetchPage('/robots.txt')).text();
    expect(robots).toMatch(
      /^Allow: \/api\/search\nAllow: \/api\/page\/\nAllow: \/api\/pros\/\nAllow: \/api\/directory\nAllow: \/api\/home\nAllow: \/api\/sales\nDisallow: \/api\/$/m,
    );
    expect(robots).toContain(`Sitemap: ${readStack().site}/sitemap.xml`);
    const index = await (await fetchPage('/sitemap.xml')).text();
    expect(index).toContain(`<loc>${readStack().site}/sitemap-1.xml</loc>`);
    const first = await fetchPage('/sitemap-1.xml');
    expect(first.headers.get('content-type')).toContain('application/xml');
    expect(await first.text()).toContain(`<loc>${readStack().site}/pricing</loc>`);
    expect((await fetchPage('/sitemap-99999.xml')).status).toBe(404);
  });

  it.each(['/auth', '/dashboard', '/providers/anybody', '/nothing', '/.well-known/x'])(
    'do not index %s',
    async (path) => {
      const html = await (await fetchPage(path)).text();
      expect(html).toContain('<meta name="robots" content="noindex"');
    },
  );

  it.each(['/', '/pricing', '/privacy', '/terms'])('index %s', async (path) => {
    expect(await (await fetchPage(path)).text()).not.toContain('noindex');
  });
});
