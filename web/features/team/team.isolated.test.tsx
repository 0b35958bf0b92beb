import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { AppError, type ErrorCode } from '@doorstep/domain/app-error';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { InvitedVisitor, JoinTeam } from './join-team.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { OwnTeam } from './own-team.tsx';

const mocks = vi.hoisted(() => ({
  members: vi.fn<() => unknown>(),
  invitations: vi.fn<() => unknown>(),
  membership: vi.fn<() => unknown>(),
  load: vi.fn<() => unknown>(),
}));
vi.mock('../../data/team/team.ts', () => ({
  useTeamMembers: mocks.members,
  useTeamInvitations: mocks.invitations,
}));
vi.mock('../../data/team/membership.ts', () => ({ useMembership: mocks.membership }));
vi.mock('../../data/team/joining.ts', () => ({}));
vi.mock('../../data/auth/session.ts', () => ({ logOut: () => {} }));
vi.mock('../../lib/use-load.ts', () => ({ useLoad: mocks.load }));

const DAY_MS = 86_400_000;
const member = (id: string, active = true) => ({
  ...{ id, owner_uid: 'rivera', name: `Name ${id}`, email: `${id}@doorstep.test`, active },
  ...{ invitation_id: `i-${id}`, joined_at: new Date('2026-11-20T12:00:00Z') },
});
const invitation = (id: string, days: number) => ({
  ...{ id, owner_uid: 'rivera', name: `Name ${id}`, email: `${id}@doorstep.test` },
  ...{ created_at: new Date(), expires_at: new Date(Date.now() + days * DAY_MS) },
});

function textOf(screen: ReactElement): string {
  const html = renderMarkup(<MemoryRouter>{screen}</MemoryRouter>);
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

function team(members: object[], invitations: object[] = [], tier: PlanTier | null = 'Business') {
  mocks.members.mockReturnValue({ status: 'ready', data: members });
  mocks.invitations.mockReturnValue({ status: 'ready', data: invitations });
  return textOf(<OwnTeam uid="rivera" tier={tier} />);
}

// @2.33.7
it('lists members and open invitations, and the places that are taken', () => {
  expect(team([])).toContain("No one's on your team yet.");
  const text = team([member('sam')], [invitation('kim', 3), invitation('late', -1)]);
  expect(text).toContain('2 of 10 people, including open invitations.');
  expect(text).toContain('Name sam sam@doorstep.test Joined on Nov 20, 2026');
  expect(text).toMatch(/Name kim kim@doorstep.test Expires \w+ \d+, \d{4} Withdraw/);
  expect(text).not.toContain('Name late');
  const ten = Array.from({ length: 10 }, (_, i) => member(`m${i}`));
  expect(team(ten)).not.toContain('Invite a teammate');
  expect(team(ten)).toContain('Remove someone to invite another teammate.');
});

it('shows the price without the plan, and members who can only be removed', () => {
  for (const tier of ['Starter', 'Pro', null] as const) {
    const text = team([member('sam', false)], [], tier);
    expect(text).toContain('Team members are part of Business, $79 a month.');
    expect(text).toContain('until you have this plan again.');
    expect(text).toContain('Name sam No access');
    expect(text).toContain('Remove');
    expect(text).not.toContain('Invite a teammate');
  }
  expect(team([], [], 'Starter')).not.toContain('back with the plan');
});

it('offers to load a team again', () => {
  mocks.members.mockReturnValue({ status: 'error', retry: () => {} });
  expect(textOf(<OwnTeam uid="rivera" tier="Business" />)).toContain("We couldn't load your team.");
  mocks.members.mockReturnValue({ status: 'loading' });
  expect(textOf(<OwnTeam uid="rivera" tier="Business" />)).toContain('Loading your team...');
});

const LINK = { invitation_id: 'i-sam', token: 'token' };
const INVITED = { company: 'Rivera', name: 'Sam', email: 'sam@doorstep.test' };
const NO_MEMBER = { status: 'ready', member: null, company: null };
function join(state: object, membership: object = NO_MEMBER) {
  mocks.load.mockReturnValue({ ...state, reload: () => {} });
  mocks.membership.mockReturnValue(membership);
  return textOf(<JoinTeam link={LINK} email="Sam@doorstep.test" />);
}
const refusal = (code: ErrorCode, personMessage?: string) => ({
  status: 'error',
  error: new AppError(code, 'refused', personMessage === undefined ? {} : { personMessage }),
});

// @2.33.8
it('says who invites and as whom, or why the invitation cannot be used', () => {
  const text = join({ status: 'ready', data: INVITED });
  expect(text).toContain('Rivera invited you to join their team');
  expect(text).toContain("You'll join as Sam . Clients see this name");
  expect(text).toContain('Join the team');
  expect(join({ status: 'loading' })).toContain('Loading your invitation...');
  const other = { ...INVITED, email: 'kim@doorstep.test' };
  expect(join({ status: 'ready', data: other })).toMatch(
    /was sent to another email address.*Use another account/,
  );
  expect(join(refusal('not-found', 'Not valid.'))).toMatch(/Not valid\. Go to the home page/);
  expect(join(refusal('unavailable'))).toMatch(/couldn't read the invitation.* Try again/);
  const joined = { ...NO_MEMBER, member: member('sam') };
  const used = refusal('not-found', 'Not valid.');
  expect(join(used, joined)).toContain("You're on this team. Open the dashboard");
  expect(join(used, { status: 'loading' })).toContain('Loading your invitation...');
});

// @2.33.8
it('asks a visitor to sign up for the invitation, or says why it cannot be used', () => {
  const show = (state: object) => {
    mocks.load.mockReturnValue({ ...state, reload: () => {} });
    return textOf(
      <InvitedVisitor link={LINK} signIn="/auth?redirect=%2Fjoin">
        {({ name, email }) => `${name} signs up as ${email}`}
      </InvitedVisitor>,
    );
  };
  expect(show({ status: 'ready', data: INVITED })).toBe('Sam signs up as sam@doorstep.test');
  expect(show({ status: 'loading' })).toContain('Loading your invitation...');
  expect(show(refusal('not-found', 'Not valid.'))).toMatch(/Not valid\. Sign in/);
  expect(show(refusal('unavailable'))).toMatch(/couldn't read the invitation.* Try again/);
});

// @2.33.9
it('names the company of a member in the account', () => {
  const show = (membership: object) => {
    mocks.membership.mockReturnValue(membership);
    return textOf(<LeaveTeam />);
  };
  const active = { status: 'ready', member: member('sam'), company: 'Rivera' };
  expect(show(active)).toContain('You answer requests for Rivera, as Name sam. Leave team');
  expect(show({ ...active, member: member('sam', false) })).toContain(
    "You're on Rivera's team, which has no access to requests right now.",
  );
  expect(show(NO_MEMBER).trim()).toBe('');
  expect(show({ status: 'loading' }).trim()).toBe('');
});
