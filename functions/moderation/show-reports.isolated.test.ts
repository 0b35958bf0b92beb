import type { Report } from '@doorstep/domain/moderation/report';
import { expect, it, vi } from 'vitest';
import type { Thread } from './thread-repository.ts';
import { logError } from '../platform/log.ts';
import { listReports } from './show-reports.ts';

vi.mock('../platform/log.ts', () => ({ logError: vi.fn<typeof logError>() }));

const THREAD: Thread = {
  ref: { kind: 'request', id: 'r1' },
  provider_id: 'provider',
  client_uid: 'sender',
  client_email: 'ann@doorstep.test',
  about: 'The sink leaks.',
  photos: [],
  names: { provider: 'Rivera Plumbing', client: 'Ann' },
};
const REPORT: Report = {
  id: 'one',
  thread_kind: 'request',
  thread_id: 'r1',
  reporter_uid: 'somebody',
  reporter_side: 'client',
  reported_uid: 'provider',
  reason: 'spam',
  text: '',
  additions: [],
  state: 'open',
  created_at: new Date(0),
  decided_at: null,
  decided_by: null,
  note: null,
};

const list = (listConfirmedEmails: () => Promise<Map<string, string>>) => {
  const page = () => Promise.resolve({ reports: [REPORT], next: null });
  const deps = {
    reports: { listOpen: page, listDecided: page },
    threads: { find: () => Promise.resolve(THREAD) },
    accounts: { listConfirmedEmails },
  };
  return listReports(deps, { state: 'open', after: null });
};

it('a report says how its reporter is known', async () => {
  const known = new Map([['somebody', 'ann@doorstep.test']]);
  const [named, guest] = [
    await list(() => Promise.resolve(known)),
    await list(() => Promise.resolve(new Map<string, string>())),
  ];
  expect([named, guest].map(({ reports: [one] }) => one?.reported_as)).toEqual([
    'address',
    'guest',
  ]);
});

it('the list is returned and the error logged if the addresses cannot be read', async () => {
  const cause = new Error('Auth is down');
  const { reports } = await list(() => Promise.reject(cause));
  expect(reports).toMatchObject([{ id: 'one', reported_as: null }]);
  expect(logError).toHaveBeenCalledWith('reporter not known', { report: 'one' }, cause);
});
