import { chatMessage, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  collectionGroup,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../../support/expectations.ts';
import { sendInRequest } from '../../support/write-batches.ts';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import {
  anonymous,
  RulesProject,
  session,
  unverified,
  type Requester,
  type Person,
} from '../../support/rules/project.ts';

const minutes = (count: number) => Timestamp.fromMillis(Date.now() + count * 60_000);
const grant = (minutesLeft = 30) => ({ expires_at: minutes(minutesLeft) });
const GRANTS = 'service_requests/request-1/guests';

const project = new RulesProject('requests-guests', () => ({
  'service_requests/request-1': stored(serviceRequest({ unread_client: 2 })),
  'service_requests/request-2': stored(serviceRequest({ unread_client: 2 })),
  'chat_messages/message-1': stored(chatMessage()),
  [`${GRANTS}/guest`]: grant(),
  [`${GRANTS}/unconfirmed`]: grant(),
  [`${GRANTS}/somebody`]: grant(),
  [`${GRANTS}/provider-1`]: grant(),
  [`${GRANTS}/late`]: grant(-1),
  [`${GRANTS}/endless`]: {},
  'service_requests/request-2/guests/elsewhere': grant(),
  'service_requests/request-2/guests/provider-1': grant(),
}));

const guest = anonymous('guest');
const GUESTS: Record<string, Person> = {
  'to an anonymous guest': guest,
  'to a guest with an unconfirmed account': unverified('unconfirmed'),
  'to a guest with another account': session('somebody'),
};
const WITHOUT_GRANT: Record<string, Person> = {
  'to a guest whose grant has expired': anonymous('late'),
  'to a guest whose grant says no end': anonymous('endless'),
  'to a guest of another request': anonymous('elsewhere'),
  'to an anonymous user without a grant': anonymous('nobody'),
};

const messages = (who: Requester, request = 'request-1') =>
  project.list(
    who,
    'chat_messages',
    where('request_id', '==', request),
    orderBy('created_at'),
    limitToLast(50),
  );
const send = (who: Person, from: 'provider' | 'client' = 'client') =>
  sendInRequest(project.as(who), { from, messageChanges: { sender_uid: who.uid } });
const marks = (who: Requester, side: 'provider' | 'client', request = 'request-1') =>
  project.update(who, `service_requests/${request}`, { [`unread_${side}`]: 0 });
const read = (who: Requester) => [
  project.get(who, 'service_requests/request-1'),
  project.get(who, 'chat_messages/message-1'),
  messages(who),
];

describe('a guest of a request', () => {
  allowed('reading the request and its messages', each(GUESTS, read));
  allowed(
    'writing as the client',
    each(GUESTS, (who) => send(who)),
  );
  allowed(
    "marking the client's side as read",
    each(GUESTS, async (who) => {
      await project.updateAsFunctions('service_requests/request-1', { unread_client: 2 });
      await marks(who, 'client');
    }),
  );
  denied(
    'all else',
    each(GUESTS, (who) => [
      send(who, 'provider'),
      marks(who, 'provider'),
      project.update(who, 'service_requests/request-1', { status: 'completed' }),
      project.update(who, 'service_requests/request-1', { quote: { state: 'accepted' } }),
      project.list(who, 'service_requests', where('client_uid', '==', 'client-1'), limit(1)),
      project.get(who, 'service_requests/request-2'),
      messages(who, 'request-2'),
    ]),
  );
  denied(
    'everything',
    each(WITHOUT_GRANT, (who) => [...read(who), send(who), marks(who, 'client')]),
  );
});

denied("the request's own professional with a grant", {
  'writing as the client': () => send(session('provider-1'), 'client'),
  'marking as read for the client': () => marks(session('provider-1'), 'client', 'request-2'),
  'reading without a session': () => messages(anonymous('provider-1')),
});

describe('a grant', () => {
  denied('reading, writing and deleting', {
    ...each(
      {
        'to its guest': guest,
        'to the client': session('client-1'),
        'to the professional': session('provider-1'),
        'to anybody else': anonymous('nobody'),
      },
      (who) => [
        project.get(who, `${GRANTS}/guest`),
        project.list(who, GRANTS, limit(1)),
        project.set(who, `${GRANTS}/${who.uid}`, grant()),
        project.update(who, `${GRANTS}/guest`, grant(90)),
        project.update(who, `${GRANTS}/guest`, { proof: 'link' }),
        project.delete(who, `${GRANTS}/guest`),
      ],
    ),
    'through all requests at once': () =>
      getDocs(query(collectionGroup(project.as(guest), 'guests'), limit(1))),
  });

  it('ends when it expires', async () => {
    await project.seed({ [`${GRANTS}/leaving`]: grant() });
    await expectAllowed(messages(anonymous('leaving')));
    await project.seed({ [`${GRANTS}/leaving`]: grant(-30) });
    await expectPermissionDenied(messages(anonymous('leaving')));
  });
});
