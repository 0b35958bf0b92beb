import { WRITE_LIMITS } from '@doorstep/domain/write-counter';
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
import { startConversation, sendInRequest, sendRequest } from '../support/write-batches.ts';
import {
  anonymous,
  RulesProject,
  session,
  unverified,
  type Requester,
  type Seed,
} from '../support/rules-project.ts';

const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
const COUNTERS = Object.entries(WRITE_LIMITS);

const counters = (): Seed =>
  Object.fromEntries<object>(
    COUNTERS.flatMap(([name, { max, seconds }]) => [
      [`${name}/begun`, { count: 3, last_id: 'a', started_at: ago(seconds / 2) }],
      [`${name}/full`, { count: max, last_id: 'a', started_at: ago(-600) }],
      [`${name}/over`, { count: max, last_id: 'a', started_at: ago(seconds + 5) }],
      [`${name}/timeless`, { count: max, last_id: 'a' }],
      [`${name}/client-1`, { count: max - 1, last_id: 'a', started_at: ago(1) }],
    ]),
  );

const project = new RulesProject('write-counts', () => ({
  ...publishedProvider('provider-1'),
  ...counters(),
  'service_requests/request-1': stored(serviceRequest()),
}));

const oneMore = (id = 'b'): Fields => ({ count: increment(1), last_id: id });
const newWindow = (): Fields => ({ count: 0, started_at: serverTimestamp() });

describe.each(COUNTERS)('a counter of %s', (name, { max }) => {
  const write = (requester: Requester, uid: string, fields: Fields) =>
    setDoc(doc(project.as(requester), name, uid), fields, { merge: true });
  const own = (uid: string, fields: Fields) => write(session(uid), uid, fields);

  it.each<[string, Fields]>([
    ['begins at one', oneMore()],
    ['begins with a window', newWindow()],
    ['begins for a guest', oneMore()],
  ])('%s', (title, fields) => {
    const uid = title.replaceAll(' ', '');
    const requester = title.includes('guest') ? anonymous(uid) : session(uid);
    return expectAllowed(write(requester, uid, fields));
  });

  it('goes up by one', () => expectAllowed(own('begun', oneMore('c'))));

  it('starts again when its window is over, or has no start', async () => {
    await expectAllowed(own('over', newWindow()));
    await expectAllowed(own('over', oneMore()));
    await expectAllowed(own('timeless', newWindow()));
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
    await expectPermissionDenied(write(requester, 'unknown', oneMore()));
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
    ['by no step', 'begun', { count: increment(0), last_id: 'x' }],
    ['by two', 'begun', { count: increment(2), last_id: 'x' }],
    ['backwards', 'begun', { count: increment(-1), last_id: 'x' }],
    ['with something that is no id', 'begun', oneMore('a b')],
    ['with no id', 'begun', { count: increment(1), last_id: null }],
    ['with a further field', 'begun', { ...oneMore(), free: true }],
    ['with another time', 'begun', { ...oneMore(), started_at: ago(9000) }],
    ['to a window of its own time', 'over', { count: 0, started_at: ago(9000) }],
    ['to a window with less than nothing', 'over', { count: -100, started_at: serverTimestamp() }],
    ['to a first count of less', 'unknown', { count: -100, last_id: 'x' }],
    ['to a first count with a time', 'unknown', { ...oneMore(), started_at: ago(9000) }],
    ['to a first window of its own time', 'unknown', { count: 0, started_at: ago(9000) }],
    ['to a first window that is not empty', 'unknown', { count: 7, started_at: serverTimestamp() }],
    ['to a first count of no number', 'unknown', { count: 'one', last_id: 'x' }],
    ['to a first count of no id', 'unknown', { count: 1, last_id: 'a b' }],
  ])('does not move %s', async (_, uid, fields) => {
    // Another test has started a new window.
    if (uid === 'over')
      await project.seed({ [`${name}/over`]: { count: max, started_at: ago(9000) } });
    await expectPermissionDenied(own(uid, fields));
  });

  it('is not deleted', () =>
    expectPermissionDenied(deleteDoc(doc(project.as(session('full')), name, 'full'))));

  it('is not replaced', async () => {
    const own = project.as(session('full'));
    const counter = doc(own, name, 'full');
    const first = { count: 1, last_id: 'x' };
    await expectPermissionDenied(setDoc(counter, first));
    await expectPermissionDenied(writeBatch(own).delete(counter).set(counter, first).commit());
    const inTransaction = runTransaction(own, async (transaction) => {
      await transaction.get(counter);
      transaction.update(counter, first);
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
    await project.seed({ 'message_counts/client-1': { count: 0 } });
    await expectPermissionDenied(startConversation(db(), 'client-1'));
  });

  // @5.7.4
  it('may be one of 30 parallel messages after an ordinary minute', async () => {
    const sender = project.as(session('burst'));
    await project.seed({
      'service_requests/burst': stored(serviceRequest({ client_uid: 'burst' })),
      'message_counts/burst': { count: 60, last_id: 'a', started_at: ago(30) },
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
        setDoc(doc(project.as(session('gone')), name, 'gone'), oneMore(), { merge: true }),
      );
      await project.seed({ [`${name}/gone`]: { count: 1, last_id: 'a' } });
      await expectPermissionDenied(
        updateDoc(doc(project.as(session('gone')), name, 'gone'), oneMore()),
      );
    }
  });
});
