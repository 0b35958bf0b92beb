import { expect, it } from 'vitest';
import { waitingOn } from './tab-counts.ts';
import { ADMIN_TABS, isAdminTab } from './use-admin-view.ts';

// @2.10.35
it('counts what waits on the tabs with decisions and undelivered emails only', () => {
  const overview = {
    ...{ published_providers: 10, active_subscriptions: 20, requests_7d: 30, dead_mails: 4 },
    ...{ open_reports: 1, pending_badges: 2, open_support: 3 },
  };
  const tabs = Object.keys(ADMIN_TABS).filter(isAdminTab);
  const counts = tabs.map((tab) => [tab, waitingOn(tab, overview)] as const);
  expect(counts.filter(([, count]) => count > 0)).toEqual([
    ['reports', 1],
    ['badges', 2],
    ['support', 3],
    ['emails', 4],
  ]);
  expect(tabs.every((tab) => waitingOn(tab, null) === 0)).toBe(true);
});
