import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEndpoint } from '../platform/ask-endpoint.ts';

/** The writes of counts, and the reads of the status. */
const set = vi.hoisted(() => vi.fn<(fields: object) => Promise<void>>());
const getAll = vi.hoisted(() => vi.fn<(...documents: unknown[]) => Promise<object[]>>());
vi.mock('../platform/firestore.ts', async (original) => ({
  ...(await original()),
  firestore: () => ({ doc: () => ({ set }), collection: () => ({}), getAll }),
}));

// The first line that is logged reads the settings of alarms.
vi.stubEnv('MAIL_DAILY_CAP', 'abc');
const { browserErrorEndpoint, siteStatusEndpoint, spendingWatchTrigger } =
  await import('./endpoints.ts');
const askStatus = async () => (await askEndpoint(siteStatusEndpoint, { method: 'GET' })).status;

const sendError = async (address = '203.0.113.7') => {
  const report = { message: `broken ${address}`, stack: '', screen: '/' };
  const headers = { 'x-forwarded-for': address };
  const body = JSON.stringify(report);
  return (await askEndpoint(browserErrorEndpoint, { method: 'POST', headers, body })).status;
};

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

  it('is refused after 200 in ten minutes, whatever network it claims', async () => {
    vi.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z'), toFake: ['Date'] });
    for (let i = 0; i < 200; i += 1) expect(await sendError(`10.0.0.${i}`)).toBe(204);
    expect(await sendError('10.0.1.1')).toBe(429);
    vi.setSystemTime(new Date('2026-05-04T12:10:00Z'));
    expect(await sendError('10.0.1.1')).toBe(204);
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
    await spendingWatchTrigger.run({ data: { message } } as never);
    expect(getAll).not.toHaveBeenCalled();
  });
});
