import { conversation, directMessage, stored } from '@doorstep/local/demo/factories.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { type Asking, RulesProject, session, strangersTo } from '../support/rules-project.ts';

const project = new RulesProject('direct-messages', () => ({
  'conversations/provider-1_client-1': stored(conversation()),
  'conversations/provider-1_client-2': stored(conversation({ client_id: 'client-2' })),
  'direct_messages/direct-1': stored(directMessage()),
}));

const provider = session('provider-1');
const client = session('client-1');
const SIDES: [string, Asking][] = [
  ['the client', client],
  ['the professional', provider],
];
const STRANGERS = [...strangersTo('client-1'), ...strangersTo('provider-1').slice(1, 3)];

describe('reading a direct message', () => {
  const read = (asking: Asking) => getDoc(doc(project.as(asking), 'direct_messages/direct-1'));

  it.each(SIDES)('is allowed to %s', (_, asking) => expectAllowed(read(asking)));
  it.each(STRANGERS)('is denied to %s', (_, asking) => expectPermissionDenied(read(asking)));
});

describe('listing direct messages', () => {
  const list = (
    asking: Asking,
    sides = { provider: 'provider-1', client: 'client-1' },
    size = 50,
  ) =>
    getDocs(
      query(
        collection(project.as(asking), 'direct_messages'),
        where('provider_id', '==', sides.provider),
        where('client_id', '==', sides.client),
        orderBy('created_at'),
        limitToLast(size),
      ),
    );

  it.each(SIDES)('is allowed to %s', (_, asking) => expectAllowed(list(asking)));
  it.each(STRANGERS)('is denied to %s', (_, asking) => expectPermissionDenied(list(asking)));

  it("is denied to a client for another client's", () =>
    expectPermissionDenied(list(client, { provider: 'provider-1', client: 'client-2' })));

  it('is denied to a client for all of a professional', () =>
    expectPermissionDenied(
      getDocs(
        query(
          collection(project.as(client), 'direct_messages'),
          where('provider_id', '==', 'provider-1'),
          limit(50),
        ),
      ),
    ));

  it('is denied above a page, or without a limit', async () => {
    await expectPermissionDenied(list(client, { provider: 'provider-1', client: 'client-1' }, 101));
    await expectPermissionDenied(
      getDocs(
        query(
          collection(project.as(client), 'direct_messages'),
          where('client_id', '==', 'client-1'),
        ),
      ),
    );
  });
});

describe('a direct message that was sent', () => {
  it.each([...SIDES, ...STRANGERS])('is never edited or deleted by %s', async (_, asking) => {
    const message = doc(project.as(asking), 'direct_messages/direct-1');
    await expectPermissionDenied(updateDoc(message, { message: 'I never said so.' }));
    await expectPermissionDenied(deleteDoc(message));
  });
});
