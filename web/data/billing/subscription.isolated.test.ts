import { beforeEach, expect, it, vi } from 'vitest';
import { refreshOnReturn } from './subscription.ts';

const mocks = vi.hoisted(() => ({ callFunction: vi.fn<(name: string) => Promise<object>>() }));
vi.mock('../callables.ts', () => ({ callFunction: mocks.callFunction }));
vi.mock('../auth/session.ts', () => ({
  currentSession: () => ({ status: 'signed-in', uid: 'pro' }),
  useSession: () => {},
}));

class Page extends EventTarget {
  visibilityState = 'visible';
}
const page = new Page();
const browserWindow = new EventTarget();
vi.stubGlobal('document', page);
vi.stubGlobal('window', browserWindow);

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

it('does not check while the tab is hidden', async () => {
  refreshOnReturn();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await tick();
  expect(mocks.callFunction).not.toHaveBeenCalled();
});
