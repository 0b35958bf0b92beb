import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { adminDb } from '../support/server/admin.ts';
import { saveProfile } from '../support/server/market.ts';
import { unique } from '../support/server/people.ts';
import { readStack } from '../support/stack.ts';
import { allowedHashes, BREAKOUTS, hash, INERT, inline } from './support/page-parts.ts';

/** What the pages that the server renders give away, take and let in, over HTTP. */

const ask = (path: string, init: RequestInit = {}) =>
  fetch(readStack().site + path, { redirect: 'manual', ...init });

/** Past Hosting, which has its own mind about odd addresses. */
const askFunction = (path: string, init: RequestInit = {}) =>
  fetch(functionUrl(readStack(), 'web-page') + path, init);

const publish = (changes: Parameters<typeof saveProfile>[1] = {}) => {
  const uid = unique('page');
  return saveProfile(uid, { handle: uid.toLowerCase().slice(0, 40), ...changes });
};

describe('a landing page over HTTP', () => {
  it('says nothing that is not for everybody', async () => {
    const profile = await publish({ publish_on_renewal: true });
    for (const path of [`/p/${profile.handle}`, `/api/page/${profile.handle}`]) {
      const body = await (await ask(path)).text();
      expect(body).toContain(profile.display_name);
      expect(body).not.toMatch(/publish_on_renewal|user_id|created_at|updated_at/);
    }
  });

  it.each(BREAKOUTS)('shows %j as text, wherever it stands', async (text) => {
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
    expect(html).not.toContain('<script>taken');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('</title></head><body>');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<body>/g)).toHaveLength(1);
    for (const { attributes, text: content } of inline(html, 'script')) {
      if (!INERT.test(attributes)) continue;
      expect(content).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.stringify(JSON.parse(content))).toContain(JSON.stringify(text).slice(1, -1));
      if (!attributes.includes('ld+json')) {
        expect(JSON.parse(content)).toMatchObject({
          loaderData: { 'public-page': { profile: { data: { bio: profile.bio } } } },
        });
      }
    }
  });

  it('allows its own inline style and script by their hashes, and no other', async () => {
    const profile = await publish({ bio: '<style>*{}</style><script>taken()</script>' });
    const response = await ask(`/p/${profile.handle}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|nonce| \*/);
    const html = await response.text();
    const scripts = inline(html, 'script').filter(({ attributes }) => !INERT.test(attributes));
    const styles = inline(html, 'style');
    expect([scripts.length, styles.length > 0]).toEqual([1, true]);
    expect(allowedHashes(policy, 'script-src')).toEqual(scripts.map(({ text }) => hash(text)));
    expect(allowedHashes(policy, 'style-src')).toEqual([
      hash(''),
      ...styles.map(({ text }) => hash(text)),
    ]);
    expect(html).not.toMatch(/ style="| on\w+="/);
  });

  it('is gone with the page: unpublished, lapsed, another handle, deleted', async () => {
    const profile = await publish();
    const document = adminDb().doc(`provider_profiles/${profile.id}`);
    const status = async () => {
      const answers = await Promise.all([
        ask(`/p/${profile.handle}`),
        ask(`/api/page/${profile.handle}`),
      ]);
      for (const { headers, status: code } of answers) {
        if (code === 404) {
          expect(headers.get('cache-control')).toBe('no-store');
          continue;
        }
        const [, seconds] = /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
        expect(Number(seconds)).toBeLessThanOrEqual(60);
        expect(headers.get('cache-control')).toContain('max-age=0');
      }
      return answers.map((answer) => answer.status);
    };
    expect(await status()).toEqual([200, 200]);
    await document.update({ published: false });
    expect(await status()).toEqual([404, 404]);
    await document.update({ published: false, publish_on_renewal: true });
    expect(await status()).toEqual([404, 404]);
    await document.update({ published: true, handle: `${profile.handle}x`.slice(-40) });
    expect(await status()).toEqual([404, 404]);
    await document.delete();
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

  it('that is malformed is not shown', async () => {
    const profile = await publish();
    await adminDb().doc(`provider_profiles/${profile.id}`).update({ website_url: 'javascript:1' });
    const response = await ask(`/p/${profile.handle}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('javascript:');
  });

  it.each([
    '%25',
    '%00',
    '%F0%9F%A6%84',
    '..%2F..%2Fapi',
    'a'.repeat(3000),
    '__proto__',
    'admin',
    '%3Cscript%3Etaken()%3C%2Fscript%3E',
    'a%20b',
  ])('is not found for the odd handle %j', async (handle) => {
    for (const path of [`/p/${handle}`, `/api/page/${handle}`]) {
      const answer = await askFunction(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<script>taken');
    }
  });
});

describe('the pages over HTTP', () => {
  it('come once: 304 to who has them, no body to HEAD', async () => {
    const profile = await publish();
    for (const path of [
      '/',
      '/pricing',
      // Words that no page of another test has, which may come and go meanwhile.
      '/search?service=asked-twice',
      `/p/${profile.handle}`,
      `/api/page/${profile.handle}`,
    ]) {
      const first = await ask(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag, path).toMatch(/^W\/"[\w-]{20,}"$/);
      const again = await ask(path, { headers: { 'if-none-match': etag } });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
      expect(again.headers.get('vary')).toContain('Accept-Encoding');
      const head = await ask(path, { method: 'HEAD' });
      expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
      expect(head.headers.get('etag')).toBe(etag);
    }
    await adminDb().doc(`provider_profiles/${profile.id}`).update({ bio: 'Something new' });
    const old = (await ask(`/p/${profile.handle}`)).headers.get('etag') ?? '';
    await adminDb().doc(`provider_profiles/${profile.id}`).update({ bio: 'Something newer' });
    const changed = await ask(`/p/${profile.handle}`, { headers: { 'if-none-match': old } });
    expect(changed.status).toBe(200);
  });

  it('come packed to whoever can unpack them', async () => {
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
    const profile = await publish();
    const headers = { 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil' };
    const html = await (await ask(`/p/${profile.handle}`, { headers })).text();
    expect(html).not.toContain('evil');
    expect(html).toContain(
      `<link rel="canonical" href="${readStack().site}/p/${profile.handle}"/>`,
    );
  });

  it('answers nothing else from the function, by whatever path', async () => {
    for (const path of [
      '/dashboard',
      '/page/render.js',
      '/../index.js',
      '/.env',
      '/sitemap-0.xml',
    ]) {
      const answer = await askFunction(path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});
