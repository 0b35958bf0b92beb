import { PAGE_SIZE } from '@doorstep/domain/limits';
import { deleteApp, initializeApp, onLog } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  where,
  writeBatch,
  type Query,
} from 'firebase/firestore';
import { BARE_PROJECT } from '../support/bare-project.ts';
import { unique } from '../support/people.ts';
import { emulatorAt } from '../support/rules-project.ts';
import { readStack } from '../support/stack.ts';

/** Without any of the product: what the emulator sends to a query as the chats ask it. */

/** Documents that Firestore has sent to this process since it was asked last: its SDK logs each answer. */
function countAnswers() {
  let count = 0;
  // The SDK says all of it on the console, too.
  const plain = console.log;
  console.log = () => {};
  const inText = (text: unknown) =>
    typeof text === 'string' ? text.split(/\bdocumentChange"?: \{/).length - 1 : 0;
  onLog(({ args }) => (count += args.reduce((sum: number, arg: unknown) => sum + inText(arg), 0)), {
    level: 'debug',
  });
  setLogLevel('debug');
  return {
    take: () => {
      const counted = count;
      count = 0;
      return counted;
    },
    stop: () => {
      setLogLevel('silent');
      console.log = plain;
    },
  };
}

/** A project of its own in the same emulator, past all rules. */
function connect() {
  const app = initializeApp({ projectId: BARE_PROJECT, apiKey: 'local' }, unique('bare'));
  const db = getFirestore(app);
  const { host, port } = emulatorAt(readStack().firestore);
  connectFirestoreEmulator(db, host, port, { mockUserToken: 'owner' });
  return { app, db };
}

/** Resolves once the listener has seen a document with that text, from the server. */
function untilSeen(page: Query, text: string): Promise<void> {
  return new Promise((resolve) => {
    onSnapshot(page, { includeMetadataChanges: true }, ({ docs, metadata }) => {
      const isSeen = docs.some((one) => one.get('text') === text);
      if (isSeen && !metadata.hasPendingWrites && !metadata.fromCache) resolve();
    });
  });
}

/** Documents that a bare listener on the last messages of a chat is sent. */
export interface BareReads {
  /** When it begins. */
  opened: number;
  /** When one more comes, from another client. */
  message: number;
}

export async function countBareReads(): Promise<BareReads> {
  const listener = connect();
  const sender = connect();
  const chat = unique('chat');
  const at = (place: number) => ({ chat, text: `Line ${place}`, created_at: new Date(place) });
  const batch = writeBatch(sender.db);
  for (let i = 0; i < 2 * PAGE_SIZE.messages; i += 1) {
    batch.set(doc(sender.db, 'messages', `${chat}-${i}`), at(i));
  }
  await batch.commit();

  const answers = countAnswers();
  const page = query(
    collection(listener.db, 'messages'),
    where('chat', '==', chat),
    orderBy('created_at', 'desc'),
    limit(PAGE_SIZE.messages),
  );
  const last = 2 * PAGE_SIZE.messages;
  await untilSeen(page, `Line ${last - 1}`);
  const opened = answers.take();
  const seen = untilSeen(page, `Line ${last}`);
  answers.take();
  await addDoc(collection(sender.db, 'messages'), at(last));
  await seen;
  const message = answers.take();
  answers.stop();
  await Promise.all([deleteApp(listener.app), deleteApp(sender.app)]);
  return { opened, message };
}
