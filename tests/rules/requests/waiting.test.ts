import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { deleteField, doc, Timestamp, updateDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { statusChange } from '../../support/documents.ts';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import {
  anonymous,
  RulesProject,
  session,
  strangersTo,
  unverified,
  type Requester,
} from '../../support/rules/project.ts';

/** Who may say that a thread waits for the professional, for the client or for nobody. */

const CLIENT_EMAIL = 'nora@doorstep.test';
const member = (changes: object = {}) => ({
  ...{ owner_uid: 'provider-1', owner_name: 'Rivera', name: 'Sam', email: 'sam@doorstep.test' },
  ...{ active: true, joined_at: Timestamp.now() },
  ...changes,
});
const SUSPENSION = { reason: 'suspended', closed_at: Timestamp.now(), expires_at: null };

const THREADS = {
  'a request': {
    at: 'service_requests/',
    make: (changes: object) => stored(serviceRequest({ client_email: CLIENT_EMAIL, ...changes })),
  },
  'a conversation': {
    at: 'conversations/',
    make: (changes: object) => stored(conversation(changes)),
  },
};

const project = new RulesProject('requests-waiting', () => ({
  ...Object.fromEntries(
    Object.values(THREADS).flatMap(({ at, make }) => [
      [`${at}new`, make({})],
      [`${at}aside`, make({ waiting: 'none' })],
      [`${at}by-member`, make({})],
      [`${at}answered`, make({ waiting: 'client' })],
      [`${at}closed`, make({ closed: true, waiting: 'none' })],
    ]),
  ),
  'service_requests/ended': stored(serviceRequest({ status: 'completed', waiting: 'none' })),
  'service_requests/waits': stored(serviceRequest({ client_email: CLIENT_EMAIL })),
  'service_requests/waits/guests/guest': {
    expires_at: Timestamp.fromMillis(Date.now() + 3_600_000),
  },
  'team_members/member-1': member(),
  'team_members/client-1': member(),
  'team_members/inactive': member({ active: false }),
  'team_members/suspended': member(),
  'closed_accounts/suspended': SUSPENSION,
}));

const provider = session('provider-1');
const OTHERS: Record<string, Requester> = {
  ...strangersTo('provider-1'),
  'the client, also as a member of the team': session('client-1'),
  'the address, unconfirmed': unverified('later', CLIENT_EMAIL),
  'a guest': anonymous('guest'),
  'a member of a team without a plan': session('inactive'),
  'a suspended member': session('suspended'),
  'a removed member': session('removed'),
};

describe.each(Object.entries(THREADS))('setting aside %s', (_, { at }) => {
  const set = (who: Requester, waiting: unknown, id = 'new', more: object = {}) =>
    project.update(who, at + id, { waiting, ...more });

  allowed('the change', {
    'by the professional': () => set(provider, 'none'),
    'back, by the professional': () => set(provider, 'provider', 'aside'),
    'by a member': () => set(session('member-1'), 'none', 'by-member'),
  });
  denied('the change', {
    ...each(OTHERS, (who) => [
      set(who, 'none'),
      set(who, 'none', 'waits'),
      set(who, 'provider', 'aside'),
    ]),
    "of the client's turn": () => [
      set(provider, 'none', 'answered'),
      set(provider, 'provider', 'answered'),
    ],
    "to the client's turn": () => [set(provider, 'client'), set(provider, 'client', 'aside')],
    'to an unknown turn': () => [set(provider, 'nobody'), set(provider, null)],
    'that removes the turn': () => set(provider, deleteField()),
    'of a closed thread': () => set(provider, 'provider', 'closed'),
    'after a newer message than the one that was read': () =>
      set(provider, 'none', 'new', { last_message_id: 'earlier' }),
    'with another field': () => set(provider, 'none', 'new', { last_message: 'Hello' }),
    'without its counter': () =>
      updateDoc(doc(project.as(provider), `${at}new`), { waiting: 'none' }),
  });
});

describe('the end of a request', () => {
  const end = (who: Requester, status: string, waiting?: string) =>
    project.update(who, 'service_requests/waits', {
      ...statusChange(status, who?.uid ?? ''),
      ...(waiting !== undefined && { waiting }),
    });
  denied("that keeps somebody's turn", {
    'by the professional': () => [
      end(provider, 'completed', 'provider'),
      end(provider, 'completed', 'client'),
    ],
    'by the client': () => end(session('client-1'), 'cancelled', 'provider'),
  });
  denied('a start that changes the turn', {
    'by the professional': () => [
      end(provider, 'in_progress', 'none'),
      end(provider, 'in_progress', 'client'),
    ],
  });
  denied('a turn after it', {
    'by the professional': () =>
      project.update(provider, 'service_requests/ended', { waiting: 'provider' }),
  });
  allowed("that ends everybody's turn", {
    'by the professional': () => end(provider, 'completed'),
  });
});
