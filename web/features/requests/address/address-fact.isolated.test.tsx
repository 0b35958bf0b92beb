import { minimalRequest } from '@doorstep/domain/requests/minimal-request';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { AddressFact } from './address-fact.tsx';

const mocks = vi.hoisted(() => ({ address: vi.fn<() => unknown>(), plan: vi.fn<() => unknown>() }));
vi.mock('../../../data/requests/address.ts', () => ({ useAddress: mocks.address }));
vi.mock('../../../data/auth/session.ts', () => ({ sessionUid: () => 'pro-1' }));
vi.mock('../../../data/billing/subscription.ts', async (original) => ({
  ...(await original<object>()),
  useSubscription: mocks.plan,
}));
vi.mock('../../../data/callables.ts', () => ({}));

vi.stubGlobal('navigator', { userAgent: '' });

const NOTHING = { status: 'ready', data: null };
const DENIED = { status: 'error', error: { code: 'permission-denied' } };
const HIDDEN = [NOTHING, DENIED];

const failed = (subscribed: boolean | null) => ({ status: 'failed', subscribed });
const LAPSED = { status: 'checked', subscription: { subscribed: false } };
const ACTIVE = { status: 'checked', subscription: { subscribed: true } };
const LOADING = { status: 'loading' };

/** Returns the texts of a request to `provider_id`, for the session of `pro-1`. */
function show(address: object, plan: object, provider_id = 'pro-1') {
  mocks.address.mockReturnValue(address);
  mocks.plan.mockReturnValue(plan);
  const request = minimalRequest({ provider_id });
  return renderMarkup(
    <MemoryRouter>
      <AddressFact request={request} />
    </MemoryRouter>,
  )
    .replaceAll('&#x27;', "'")
    .split(/<[^>]*>/)
    .filter(Boolean)
    .slice(1);
}

// @2.50.6
it('tells a lapsed professional the same, whether there is an address or not', () => {
  for (const plan of [LAPSED, failed(false)]) {
    for (const address of HIDDEN) {
      expect(show(address, plan)).toEqual(['Renew to see the address, if the client shares one']);
    }
  }
});

// @2.50.6
it('tells the same where a block hides the address as where there is none', () => {
  for (const address of HIDDEN) {
    expect(show(address, ACTIVE)).toEqual(['Not shared']);
    expect(show(address, failed(true))).toEqual(['Not shared']);
    // The member of another professional's team has no plan of their own.
    expect(show(address, LAPSED, 'pro-2')).toEqual(['Not shared']);
  }
});

// @2.50.6
it('waits for the plan, and offers a retry while the plan is unknown', () => {
  for (const address of HIDDEN) {
    expect(show(address, LOADING)).toEqual(['Loading the address...']);
    expect(show(address, failed(null))).toEqual(["We couldn't load the address.", 'Try again']);
  }
  const street = { status: 'ready', data: { street: '12 Elm Street' } };
  expect(show(street, LOADING)).toContain('12 Elm Street');
});
