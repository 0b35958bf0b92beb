import { LIMITS } from '@doorstep/domain/limits';
import {
  deleteDoc,
  doc,
  getCountFromServer,
  collection,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { adminDb } from '../support/server/admin.ts';
import type { Changes } from '../support/documents.ts';
import { sendRequest } from '../support/protocols.ts';
import type { Actor } from './support/actor.ts';
import {
  list,
  listen,
  look,
  MEBIBYTE,
  PAST,
  request,
  requestFields,
  tooLong,
} from './support/acts.ts';
import type { Cast } from './support/cast.ts';
import { each, SESSIONS, Stage } from './support/stage.ts';

const stage = new Stage();
const path = ({ requestId }: Cast) => `service_requests/${requestId}`;
/** On a request as it was before: a write that changes nothing at all is allowed to its sides. */
async function update(who: Actor, cast: Cast, changes: Changes): Promise<void> {
  const before = { status: 'pending', unread_provider: 3, unread_client: 3 };
  await adminDb().doc(path(cast)).update(before);
  await updateDoc(doc(who.db, path(cast)), changes);
}

const SIDES = ['client', 'provider', 'guest'] as const;
stage.onlyFor('reading a request', SIDES, (who, cast) => look(who, path(cast)));
stage.onlyFor('listening to a request', SIDES, (who, cast) => listen(who, path(cast)));
stage.onlyFor("listing a professional's requests", ['provider'], (who, { provider }) =>
  list(who, 'service_requests', where('provider_id', '==', provider.uid), limit(25)),
);
stage.onlyFor("listing a client's requests", ['client'], (who, { client }) =>
  list(who, 'service_requests', where('client_uid', '==', client.uid), limit(25)),
);
stage.onlyFor("listing an address's requests", ['client'], (who, { client }) =>
  list(who, 'service_requests', where('client_email', '==', client.email), limit(25)),
);
stage.onlyFor('changing a status', ['provider'], (who, cast) =>
  update(who, cast, { status: 'in_progress' }),
);
stage.onlyFor("marking the professional's side as read", ['provider'], (who, cast) =>
  update(who, cast, { unread_provider: 0 }),
);
stage.onlyFor("marking the client's side as read", ['client', 'guest'], (who, cast) =>
  update(who, cast, { unread_client: 0 }),
);

stage.onlyFor(
  'asking a professional for something',
  SESSIONS.filter((who) => who !== 'provider'),
  (who, { provider }) => request(who, provider),
);

const send = ({ client, provider }: Cast, changes: Changes, id?: string) =>
  sendRequest(client.db, {
    fields: requestFields(client, provider.uid, changes),
    ...(id !== undefined && { id }),
  });

stage.refused('a request', (cast) => send(cast, {}), {
  ...each<Changes>(
    {
      'with a field of its own': { admin: true },
      'accepted beforehand': { status: 'completed' },
      'of an earlier day': { created_at: PAST },
      'with messages beforehand': { unread_provider: 1000 },
      'with a preview beforehand': { last_message: 'I agree.' },
      'with another name of the professional': { provider_name: 'Somebody Else' },
      'with another handle of the professional': { provider_handle: 'elsewhere' },
      'of an unknown urgency': { urgency: 'now' },
      'with an unknown contact': { preferred_contact: 'visit' },
      'with a number as its text': { service_description: 7 },
      'with a list as its text': { service_description: ['a'] },
      'with a map as its text': { service_description: { a: 'b' } },
      'with no text': { service_description: '  ' },
      'with a list as the address': { client_email: ['a@doorstep.test'] },
      'with capitals in the address': { client_email: 'Nora@doorstep.test' },
      'with a header in the address': { client_email: 'a@doorstep.test\nbcc: b@doorstep.test' },
      'with too long a text': { service_description: tooLong(LIMITS.description) },
      'with too long a name': { client_name: tooLong(LIMITS.name) },
      'with too long a number': { client_phone: tooLong(LIMITS.phone) },
      'with too long an address': { client_email: `${'a'.repeat(LIMITS.email)}@a.test` },
    },
    send,
  ),
  "in another client's name": (cast) => {
    const { uid } = cast.otherClient;
    return send(cast, { client_uid: uid });
  },
  'to a professional without a page': (cast) =>
    send(cast, { provider_id: cast.lapsed.uid, provider_handle: cast.lapsed.uid }),
  'to a professional whose account is deleted': (cast) =>
    send(cast, { provider_id: cast.deleted.uid, provider_handle: cast.deleted.uid }),
  'to nobody': (cast) => send(cast, { provider_id: 'nobody' }),
  'with an id that is no word': (cast) => send(cast, {}, 'a b'),
  'below another request': (cast) => send(cast, {}, `${cast.requestId}/guests/${cast.client.uid}`),
  'a second time, over the first': (cast) => send(cast, {}, cast.requestId),
  'that is not counted': ({ client, provider }) =>
    setDoc(doc(client.db, 'service_requests/x1'), requestFields(client, provider.uid)),
});

stage.refused(
  'a request of a mebibyte',
  (cast) => send(cast, { service_description: 'x'.repeat(LIMITS.description) }),
  { 'by its text': (cast) => send(cast, { service_description: MEBIBYTE }) },
  'invalid-argument',
);

stage.refused(
  'what a professional changes in a request',
  (cast) => update(cast.provider, cast, { status: 'completed' }),
  {
    ...each<Changes>(
      {
        'an unknown status': { status: 'paid' },
        'a status that is no text': { status: ['completed'] },
        'the address that lets the client in': { client_email: 'mine@doorstep.test' },
        'the client': { client_uid: 'somebody' },
        'the text': { service_description: 'Other words' },
        'the preview alone': { last_message: 'I agree to pay.' },
        'a status and a name': { status: 'completed', client_name: 'Somebody' },
        "the client's counter": { unread_client: 0 },
        'a counter below zero': { unread_provider: -5 },
        'a field of its own': { paid: true },
      },
      (cast, changes) => update(cast.provider, cast, changes),
    ),
    'whose it is': (cast) => update(cast.provider, cast, { provider_id: cast.otherProvider.uid }),
    'all of it, by deleting it': (cast) => deleteDoc(doc(cast.provider.db, path(cast))),
  },
);

const own = ({ provider }: Cast) => where('provider_id', '==', provider.uid);
const rows = (cast: Cast, ...more: Parameters<typeof query>[1][]) =>
  query(collection(cast.provider.db, 'service_requests'), ...more);

stage.refused(
  'a list of requests',
  (cast) => list(cast.provider, 'service_requests', own(cast), limit(100)),
  {
    'without a limit': (cast) => list(cast.provider, 'service_requests', own(cast)),
    'of more than 100': (cast) => list(cast.provider, 'service_requests', own(cast), limit(101)),
    "of everybody's": (cast) => list(cast.provider, 'service_requests', limit(25)),
    "counted, everybody's": (cast) => getCountFromServer(rows(cast, limit(25))),
    'counted without a limit': (cast) => getCountFromServer(rows(cast, own(cast))),
  },
);
