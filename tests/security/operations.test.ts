import { MAX_REPORT_BYTES } from '@doorstep/domain/operations/error-report';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { someAddress } from '../support/server/from-address.ts';
import { unique } from '../support/server/people.ts';
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

  it('changes nothing', async () => {
    const response = await ask('/api/status', { method: 'POST', body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('/api/error', () => {
  const report = { message: `broken ${unique('page')}`, stack: '', screen: '/p/…' };
  // The reports of a network are limited, so each run has another one.
  const headers = { 'x-forwarded-for': someAddress() };
  const send = (body: string) =>
    fetch(functionUrl(readStack(), 'browser-error'), { method: 'POST', headers, body });

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

  it('shows nothing', async () => {
    expect((await ask('/api/error')).status).toBe(405);
  });
});
