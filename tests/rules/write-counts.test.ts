import { WRITE_LIMITS } from '@doorstep/domain/documents/write-counter';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { describe, it } from 'vitest';
import { newRequest, publishedProvider, type Fields } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { sendInRequest, sendRequest, startConversation } from '../support/write-batches.ts';
import {
  anonymous,
  RulesProject,
  session,
  unverified,
  type Requester,
  type Seed,
} from '../support/rules/project.ts';

const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
const COUNTERS = Object.entries(WRITE_LIMITS);

/** A counter whose window began some seconds ago. */
const counter = (count: number, startedAgo: number) => ({
  ...{ count, last_id: 'earlier/document' },
  ...{ counted_at: ago(startedAgo), started_at: ago(startedAgo) },
});

const counters = (): Seed =>
  Object.fromEntries<object>(
    COUNTERS.flatMap(([name, { max, seconds }]) => [
      [`${name}/begun`, counter(3, seconds / 2)],
      [`${name}/full`, counter(max, -600)],
      [`${name}/over`, counter(max, seconds + 5)],
      [`${name}/client-1`, counter(max - 1, -600)],
    ]),
  );

const project = new RulesProject('write-counts', () => ({
  ...publishedProvider('provider-1'),
  ...counters(),
  'service_requests/request-1': stored(serviceRequest()),
}));

const named = (last_id = 'b/c') => ({ last_id, counted_at: serverTimestamp() });
const oneMore = (id?: string): Fields => ({ ...named(id), count: increment(1) });
const newWindow = (): Fields => ({ ...named(), count: 1, started_at: serverTimestamp() });

describe.each(COUNTERS)('a counter of %s', (name, { max }) => {
  const write = (requester: Requester, uid: string, fields: Fields) =>
    setDoc(doc(project.as(requester), name, uid), fields, { merge: true });
  const own = (uid: string, fields: Fields) => write(session(uid), uid, fields);

  it.each<[string, Requester]>([
    ['a person', session('first')],
    ['a guest', anonymous('guest')],
  ])('begins with a window, for %s', async (_, who) => {
    await expectPermissionDenied(write(who, who?.uid ?? '', oneMore()));
    await expectAllowed(write(who, who?.uid ?? '', newWindow()));
    await expectAllowed(write(who, who?.uid ?? '', oneMore()));
  });

  it('is not reset in its first window', async () => {
    await expectAllowed(own('resetting', newWindow()));
    for (const fields of [newWindow(), { count: 0, started_at: serverTimestamp() }]) {
      await expectPermissionDenied(own('resetting', fields));
      await expectPermissionDenied(
        setDoc(doc(project.as(session('resetting')), name, 'resetting'), fields),
      );
    }
  });

  it('goes up by one', () => expectAllowed(own('begun', oneMore('c/d'))));

  it('begins again when its window is over, or goes on', async () => {
    await expectAllowed(own('over', newWindow()));
    await expectAllowed(own('over', oneMore()));
    await expectPermissionDenied(own('over', newWindow()));
  });

  it.each<[string, Requester]>([
    ['a signed-out visitor', null],
    ['an anonymous user', anonymous('stranger')],
    ['somebody unconfirmed', unverified('stranger')],
    ['somebody else', session('stranger')],
  ])('is closed to %s', async (_, requester) => {
    await expectPermissionDenied(getDoc(doc(project.as(requester), name, 'begun')));
    await expectPermissionDenied(write(requester, 'begun', oneMore()));
    await expectPermissionDenied(write(requester, 'over', newWindow()));
    await expectPermissionDenied(write(requester, 'unknown', newWindow()));
  });

  it('is readable by its owner, but not in a list', async () => {
    await expectAllowed(getDoc(doc(project.as(session('begun')), name, 'begun')));
    await expectPermissionDenied(
      getDocs(query(collection(project.as(session('begun')), name), limit(1))),
    );
  });

  it.each<[string, string, Fields]>([
    ['above its limit', 'full', oneMore()],
    ['to a new window before the old one is over', 'full', newWindow()],
    ['by no step', 'begun', { ...oneMore(), count: increment(0) }],
    ['by two', 'begun', { ...oneMore(), count: increment(2) }],
    ['backwards', 'begun', { ...oneMore(), count: increment(-1) }],
    ['with something that is no path', 'begun', oneMore('a b')],
    ['with a bare id', 'begun', oneMore('b')],
    ['with no id', 'begun', { ...oneMore(), last_id: null }],
    ['without its time', 'begun', { count: increment(1), last_id: 'b/c' }],
    ['with a time of its own', 'begun', { ...oneMore(), counted_at: ago(1) }],
    ['with a further field', 'begun', { ...oneMore(), free: true }],
    ['with another time', 'begun', { ...oneMore(), started_at: ago(9000) }],
    ['to a window of its own time', 'over', { ...newWindow(), started_at: ago(9000) }],
    ['to a window with less than one', 'over', { ...newWindow(), count: -100 }],
    ['to a first count of less', 'unknown', { ...newWindow(), count: -100 }],
    ['to a first window of its own time', 'unknown', { ...newWindow(), started_at: ago(9000) }],
    ['to a first window of more', 'unknown', { ...newWindow(), count: 7 }],
    ['to a first count of no number', 'unknown', { ...newWindow(), count: 'one' }],
    ['to a first count of no path', 'unknown', { ...newWindow(), last_id: 'a b' }],
  ])('does not move %s', async (_, uid, fields) => {
    // Another test has started a new window.
    if (uid === 'over') await project.seed({ [`${name}/over`]: counter(max, 9000) });
    await expectPermissionDenied(own(uid, fields));
  });

  it('is not deleted', () =>
    expectPermissionDenied(deleteDoc(doc(project.as(session('full')), name, 'full'))));

  it('is not replaced', async () => {
    const own = project.as(session('full'));
    const counter = doc(own, name, 'full');
    await expectPermissionDenied(setDoc(counter, newWindow()));
    await expectPermissionDenied(
      writeBatch(own).delete(counter).set(counter, newWindow()).commit(),
    );
    const inTransaction = runTransaction(own, async (transaction) => {
      await transaction.get(counter);
      transaction.update(counter, newWindow());
    });
    await expectPermissionDenied(inTransaction);
  });
});

