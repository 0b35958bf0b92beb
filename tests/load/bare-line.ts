import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  getFirestore,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import { BARE_PROJECT } from '../support/bare-project.ts';
import { unique } from '../support/server/people.ts';
import { emulatorAt } from '../support/rules-project.ts';
import { readStack } from '../support/stack.ts';
import { listenTo, type Line } from './line.ts';

function connect() {
  const app = initializeApp({ projectId: BARE_PROJECT, apiKey: 'local' }, unique('bare'));
  const db = getFirestore(app);
  const { host, port } = emulatorAt(readStack().firestore);
  connectFirestoreEmulator(db, host, port);
  return { app, messages: collection(db, 'messages') };
}

/** A chat without any of the product: documents are added to a collection. */
export function openBareLine(chat: string): Promise<Line> {
  const sender = connect();
  const listener = connect();
  let stop = () => {};
  return Promise.resolve({
    send: async (message) => {
      await addDoc(sender.messages, { chat, message, created_at: serverTimestamp() });
    },
    listen: async (arrived) => {
      stop = await listenTo(query(listener.messages, where('chat', '==', chat)), arrived);
    },
    close: async () => {
      stop();
      await Promise.all([deleteApp(sender.app), deleteApp(listener.app)]);
    },
  });
}
