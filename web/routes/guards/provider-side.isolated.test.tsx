import { beforeEach, expect, it, vi } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { ProviderSide } from './provider-side.tsx';

const mocks = vi.hoisted(() => ({
  membership: vi.fn<() => object>(),
  subscription: vi.fn<() => object>(),
}));
vi.mock('react-router-dom', () => ({ Navigate: ({ to }: { to: string }) => `to ${to}` }));
vi.mock('../../data/team/membership.ts', () => ({
  useMembership: mocks.membership,
  activeMember: ({ member }: { member?: { active: boolean } | null }) =>
    member?.active ? member : null,
  refreshMembership: () => {},
}));
vi.mock('../../data/billing/subscription.ts', () => ({
  useSubscription: mocks.subscription,
  isSubscribed: ({ subscribed }: { subscribed?: boolean }) => subscribed ?? null,
}));

const ready = (member: object | null) => ({ status: 'ready', member, company: 'Rivera Plumbing' });
const member = (active: boolean) => ready({ owner_uid: 'rivera', active });

const show = () =>
  renderMarkup(
    <ProviderSide uid="sam">
      {({ providerUid, company }) => `${providerUid} of ${company}`}
    </ProviderSide>,
  );

beforeEach(() => {
  mocks.membership.mockReturnValue({ status: 'loading' });
  mocks.subscription.mockReturnValue({ subscribed: false });
});

it('waits until it is known whose requests the person answers (@2.31.2)', () => {
  mocks.subscription.mockReturnValue({});
  expect(show()).toContain('Loading...');
  mocks.membership.mockReturnValue(member(true));
  expect(show()).toContain('rivera of Rivera Plumbing');
  mocks.membership.mockReturnValue(ready(null));
  expect(show()).toContain('sam of null');
});

it('does not wait for the membership of a person with a plan, who is in no team', () => {
  mocks.subscription.mockReturnValue({ subscribed: true });
  expect(show()).toContain('sam of null');
});

it('sends an inactive member to their own dashboard (@2.31.3)', () => {
  mocks.membership.mockReturnValue(member(false));
  expect(show()).toContain('to /client-dashboard');
});

it('offers a retry if the membership cannot be loaded', () => {
  mocks.membership.mockReturnValue({ status: 'failed' });
  const html = show();
  expect(html).toContain('Try again');
  expect(html).not.toContain('sam of');
});