const client = session('client-1');
const db = () => project.as(client);

describe('a counted document', () => {
  it('needs its counter: a message', async () => {
    await expectPermissionDenied(sendInRequest(db(), { from: 'client', counted: null }));
    await expectPermissionDenied(sendInRequest(db(), { from: 'client', counted: 'another' }));
  });

  it('needs its counter: a request', async () => {
    const fields = newRequest({ client_uid: 'client-2' });
    const other = project.as(session('client-2'));
    await expectPermissionDenied(sendRequest(other, { fields, counted: null }));
    await expectPermissionDenied(sendRequest(other, { fields, counted: 'another' }));
    await expectAllowed(sendRequest(other, { fields }));
  });

  it('needs its counters: a conversation', async () => {
    const other = project.as(session('client-3'));
    await expectPermissionDenied(startConversation(other, 'client-3', { counted: null }));
    await expectPermissionDenied(startConversation(other, 'client-3', { threadCounted: null }));
    await expectPermissionDenied(startConversation(other, 'client-3', { threadCounted: 'x' }));
    await expectAllowed(startConversation(other, 'client-3'));
  });

  it('is denied above the limit: messages', async () => {
    await expectAllowed(sendInRequest(db(), { from: 'client' }));
    await expectPermissionDenied(sendInRequest(db(), { from: 'client' }));
  });

  it('is denied above the limit: requests and conversations together', async () => {
    await expectAllowed(sendRequest(db(), { fields: newRequest() }));
    await expectPermissionDenied(sendRequest(db(), { fields: newRequest() }));
    await project.seed({ 'message_counts/client-1': counter(1, 1) });
    await expectPermissionDenied(startConversation(db(), 'client-1'));
  });

  // @5.7.4
  it('may be one of 30 parallel messages after an ordinary minute', async () => {
    const sender = project.as(session('burst'));
    await project.seed({
      'service_requests/burst': stored(serviceRequest({ client_uid: 'burst' })),
      'message_counts/burst': counter(60, 30),
    });
    await Promise.all(
      Array.from({ length: 30 }, () =>
        expectAllowed(
          sendInRequest(sender, {
            from: 'client',
            thread: 'burst',
            messageChanges: { request_id: 'burst', sender_uid: 'burst' },
          }),
        ),
      ),
    );
  });
});

describe('a deleted account', () => {
  it('cannot write counters', async () => {
    await project.seed({
      'closed_accounts/gone': { reason: 'deleted', closed_at: Timestamp.now() },
    });
    for (const [name] of COUNTERS) {
      await expectPermissionDenied(
        setDoc(doc(project.as(session('gone')), name, 'gone'), newWindow()),
      );
      await project.seed({ [`${name}/gone`]: counter(1, 1) });
      await expectPermissionDenied(
        updateDoc(doc(project.as(session('gone')), name, 'gone'), oneMore()),
      );
    }
  });
});
