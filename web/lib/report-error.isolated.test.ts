import { errorReportSchema } from '@doorstep/domain/operations/error-report';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sendBeacon = vi.fn<(path: string, body: string) => boolean>();

beforeEach(() => {
  vi.resetModules();
  sendBeacon.mockReset();
  vi.stubGlobal('navigator', { sendBeacon });
});
afterEach(() => vi.unstubAllGlobals());

async function report(pathname: string, ...errors: unknown[]) {
  vi.stubGlobal('location', { pathname });
  const { reportError } = await import('./report-error.ts');
  for (const error of errors) reportError(error);
  return sendBeacon.mock.calls.map(([path, body]) => {
    expect(path).toBe('/api/error');
    return errorReportSchema.parse(JSON.parse(body));
  });
}

it('reports the screen without ids', async () => {
  for (const [pathname, screen] of [
    ['/', '/'],
    ['/account', '/account'],
    ['/client-chat/Request1', '/client-chat/…'],
    ['/p/rivera', '/p/…'],
    ['/ünknown$', '/nknown'],
  ] as const) {
    sendBeacon.mockReset();
    vi.resetModules();
    const [sent] = await report(pathname, new Error('broken'));
    expect(sent?.screen).toBe(screen);
  }
});

it('shortens what the server would refuse', async () => {
  const error = new Error('m'.repeat(9000));
  error.stack = 's'.repeat(9000);
  const [sent] = await report('/', error);
  expect([sent?.message.length, sent?.stack.length]).toEqual([500, 3000]);
});

it('reports an error once, and at most five errors', async () => {
  const errors = Array.from({ length: 9 }, (_, i) => new Error(`broken ${i}`));
  const sent = await report('/', new Error('broken 0'), ...errors);
  expect(sent.map(({ message }) => message)).toEqual([0, 1, 2, 3, 4].map((i) => `broken ${i}`));
});

it('reports values that are no errors', async () => {
  expect((await report('/', 'text', null)).map(({ message }) => message)).toEqual(['text', 'null']);
});
