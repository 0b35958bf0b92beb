import type { TeamMember } from '@doorstep/domain/team/team';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearChatDrafts } from '../../lib/storage/browser-storage.ts';
import { onClearSessionData } from '../../lib/clear-session-data.ts';
import { currentMember, useMembership, useProviderUid, watchMembership } from './membership.ts';

const mocks = vi.hoisted(() => ({
  session: vi.fn<() => object>(),
  findMembership: vi.fn<() => Promise<object>>(),
  watchMember: vi.fn<(uid: string, onMember: (member: object | null) => void) => () => void>(),
}));
vi.mock('../auth/session.ts', () => ({ useSession: mocks.session, sessionUid: () => 'sam' }));
vi.mock('../signed-in.ts', () => ({ findMembership: mocks.findMembership }));
vi.mock('../live-header.ts', () => ({ watchMember: mocks.watchMember }));
vi.mock('../../lib/storage/browser-storage.ts');
vi.mock('../../lib/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => {};
  },
}));

const member = (active: boolean): TeamMember => ({
  id: 'sam',
  owner_uid: 'rivera',
  name: 'Sam',
  email: 'sam@unit.test',
  active,
  invitation_id: 'i1',
  joined_at: new Date(),
});

const cleared = vi.fn();
onClearSessionData(cleared);
const ended = vi.fn();
const stopped = vi.fn();

/** Returns what the hooks tell a screen now. */
function shown(): unknown {
  let answer: unknown;
  function Screen() {
    const membership = useMembership();
    answer = [membership.status, useProviderUid()];
    return null;
  }
  renderToStaticMarkup(createElement(Screen));
  return answer;
}

/** Starts watching Sam's membership, and waits until it is known. */
async function start(found: TeamMember | null) {
  mocks.findMembership.mockResolvedValue({ member: found, company: 'Rivera Plumbing' });
  const stop = watchMembership('sam', ended);
  await vi.waitFor(() => expect(shown()).toEqual(['ready', expect.anything()]));
  return stop;
}

/** Reports a change of the stored membership. */
async function report(changed: TeamMember | null) {
  await vi.waitFor(() => expect(mocks.watchMember).toHaveBeenCalled());
  mocks.watchMember.mock.lastCall?.[1](changed);
}

beforeEach(() => {
  vi.clearAllMocks();
  mocks.session.mockReturnValue({ status: 'signed-in', uid: 'sam' });
  mocks.watchMember.mockReturnValue(stopped);
});

it('answers the requests of the owner while the membership is active, else the own ones', async () => {
  await start(member(true));
  expect(shown()).toEqual(['ready', 'rivera']);
  expect(currentMember()).toMatchObject({ name: 'Sam', owner_uid: 'rivera' });
  await report(member(false));
  expect(shown()).toEqual(['ready', 'sam']);
  expect(currentMember()).toBeNull();
  await report(member(true));
  expect(shown()).toEqual(['ready', 'rivera']);
});

it.each([
  ['was removed', null],
  ['is no longer included in the plan', member(false)],
])('deletes the data of the work when the member %s (@2.31.1)', async (_, changed) => {
  const stop = await start(member(true));
  await report(member(true));
  expect(ended).not.toHaveBeenCalled();
  await report(changed);
  await report(changed);
  expect(ended.mock.calls).toEqual([['Rivera Plumbing']]);
  expect(cleared).toHaveBeenCalledOnce();
  expect(clearChatDrafts).toHaveBeenCalledOnce();
  stop();
  expect(stopped).toHaveBeenCalledOnce();
});

it('does not listen, and deletes nothing, without a membership', async () => {
  await start(null);
  expect(shown()).toEqual(['ready', 'sam']);
  expect(mocks.watchMember).not.toHaveBeenCalled();
  expect(cleared).not.toHaveBeenCalled();
});

it('deletes nothing if the membership was never active in this session', async () => {
  await start(member(false));
  await report(null);
  for (const mock of [ended, cleared, clearChatDrafts]) expect(mock).not.toHaveBeenCalled();
});

it('says that the membership could not be loaded', async () => {
  mocks.findMembership.mockRejectedValue(new Error('offline'));
  watchMembership('sam', ended);
  await vi.waitFor(() => expect(shown()).toEqual(['failed', 'sam']));
});

it('shows nothing of one account to another, and nothing after it stopped', async () => {
  const stop = await start(member(true));
  mocks.session.mockReturnValue({ status: 'signed-in', uid: 'iris' });
  expect(shown()).toEqual(['loading', 'iris']);
  stop();
  await report(null);
  expect(ended).not.toHaveBeenCalled();
  mocks.session.mockReturnValue({ status: 'signed-out' });
  expect(shown()).toEqual(['ready', null]);
});
