import { ALARM_LIMITS } from '@doorstep/domain/operations/alarms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEndpoint } from '../platform/http/ask-endpoint.ts';

/** The writes of counts, and the reads of the status. */
const set = vi.hoisted(() => vi.fn<(fields: object) => Promise<void>>());
const getAll = vi.hoisted(() => vi.fn<(...documents: unknown[]) => Promise<object[]>>());
vi.mock('../platform/firestore.ts', async (original) => ({
  ...(await original()),
  firestore: () => ({ doc: () => ({ set }), collection: () => ({}), getAll }),
}));

// The first line that is logged reads the settings of alarms.
vi.stubEnv('MAIL_DAILY_CAP', 'abc');
const { browserErrorHandler, siteStatusHandler, spendingNoticedTrigger } =
  await import('./endpoints.ts');
const askStatus = async () => (await askEndpoint(siteStatusHandler, { method: 'GET' })).status;

const sendError = async (forwarded = '203.0.113.7') => {
  const report = { message: `broken ${forwarded}`, stack: '', screen: '/' };
  const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded };
  const body = JSON.stringify(report);
  return (await askEndpoint(browserErrorHandler, { method: 'POST', headers, body })).status;
};

/** Sends many reports and returns how many were accepted. */
async function flood(count: number, forwarded: (index: number) => string): Promise<number> {
  let accepted = 0;
  for (let i = 0; i < count; i += 1) if ((await sendError(forwarded(i))) === 204) accepted += 1;
  return accepted;
}

beforeEach(() => {
  set.mockReset().mockResolvedValue();
  getAll.mockReset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('an error of a browser', () => {
  it('is counted before the answer, also while a setting of alarms is invalid', async () => {
    let isWritten = false;
    set.mockImplementation(async () => {
      await new Promise((resolve) => void setTimeout(resolve, 20));
      isWritten = true;
    });
    expect(await sendError()).toBe(204);
    expect(isWritten).toBe(true);
  });

  const CDN = '151.101.1.57';
  const INSTANCES = 2;
  let others = 10;

  it.each([
    ['directly', (i: number) => `10.0.0.${i}, 198.51.100.1`],
    ['through Hosting', (i: number) => `10.0.0.${i}, 198.51.100.2, ${CDN}`],
    ['from many networks of one customer', (i: number) => `2001:db8:1:${i.toString(16)}::1`],
    ['in a shape that nobody knows', (i: number) => `10.0.0.${i}, nonsense`],
    ['without an address', () => ''],
  ])('of one sender %s stays below the alarm, and silences nobody', async (_how, forwarded) => {
    vi.useFakeTimers({ now: new Date('2026-05-04T11:00:00Z'), toFake: ['Date'] });
    const first = await flood(250, forwarded);
    expect(await sendError(`198.51.100.${(others += 1)}, ${CDN}`)).toBe(204);
    vi.setSystemTime(new Date('2026-05-04T11:05:00Z'));
    const second = await flood(250, forwarded);
    expect(Math.min(first, second)).toBeGreaterThan(0);
    expect((first + second) * INSTANCES).toBeLessThan(ALARM_LIMITS.errors);
  });

  it('is accepted of each of many senders', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-04T13:00:00Z'), toFake: ['Date'] });
    const senders = 400;
    const address = (i: number) => `10.1.${Math.floor(i / 200)}.${i % 200}, ${CDN}`;
    expect(await flood(senders, address)).toBe(senders);
  });
});

describe('the status', () => {
  it('is read once in 15 seconds', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z'), toFake: ['Date'] });
    getAll.mockImplementation((...documents) =>
      Promise.resolve(documents.map(() => ({ exists: false, data: () => undefined }))),
    );
    for (let i = 0; i < 3; i += 1) expect(await askStatus()).toBe(200);
    expect(getAll).toHaveBeenCalledTimes(1);
    vi.setSystemTime(new Date('2026-05-04T12:00:15Z'));
    expect(await askStatus()).toBe(200);
    expect(getAll).toHaveBeenCalledTimes(2);
  });

  it('tells the caller its own sender, and the CDN must not store it', async () => {
    getAll.mockImplementation((...documents) =>
      Promise.resolve(documents.map(() => ({ exists: false, data: () => undefined }))),
    );
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7, 151.101.1.57' };
    const ask = (query: Record<string, string>) =>
      askEndpoint(siteStatusHandler, { method: 'GET', headers, query });
    const answer = await ask({ sender: '' });
    expect(answer.body).toMatchObject({
      status: 'ok',
      sender: { route: 'hosting', network: '198.51.100.7' },
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await ask({})).body).not.toHaveProperty('sender');
  });
});

describe('a message of the budget', () => {
  it('that is no JSON is not retried', async () => {
    vi.stubEnv('OPERATOR_EMAIL', 'operator@doorstep.test');
    vi.stubEnv('MAIL_DAILY_CAP', '5000');
    const message = {
      get json(): unknown {
        throw new SyntaxError('no JSON');
      },
    };
    await spendingNoticedTrigger.run({ data: { message } } as never);
    expect(getAll).not.toHaveBeenCalled();
  });
});
