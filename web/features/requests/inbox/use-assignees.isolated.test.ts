import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderMarkup } from '../../../ui/render-markup.tsx';
import { useAssignees } from './use-assignees.ts';

const mocks = vi.hoisted(() => ({
  plan: vi.fn<() => object>(),
  membership: vi.fn<() => object>(),
  team: vi.fn<(ownerUid: string | null) => object>(),
  uid: 'rivera',
}));
vi.mock('../../../data/auth/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', uid: mocks.uid }),
}));
vi.mock('../../../data/billing/subscription.ts', () => ({ useSubscription: mocks.plan }));
vi.mock('../../../data/team/membership.ts', () => ({
  useMembership: mocks.membership,
  activeMember: ({ member }: { member: object | null }) => member,
}));
vi.mock('../../../data/team/team.ts', () => ({ useTeamMembers: mocks.team }));

const plan = (subscription_tier: string | null) => ({
  status: 'checked',
  subscription: { subscription_tier },
});
const SAM = { id: 'sam', name: 'Sam' };
const KIM = { id: 'kim', name: 'Kim' };

function assignees() {
  let answer: unknown;
  function Screen() {
    answer = useAssignees('rivera');
    return null;
  }
  renderMarkup(createElement(Screen));
  return answer;
}

beforeEach(() => {
  mocks.uid = 'rivera';
  mocks.plan.mockReturnValue(plan('Business'));
  mocks.membership.mockReturnValue({ status: 'ready', member: null, company: null });
  mocks.team.mockImplementation((ownerUid) => ({
    status: 'ready',
    data: ownerUid === null ? [] : [SAM, KIM],
  }));
});

it('names the owner and the members, the signed-in person as Me', () => {
  expect(assignees()).toEqual({ rivera: 'Me', sam: 'Sam', kim: 'Kim' });
  mocks.uid = 'sam';
  mocks.plan.mockReturnValue(plan(null));
  mocks.membership.mockReturnValue({ status: 'ready', member: SAM, company: 'Rivera Plumbing' });
  expect(assignees()).toEqual({ sam: 'Me', rivera: 'Rivera Plumbing', kim: 'Kim' });
  mocks.membership.mockReturnValue({ status: 'ready', member: SAM, company: null });
  expect(assignees()).toMatchObject({ rivera: 'Owner' });
});

it.each(['Starter', 'Pro', null])('does not read the team with the plan %s (@2.31.6)', (tier) => {
  mocks.plan.mockReturnValue(plan(tier));
  expect(assignees()).toBeNull();
  expect(mocks.team).toHaveBeenLastCalledWith(null);
});

it('returns null without members, and while the team or the plan loads', () => {
  mocks.team.mockReturnValue({ status: 'ready', data: [] });
  expect(assignees()).toBeNull();
  mocks.team.mockReturnValue({ status: 'loading' });
  expect(assignees()).toBeNull();
  mocks.plan.mockReturnValue({ status: 'loading' });
  expect(assignees()).toBeNull();
});
