import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { pages, search } from '../../../functions/http.ts';

/** The functions in this process, which have no page renderer. */

const handler = z.custom<RequestHandler>((value) => typeof value === 'function');
let server: Server;

async function ask(path: string) {
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return fetch(`http://127.0.0.1:${port}${path}`);
}

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://doorstep.example');
  server = express()
    .get(/^\/(search|pros|api\/(pros|search))(\/|$)/, handler.parse(search))
    .use(handler.parse(pages))
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

describe('a page that cannot be rendered', () => {
  it.each(['/', '/pricing', '/search?service=drains', '/pros/roofing', '/p/nobody'])(
    'is an error page for people: %s',
    async (path) => {
      const response = await ask(path);
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '30',
      });
      expect(html).toContain('<h1>Something went wrong</h1>');
      // An empty href is the current address.
      expect(html).toContain('<a href="">Try again</a>');
      expect(html).not.toMatch(/<script|render\.js|pages\.json/);
      const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
      const policy = response.headers.get('content-security-policy') ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
      expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
    },
  );

  it('does not affect Markdown, JSON and XML answers', async () => {
    expect((await ask('/p/nobody.md')).status).toBe(404);
    const answer = await ask('/api/page/nobody');
    expect([answer.status, await answer.json()]).toEqual([404, null]);
    expect((await ask('/sitemap-99999.xml')).status).toBe(404);
  });
});

describe('Firestore that does not answer', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    '/api/search',
    '/api/page/nobody',
    '/p/nobody.md',
    '/api/directory',
    '/api/pros/roofing',
    '/sitemap.xml',
    '/sitemap-trades.xml',
    '/sitemap-1.xml',
  ])(
    'causes an error after eight seconds, which is not cached: %s',
    async (path) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const silence = () => new Promise<never>(() => {});
      const reads = [
        vi.spyOn(Query.prototype, 'get').mockImplementation(silence),
        vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(silence),
        vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(silence),
      ];
      const answer = ask(path);
      await vi.waitFor(() => expect(reads.some(({ mock }) => mock.calls.length > 0)).toBe(true));
      await vi.advanceTimersByTimeAsync(8_000);
      const { status, headers } = await answer;
      const isPage = path.startsWith('/p/');
      expect([status, headers.get('cache-control')]).toEqual([isPage ? 503 : 500, 'no-store']);
    },
    10_000,
  );
});
