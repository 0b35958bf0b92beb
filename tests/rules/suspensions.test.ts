import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { deleteDoc, doc, setDoc, Timestamp } from 'firebase/firestore';
import { afterEach, describe, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { sendInRequest } from '../support/protocols.ts';
import { anonymous, RulesProject, session, type Person } from '../support/rules-project.ts';

const BY_ADDRESS = 'nora@doorstep.test';
const project = new RulesProject('suspensions', () => ({
  'service_requests/request-1': stored(serviceRequest({ client_email: BY_ADDRESS })),
  'service_requests/request-1/guests/guest': {
    expires_at: Timestamp.fromMillis(Date.now() + 3_600_000),
  },
}));

const closed = (uid: string) => doc(project.functions(), 'closed_accounts', uid);
const suspend = (uid: string) =>
  setDoc(closed(uid), { reason: 'suspended', closed_at: Timestamp.now(), expires_at: null });

afterEach(async () => {
  await Promise.all(['client-1', 'provider-1'].map((uid) => deleteDoc(closed(uid))));
});

const writes = (person: Person, from: 'client' | 'provider' = 'client') =>
  sendInRequest(project.as(person), { from, messageChanges: { sender_uid: person.uid } });

describe('a suspended client', () => {
  it.each([
    ['by the own account', session('client-1')],
    ['as a guest of the own request', anonymous('guest')],
    ['by the address of the request', session('later', BY_ADDRESS)],
  ])('does not write, %s, until that is lifted', async (_, person) => {
    await expectAllowed(writes(person));
    await suspend('client-1');
    await expectPermissionDenied(writes(person));
    await deleteDoc(closed('client-1'));
    await expectAllowed(writes(person));
  });

  it('is still written to', async () => {
    await suspend('client-1');
    await expectAllowed(writes(session('provider-1'), 'provider'));
  });
});

describe('a suspended professional', () => {
  it('does not write, and is still written to', async () => {
    await suspend('provider-1');
    await expectPermissionDenied(writes(session('provider-1'), 'provider'));
    await expectAllowed(writes(session('client-1')));
  });
});
