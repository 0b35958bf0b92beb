import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { adminDb } from '../support/server/admin.ts';
import { saveProfile } from '../support/server/market.ts';
import { unique } from '../support/server/people.ts';
import { readStack } from '../support/stack.ts';
import { BREAKOUTS, expectHashes, expectNoMarkup, INERT, inline } from './support/page-parts.ts';

/** What the pages that the server renders tell, take and let in, over HTTP. */

const ask = (path: string, init: RequestInit = {}) =>
  fetch(readStack().site + path, { redirect: 'manual', ...init });

/** Asks the function itself: Hosting normalizes odd addresses. */
const askFunction = (path: string, init: RequestInit = {}) =>
  fetch(functionUrl(readStack(), 'web-page') + path, init);

const publish = (changes: Parameters<typeof saveProfile>[1] = {}) => {
  const uid = unique('page');
  return saveProfile(uid, { handle: uid.toLowerCase().slice(0, 40), ...changes });
};
const stored = ({ id }: { id: string }) => adminDb().doc(`provider_profiles/${id}`);

describe('a landing page over HTTP', () => {
  it('says nothing that is not for everybody', async () => {
    const profile = await publish({ publish_on_renewal: true });
    for (const path of [`/p/${profile.handle}`, `/api/page/${profile.handle}`]) {
      const body = await (await ask(path)).text();
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
    const response = await ask(`/p/${profile.handle}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expectNoMarkup(html);
    for (const { attributes, text: content } of inline(html, 'script')) {
      if (!INERT.test(attributes)) continue;
      expect(JSON.stringify(JSON.parse(content))).toContain(JSON.stringify(text).slice(1, -1));
      if (attributes.includes('ld+json')) continue;
      const loaderData = { 'public-page': { profile: { data: { bio: profile.bio } } } };
      expect(JSON.parse(content)).toMatchObject({ loaderData });
    }
  });

  it('allows its own inline style and script by their hashes, and no other', async () => {
    const profile = await publish({ bio: '<style>*{}</style><script>taken()</script>' });
    const html = await expectHashes(await ask(`/p/${profile.handle}`));
    expect(inline(html, 'style').length).toBeGreaterThan(0);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it('is gone with the page: unpublished, lapsed, another handle, deleted', async () => {
    const profile = await publish();
    const status = async () => {
      const paths = [`/p/${profile.handle}`, `/api/page/${profile.handle}`];
      const answers = await Promise.all(paths.map((path) => ask(path)));
      for (const { headers, status: code } of answers) {
        const control = headers.get('cache-control') ?? '';
        if (code === 404) expect(control).toBe('no-store');
        else expect(control).toMatch(/max-age=0.*s-maxage=([1-5]?\d|60)$/);
      }
      return answers.map((answer) => answer.status);
    };
    expect(await status()).toEqual([200, 200]);
    for (const changes of [
      { published: false },
      { published: false, publish_on_renewal: true },
      { published: true, handle: `${profile.handle}x`.slice(-40) },
    ]) {
      await stored(profile).update(changes);
      expect(await status()).toEqual([404, 404]);
    }
    await stored(profile).delete();
    expect(await status()).toEqual([404, 404]);
  });

  it('has no words of an unpublished page in its 404', async () => {
    const draft = await publish({ published: false, bio: 'A secret of the draft' });
    const response = await ask(`/p/${draft.handle}`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Provider not found');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain(draft.display_name);
    expect(html).not.toContain('secret');
  });

  // @8.7.17
  it('that is malformed is not shown', async () => {
    const profile = await publish();
    await stored(profile).update({ website_url: 'javascript:1' });
    const response = await ask(`/p/${profile.handle}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('javascript:');
  });

  it.each([
    ...['%25', '%00', '%F0%9F%A6%84', '..%2F..%2Fapi', 'a'.repeat(3000), '__proto__', 'admin'],
    ...['%3Cscript%3Etaken()%3C%2Fscript%3E', 'a%20b'],
  ])('is not found for the odd handle %j', async (handle) => {
    for (const path of [`/p/${handle}`, `/api/page/${handle}`]) {
      const answer = await askFunction(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<script>taken');
    }
  });
});

describe('the pages over HTTP', () => {
  it('come once: 304 for a known etag, no body to HEAD', async () => {
    const profile = await publish();
    for (const path of [
      '/',
      '/pricing',
      // Words that no page of another test has, which may come and go meanwhile.
      '/search?service=asked-twice',
      `/p/${profile.handle}`,
      `/api/page/${profile.handle}`,
    ]) {
      const etag = (await ask(path)).headers.get('etag') ?? '';
      expect(etag, path).toMatch(/^W\/"[\w-]{20,}"$/);
      const again = await ask(path, { headers: { 'if-none-match': etag } });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
      expect(again.headers.get('vary')).toContain('Accept-Encoding');
      const head = await ask(path, { method: 'HEAD' });
      expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
      expect(head.headers.get('etag')).toBe(etag);
    }
    const old = (await ask(`/p/${profile.handle}`)).headers.get('etag') ?? '';
    await stored(profile).update({ bio: 'Something new' });
    const changed = await ask(`/p/${profile.handle}`, { headers: { 'if-none-match': old } });
    expect(changed.status).toBe(200);
  });

  it('are compressed for clients that accept it', async () => {
    const { handle } = await publish();
    for (const path of ['/', '/pricing', '/search', `/p/${handle}`, '/api/search']) {
      const plain = await ask(path, { headers: { 'accept-encoding': 'identity' } });
      expect([path, plain.headers.get('content-encoding')]).toEqual([path, null]);
      const size = ({ headers }: Response) => Number(headers.get('content-length'));
      const text = await plain.text();
      for (const [accepted, encoding] of [
        ['gzip', 'gzip'],
        ['gzip, deflate, br', 'br'],
      ] as const) {
        const packed = await ask(path, { headers: { 'accept-encoding': accepted } });
        expect([path, packed.headers.get('content-encoding')]).toEqual([path, encoding]);
        expect(packed.headers.get('vary')).toContain('Accept-Encoding');
        expect(size(packed), path).toBeLessThan(size(plain) / 2);
        if (path !== '/api/search') expect(await packed.text()).toBe(text);
      }
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('take no %s', async (method) => {
    for (const path of ['/', '/search', '/p/nobody', '/api/page/nobody', '/sitemap.xml']) {
      const answer = await askFunction(path, { method });
      expect([path, answer.status]).toEqual([path, 405]);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it('set no cookie, and are read by no other site', async () => {
    for (const path of ['/', '/pricing', '/search', '/p/nobody', '/api/page/nobody']) {
      const { headers } = await ask(path, { headers: { origin: 'https://evil.example' } });
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('believe no host that a caller names', async () => {
    const { handle } = await publish();
    const headers = { 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil' };
    const html = await (await ask(`/p/${handle}`, { headers })).text();
    expect(html).not.toContain('evil');
    expect(html).toContain(`<link rel="canonical" href="${readStack().site}/p/${handle}"/>`);
  });

  it.each(['/dashboard', '/page/render.js', '/../index.js', '/.env', '/sitemap-0.xml'])(
    'are all that the function answers: not %s',
    async (path) => {
      expect((await askFunction(path)).status).toBe(404);
    },
  );
});

describe('search engines', () => {
  it('are told of the published pages and no others', async () => {
    const robots = await (await ask('/robots.txt')).text();
    expect(robots).toMatch(/^Allow: \/api\/search\nAllow: \/api\/page\/\nDisallow: \/api\/$/m);
    expect(robots).toContain(`Sitemap: ${readStack().site}/sitemap.xml`);
    const index = await (await ask('/sitemap.xml')).text();
    expect(index).toContain(`<loc>${readStack().site}/sitemap-1.xml</loc>`);
    const first = await ask('/sitemap-1.xml');
    expect(first.headers.get('content-type')).toContain('application/xml');
    expect(await first.text()).toContain(`<loc>${readStack().site}/pricing</loc>`);
    expect((await ask('/sitemap-99999.xml')).status).toBe(404);
  });

  it.each(['/auth', '/dashboard', '/providers/anybody', '/nothing', '/.well-known/x'])(
    'are kept out of %s',
    async (path) => {
      const html = await (await ask(path)).text();
      expect(html).toContain('<meta name="robots" content="noindex"');
    },
  );

  it.each(['/', '/pricing'])('are let into %s', async (path) => {
    expect(await (await ask(path)).text()).not.toContain('noindex');
  });
});
