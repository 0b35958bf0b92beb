import { PLANS } from '@doorstep/domain/billing/plan';
import { afterEach, expect, it, vi } from 'vitest';
import { pendingCheckout } from '../lib/storage/browser-storage.ts';
import { memoryStorage } from '../lib/storage/memory-storage.ts';
import { loader } from './auth.tsx';

vi.mock('../data/auth/session.ts', () => ({}));

afterEach(() => {
  pendingCheckout.clear();
  vi.unstubAllGlobals();
});

/** Opens /auth with a product. Returns where the loader leads, and the pending checkout. */
function openWith(product: string, storage: object | undefined) {
  vi.stubGlobal('localStorage', storage);
  const request = new Request(`https://unit.test/auth?checkout=1&product=${product}`);
  const answer = loader({
    request,
    url: new URL(request.url),
    params: {},
    context: {},
    pattern: '',
  });
  return { address: answer?.headers.get('location'), checkout: pendingCheckout.get() };
}

const [plan] = PLANS;
const product = plan?.product_id ?? '';
const address = '/auth?checkout=1';

it('takes the product of a plan from the address if the browser refuses storage (@8.10.13)', () => {
  expect(openWith(product, undefined)).toEqual({ address, checkout: product });
});

it('ignores a product that is no plan (@8.10.13)', () => {
  expect(openWith('prod_of_a_stranger', undefined)).toEqual({ address, checkout: null });
});

it('ignores products in the address if storage works (@8.10.13)', () => {
  expect(openWith(product, memoryStorage())).toEqual({ address, checkout: null });
});
