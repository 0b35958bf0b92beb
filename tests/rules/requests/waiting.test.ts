import {
  conversation,
  FACTORY_TIME,
  serviceRequest,
  stored,
} from '@doorstep/local/demo/factories.ts';
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

/** Returns a request that was completed on January 2. */
const ended = (changes: object) => {
  const status_changed_at = new Date('2026-01-02T10:00:00Z');
  const request = { status: 'completed', status_changed_at, waiting: 'none' } as const;
  return stored(serviceRequest({ ...request, ...changes }));
};
const BEFORE = new Date('2026-01-01T10:00:00Z');
const AFTER = new Date('2026-01-03T10:00:00Z');

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
      [`${at}of-suspended`, make({ provider_id: 'suspended-provider' })],
      [`${at}of-suspended-aside`, make({ provider_id: 'suspended-provider', waiting: 'none' })],
    ]),
  ),
  'service_requests/ended': ended({ last_at: BEFORE }),
  'service_requests/ended-without-a-time': ended({ status_changed_at: null }),
  'service_requests/ended-then-written-to': ended({ last_at: AFTER, waiting: 'provider' }),
  'service_requests/ended-then-set-aside': ended({ last_at: AFTER }),
  'service_requests/waits': stored(serviceRequest({ client_email: CLIENT_EMAIL })),
  'service_requests/waits/guests/guest': {
    expires_at: Timestamp.fromMillis(Date.now() + 3_600_000),
  },
  'team_members/member-1': member(),
  'team_members/client-1': member(),
  'team_members/inactive': member({ active: false }),
  'team_members/suspended': member(),
  'closed_accounts/suspended': SUSPENSION,
  'closed_accounts/suspended-provider': SUSPENSION,
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
    'by the professional, who repeats the time of the last event': () =>
      set(provider, 'none', 'new', { last_at: FACTORY_TIME }),
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
    'of their own thread, by a suspended professional': () => [
      set(session('suspended-provider'), 'none', 'of-suspended'),
      set(session('suspended-provider'), 'provider', 'of-suspended-aside'),
    ],
    'of a closed thread': () => set(provider, 'provider', 'closed'),
    'after a newer event than the one that was seen': () =>
      set(provider, 'none', 'new', { last_at: new Date(FACTORY_TIME.getTime() - 1) }),
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
  const take = (id: string, waiting: string) =>
    project.update(provider, `service_requests/${id}`, { waiting });
  denied('a turn after it', {
    'without a later message': () => [
      take('ended', 'provider'),
      take('ended-without-a-time', 'provider'),
    ],
  });
  allowed('a turn after a later message', {
    'that is set aside': () => take('ended-then-written-to', 'none'),
    'that is taken back': () => take('ended-then-set-aside', 'provider'),
  });
  allowed("that ends everybody's turn", {
    'by the professional': () => end(provider, 'completed'),
  });
});
