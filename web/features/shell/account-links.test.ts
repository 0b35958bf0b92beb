import { expect, it } from 'vitest';
import { accountLinks, roleOf } from './account-links.ts';

const targets = (role: Parameters<typeof accountLinks>[0], isAdmin = false) =>
  accountLinks(role, isAdmin).map(({ to }) => to);

// @2.19.11
it('leads each person to their own screens, and to no other', () => {
  expect(targets('subscriber')).toEqual(
    expect.arrayContaining(['/dashboard', '/dashboard/profile', '/dashboard/analytics']),
  );
  expect(targets('subscriber')).not.toContain('/client-profile');
  expect(targets('member')).toContain('/dashboard');
  expect(targets('member')).not.toEqual(expect.arrayContaining(['/dashboard/team']));
  expect(targets('professional')).toContain('/dashboard/profile');
  expect(targets('professional')).not.toContain('/dashboard');
  expect(targets('client')).toContain('/client-profile');
  expect(targets('client').filter((to) => to.startsWith('/dashboard'))).toEqual([]);
});

it('has the account and support for everybody, also before the role is known', () => {
  for (const role of ['client', 'professional', 'subscriber', 'member', null] as const) {
    expect(targets(role)).toEqual(
      expect.arrayContaining(['/account', '/account#support', '/client-dashboard#saved']),
    );
  }
  expect(targets(null)).toHaveLength(3);
});

// @2.19.11
it('ends with the back office for administrators only', () => {
  for (const role of ['client', 'professional', 'subscriber', 'member', null] as const) {
    expect(targets(role)).not.toContain('/admin');
    expect(targets(role, true)).toEqual([...targets(role), '/admin']);
  }
});

const KNOWN = { isMember: false, subscribed: false, hasProfile: false, isUndecided: false };

it.each([
  ['a client', {}, 'client'],
  ['a professional without a plan, also a lapsed one', { hasProfile: true }, 'professional'],
  ['a professional with a plan', { hasProfile: true, subscribed: true }, 'subscriber'],
  ['a member, also with a page of their own', { hasProfile: true, isMember: true }, 'member'],
  ['a subscriber whose page is loading', { subscribed: true, isUndecided: true }, 'subscriber'],
  ['a person whose page could not be loaded', { hasProfile: null }, null],
  ['a person whose plan could not be loaded', { subscribed: null }, null],
  ['a person whose team could not be loaded', { isMember: null }, null],
  ['a page whose plan could not be loaded', { hasProfile: true, subscribed: null }, 'professional'],
  ['a page whose plan is loading', { hasProfile: true, isUndecided: true }, null],
])('tells the role of %s', (_, known, role) => {
  expect(roleOf({ ...KNOWN, ...known })).toBe(role);
});
