import type { ErrorCode } from '@doorstep/domain/app-error';
import { errorReportSchema } from '@doorstep/domain/operations/error-report';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const sendBeacon = vi.fn<(path: string, body: string) => boolean>();

beforeEach(() => {
  vi.resetModules();
  sendBeacon.mockReset();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('document', {});
});
afterEach(() => vi.unstubAllGlobals());

const sent = () =>
  sendBeacon.mock.calls.map(([path, body]) => {
    expect(path).toBe('/api/error');
    return errorReportSchema.parse(JSON.parse(body));
  });

async function report(pathname: string, ...errors: unknown[]) {
  vi.stubGlobal('location', { pathname });
  const { reportError } = await import('./report-error.ts');
  for (const error of errors) reportError(error);
  return sent();
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
    const [first] = await report(pathname, new Error('broken'));
    expect(first?.screen).toBe(screen);
  }
});

it('shortens what the server would refuse', async () => {
  const error = new Error('m'.repeat(9000));
  error.stack = 's'.repeat(9000);
  const [first] = await report('/', error);
  expect([first?.message.length, first?.stack.length]).toEqual([500, 3000]);
});

it('reports an error once, and at most five errors', async () => {
  const errors = Array.from({ length: 9 }, (_, i) => new Error(`broken ${i}`));
  const all = await report('/', new Error('broken 0'), ...errors);
  expect(all.map(({ message }) => message)).toEqual([0, 1, 2, 3, 4].map((i) => `broken ${i}`));
});

it('reports values that are no errors', async () => {
  expect((await report('/', 'text', null)).map(({ message }) => message)).toEqual(['text', 'null']);
});

it('says which errors a changed page causes', async () => {
  const notFound = (message: string) => new DOMException(message, 'NotFoundError');
  const reports = await report(
    '/',
    new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=text'),
    notFound("Failed to execute 'removeChild' on 'Node'"),
    notFound('No object store'),
    new Error('Minified React error #185; visit https://react.dev/errors/185'),
  );
  expect(reports.map((one) => one.is_page_changed)).toEqual([true, true, false, false]);
});

/** Returns an AppError of the same modules as the tested file's. */
async function appError(code: ErrorCode, message: string) {
  const { AppError } = await import('@doorstep/domain/app-error');
  return new AppError(code, message);
}

it('reports the call that failed', async () => {
  const error = await appError('internal', 'broken');
  error.correlationId = 'c0ffee00c0ffee00';
  const reports = await report('/', error, new Error('no call'));
  expect(reports.map((one) => one.correlation_id)).toEqual(['c0ffee00c0ffee00', null]);
});

describe('an error that nothing handles', () => {
  const OWN = 'https://doorstep.example/assets/main.js';
  const EXTENSION = 'chrome-extension://abc/content.js';

  /** Returns the error as if this file had thrown it. */
  function thrownBy(file: string, error = new Error('broken')) {
    error.stack = `Error: ${error.message}\n    at run (${file}:1:2)`;
    return error;
  }

  async function listen() {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('location', { pathname: '/', origin: 'https://doorstep.example' });
    const { reportUncaughtErrors } = await import('./report-error.ts');
    reportUncaughtErrors();
    return (type: 'error' | 'unhandledrejection', fields: object) => {
      target.dispatchEvent(Object.assign(new Event(type), fields));
    };
  }

  it.each([
    ['of the site', { message: 'broken', error: thrownBy(OWN), filename: OWN }],
    ['of the site without an object', { message: 'broken', error: null, filename: OWN }],
  ])('is reported: %s', async (_, fields) => {
    const dispatch = await listen();
    dispatch('error', fields);
    expect(sent().map(({ message }) => message)).toEqual(['broken']);
  });

  it.each([
    ['of a script of another site', { message: 'Script error.', error: null, filename: '' }],
    [
      'of a slow layout',
      { message: 'ResizeObserver loop limit exceeded', error: null, filename: OWN },
    ],
    ['of an extension', { message: 'no', error: thrownBy(EXTENSION), filename: EXTENSION }],
  ])('is not reported: %s', async (_, fields) => {
    const dispatch = await listen();
    dispatch('error', fields);
    expect(sent()).toEqual([]);
  });

  it('is reported as a rejection only if the site failed', async () => {
    const dispatch = await listen();
    for (const reason of [
      thrownBy(OWN, await appError('unavailable', 'offline')),
      thrownBy(EXTENSION, new Error('extension')),
      undefined,
      thrownBy(OWN),
      thrownBy(OWN, await appError('internal', 'failed')),
    ]) {
      dispatch('unhandledrejection', { reason });
    }
    expect(sent().map(({ message }) => message)).toEqual(['broken', 'failed']);
  });
});
