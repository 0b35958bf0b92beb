import { PAGE_SIZE } from '@doorstep/domain/limits';
import { deleteApp, initializeApp, onLog } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  doc,
  endBefore,
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

/** Listens to a query; `until` resolves once the server has sent a document with that text. */
function watch(page: Query) {
  let seen = new Set<unknown>();
  let look = () => {};
  const stop = onSnapshot(page, { includeMetadataChanges: true }, ({ docs, metadata }) => {
    if (metadata.hasPendingWrites || metadata.fromCache) return;
    seen = new Set(docs.map((one): unknown => one.get('text')));
    look();
  });
  const until = (text: string) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (seen.has(text)) resolve();
      };
      look();
    });
  return { until, stop };
}

/** Documents that a bare listener on the last messages of a chat is sent. */
export interface BareReads {
  /** When it begins. */
  opened: number;
  /** When one more comes, from another client. */
  message: number;
  /** Where it listens only to what comes after the last one that was read: with the first, second, third. */
  tail: number[];
}

const COUNT = 2 * PAGE_SIZE.messages;

export async function countBareReads(): Promise<BareReads> {
  const listener = connect();
  const sender = connect();
  const chat = unique('chat');
  const at = (place: number) => ({ chat, text: `Line ${place}`, created_at: new Date(place) });
  const batch = writeBatch(sender.db);
  for (let i = 0; i < COUNT; i += 1) {
    batch.set(doc(sender.db, 'messages', `${chat}-${i}`), at(i));
  }
  await batch.commit();

  const answers = countAnswers();
  /** Documents that come with one more message. */
  const say = async ({ until }: ReturnType<typeof watch>, place: number) => {
    answers.take();
    await addDoc(collection(sender.db, 'messages'), at(place));
    await until(`Line ${place}`);
    return answers.take();
  };
  const ordered = query(
    collection(listener.db, 'messages'),
    where('chat', '==', chat),
    orderBy('created_at', 'desc'),
  );
  const page = watch(query(ordered, limit(PAGE_SIZE.messages)));
  await page.until(`Line ${COUNT - 1}`);
  const opened = answers.take();
  const message = await say(page, COUNT);
  page.stop();

  const after = watch(query(ordered, endBefore(new Date(COUNT))));
  const tail: number[] = [];
  for (const place of [1, 2, 3]) tail.push(await say(after, COUNT + place));
  answers.stop();
  await Promise.all([deleteApp(listener.app), deleteApp(sender.app)]);
  return { opened, message, tail };
}
