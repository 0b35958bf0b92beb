import { beforeEach, expect, it, vi } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { refreshOnReturn, refreshSubscription, useSubscription } from './subscription.ts';

const mocks = vi.hoisted(() => ({ callFunction: vi.fn<(name: string) => Promise<object>>() }));
vi.mock('../callables.ts', () => ({ callFunction: mocks.callFunction }));
vi.mock('../auth/session.ts', () => ({
  currentSession: () => ({ status: 'signed-in', uid: 'pro' }),
  useSession: () => ({ status: 'signed-in', uid: 'pro' }),
}));

class Page extends EventTarget {
  visibilityState = 'visible';
}
const page = new Page();
const browserWindow = new EventTarget();
vi.stubGlobal('document', page);
vi.stubGlobal('window', browserWindow);

/** Returns the status of the subscription that a screen shows. */
function shownStatus(): string {
  return renderToStaticMarkup(createElement(() => useSubscription().status));
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  mocks.callFunction.mockClear().mockResolvedValue({});
  page.visibilityState = 'visible';
});

it('checks the plan at every return to the tab, to the window and by Back (@2.9.29)', async () => {
  refreshOnReturn();
  // A second visit of the portal adds no listeners.
  refreshOnReturn();
  for (const [target, event] of [
    [page, 'visibilitychange'],
    [browserWindow, 'focus'],
    [browserWindow, 'pageshow'],
    [page, 'visibilitychange'],
  ] as const) {
    mocks.callFunction.mockClear();
    target.dispatchEvent(new Event(event));
    await tick();
    expect(mocks.callFunction.mock.calls).toEqual([['check-subscription', {}]]);
  }
});

it('keeps what an earlier check has answered when one in the background fails (@2.9.29)', async () => {
  mocks.callFunction.mockResolvedValueOnce({ subscribed: true });
  expect(await refreshSubscription()).toMatchObject({ status: 'checked' });
  mocks.callFunction.mockRejectedValueOnce(new Error('offline'));
  expect(await refreshSubscription(true)).toMatchObject({ status: 'failed' });
  expect(shownStatus()).toBe('checked');
});

it('does not check while the tab is hidden', async () => {
  refreshOnReturn();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await tick();
  expect(mocks.callFunction).not.toHaveBeenCalled();
});
