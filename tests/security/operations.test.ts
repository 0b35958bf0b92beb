import { MAX_REPORT_BYTES } from '@doorstep/domain/operations/error-report';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { someAddress } from '../support/server/from-address.ts';
import { unique } from '../support/server/sdk-people.ts';
import { readStack } from '../support/stack.ts';

// Uptime checks read /api/status, and browsers report errors to /api/error. Anybody can call both.

const ask = (path: string, init?: RequestInit) => fetch(`${readStack().site}${path}`, init);

describe('/api/status', () => {
  it('tells anybody whether the site works, and nothing about its people (@7.1.7)', async () => {
    const response = await ask('/api/status');
    const status = (await response.json()) as { status: string };
    expect(Object.keys(status).toSorted()).toEqual(['checks', 'release', 'status', 'time']);
    expect(response.status).toBe(status.status === 'ok' ? 200 : 503);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('tells callers their own sender, and not one that they claim', async () => {
    const sender = someAddress();
    const headers = { 'x-forwarded-for': `${someAddress()}, ${sender}` };
    const response = await ask('/api/status?sender', { headers });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ sender: { route: 'direct', network: sender } });
  });

  it('changes nothing', async () => {
    const response = await ask('/api/status', { method: 'POST', body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('a function that serves several paths', () => {
  it.each(['beacons', 'beacons/api/status', 'small', 'small/api/error', 'small/api/status/x'])(
    'answers 404 at an unknown one: %s',
    async (path) => {
      const response = await fetch(functionUrl(readStack(), path));
      expect([response.status, await response.json()]).toEqual([404, { error: 'not found' }]);
    },
  );
});

describe('/api/error', () => {
  const report = { message: `broken ${unique('page')}`, stack: '', screen: '/p/…' };
  // The reports of a sender are limited, so each report has another one.
  const send = (body: string, forwarded = someAddress()) =>
    fetch(functionUrl(readStack(), 'beacons/api/error'), {
      method: 'POST',
      headers: { 'x-forwarded-for': forwarded },
      body,
    });

  it('accepts a report without an account, and answers nothing (@7.1.8)', async () => {
    const response = await send(JSON.stringify(report));
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['an address with an id', JSON.stringify({ ...report, screen: '/client-chat/request-1' })],
    ['a long text', JSON.stringify({ ...report, message: 'x'.repeat(501) })],
    ['a large body', JSON.stringify({ ...report, more: 'x'.repeat(MAX_REPORT_BYTES) })],
  ])('refuses %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('limits a sender, whatever address it claims, and nobody else', async () => {
    const [sender, other] = [someAddress(), someAddress()];
    const codes: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      codes.push((await send(JSON.stringify(report), `${someAddress()}, ${sender}`)).status);
    }
    expect(codes.at(0)).toBe(204);
    expect(codes.at(-1)).toBe(429);
    expect((await send(JSON.stringify(report), `${sender}, ${other}`)).status).toBe(204);
  });

  it('shows nothing', async () => {
    expect((await ask('/api/error')).status).toBe(405);
  });
});
