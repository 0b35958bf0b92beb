import { HttpsError } from 'firebase-functions/https';
import type { SwitchName } from '@doorstep/domain/operations/switches';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askEndpoint } from './platform/http/ask-endpoint.ts';

let off: SwitchName | null = null;
vi.mock('./platform/switches.ts', () => ({
  isSwitchedOff: (name: SwitchName) => Promise.resolve(name === off),
}));
/** Whether anything asked for the database. */
const firestore = vi.hoisted(() =>
  vi.fn<() => never>(() => {
    throw new Error('the database was used');
  }),
);
vi.mock('./platform/firestore.ts', async (original) => ({ ...(await original()), firestore }));

vi.stubEnv('LINK_SECRET', 's'.repeat(32));
vi.stubEnv('SITE_URL', 'https://doorstep.example');
afterEach(() => {
  off = null;
});

describe('while it is switched off', () => {
  it('search answers that it is busy, without a read', async () => {
    const { searchHandler } = await import('./search/endpoints.ts');
    const { searchAndLog } = await import('./search/search-and-log.ts');
    off = 'search';
    const search = { terms: { service: 'drains', location: '' }, after: null, limit: 24 };
    await expect(searchAndLog({} as never, 'server', search)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    vi.mocked(firestore).mockReturnValue({ collection: () => ({}), doc: () => ({}) } as never);
    const query = { service: 'drains' };
    const { status, body, headers } = await askEndpoint(searchHandler, {
      method: 'GET',
      query,
    });
    expect([status, body]).toEqual([503, { error: 'busy' }]);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Retry-After')).toBe('60');
  });

  it('a view is accepted and not counted', async () => {
    const { pageViewHandler: endpoint } = await import('./analytics/endpoints.ts');
    const view = { method: 'POST', body: '{"handle":"rivera"}' } as const;
    firestore.mockClear();
    off = 'views';
    expect((await askEndpoint(endpoint, view)).status).toBe(204);
    expect(firestore).not.toHaveBeenCalled();
  });

  it('nobody can create an account', async () => {
    const { limitSignUpsFunction } = await import('./auth/endpoints.ts');
    // The type of a blocking function leaves out its `run`.
    const run = Reflect.get(limitSignUpsFunction, 'run') as (event: object) => Promise<void>;
    off = 'sign_ups';
    const refused: unknown = await run({ ipAddress: '203.0.113.7' }).catch((e: unknown) => e);
    expect(refused).toBeInstanceOf(HttpsError);
    expect(refused).toMatchObject({ code: 'unavailable' });
  });
});
