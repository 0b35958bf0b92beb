import { expect, it, vi } from 'vitest';
import { findDashboard } from './find-dashboard.ts';

/** What is stored about a person, and functions that read it. */
const mocks = vi.hoisted(() => {
  const nothing = {
    admin: false,
    page: false,
    plan: false,
    member: null as { active: boolean } | null,
    clientProfile: false,
    sentRequest: false,
  };
  const state = { stored: nothing };
  const read = (name: keyof typeof nothing) => () => Promise.resolve(state.stored[name]);
  return { nothing, state, read };
});

vi.mock('../../data/admin/user-roles.ts', () => ({ isAdmin: mocks.read('admin') }));
vi.mock('../../data/billing/stored-subscription.ts', () => ({
  findSubscribed: mocks.read('plan'),
}));
vi.mock('../../data/firestore/read-document.ts', () => ({
  hasOwnProfile: mocks.read('page'),
  hasClientProfile: mocks.read('clientProfile'),
}));
vi.mock('../../data/requests/sent-requests.ts', () => ({
  hasSentRequest: mocks.read('sentRequest'),
}));
vi.mock('../../data/team/stored-membership.ts', () => ({ findMember: mocks.read('member') }));

it.each([
  ['an administrator with a page', { admin: true, page: true }, '/admin'],
  [
    'a professional with a page, who has sent requests too',
    { page: true, sentRequest: true },
    '/dashboard',
  ],
  [
    'a professional with a plan, who is a client too',
    { plan: true, clientProfile: true },
    '/dashboard',
  ],
  ['a member of a team', { member: { active: true }, sentRequest: true }, '/dashboard'],
  [
    'a former member who is a client',
    { member: { active: false }, clientProfile: true },
    '/client-dashboard',
  ],
  ['a person who signed up as a client', { clientProfile: true }, '/client-dashboard'],
  ['a person who has sent a request', { sentRequest: true }, '/client-dashboard'],
  ['everybody else', {}, '/dashboard'],
])('%s goes to their own dashboard (@4.2.2)', async (_person, stored, dashboard) => {
  mocks.state.stored = { ...mocks.nothing, ...stored };
  expect(await findDashboard('person', 'person@unit.test')).toBe(dashboard);
});
