import { conversationId } from '@doorstep/domain/chat/conversation';
import { WRITE_LIMITS } from '@doorstep/domain/write-counter';
import { deleteApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  query,
  serverTimestamp,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { newRequest } from '../support/documents.ts';
import {
  beginConversation,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../support/protocols.ts';
import { openAuth, PASSWORD } from '../support/server/people.ts';
import { emulatorAt } from '../support/rules-project.ts';
import { readStack } from '../support/stack.ts';
import { listenTo, type Line } from './line.ts';
import type { ChatPlan } from './plan.ts';

interface Side {
  uid: string;
  db: Firestore;
  close: () => Promise<void>;
}

/** Somebody in a browser of their own, signed in for real. */
async function enter({ uid, email }: ChatPlan['client']): Promise<Side> {
  const auth = openAuth();
  await signInWithEmailAndPassword(auth, email, PASSWORD);
  const db = getFirestore(auth.app);
  const { host, port } = emulatorAt(readStack().firestore);
  connectFirestoreEmulator(db, host, port);
  return { uid, db, close: () => deleteApp(auth.app) };
}

/** Begins the request or the conversation, as its client does. */
async function begin({ id, kind, provider }: ChatPlan, client: Side, email: string) {
  const sides = { provider_id: provider.uid, provider_handle: provider.uid };
  if (kind === 'request') {
    const fields = newRequest({ ...sides, client_uid: client.uid, client_email: email });
    await sendRequest(client.db, { id, fields });
    return;
  }
  await beginConversation(client.db, client.uid, {
    thread: conversationId(provider.uid, client.uid),
    messageChanges: { provider_id: provider.uid },
    threadChanges: sides,
  });
}

function sendOnce(plan: ChatPlan, sender: Side, message: string): Promise<void> {
  const { kind, from, provider, client } = plan;
  if (kind === 'request') {
    const messageChanges = { sender_uid: sender.uid, message };
    return sendInRequest(sender.db, { from, thread: plan.id, messageChanges });
  }
  const sides = { provider_id: provider.uid, client_id: client.uid, sender_uid: sender.uid };
  const thread = conversationId(provider.uid, client.uid);
  return sendInConversation(sender.db, { from, thread, messageChanges: { ...sides, message } });
}

/** Whether the sender's counter has no room left; then a new window is begun, as the app does. */
async function beginsAnew({ db, uid }: Side): Promise<boolean> {
  const counter = doc(db, 'message_counts', uid);
  const count: unknown = (await getDoc(counter)).get('count');
  if (count !== WRITE_LIMITS.message_counts.max) return false;
  await setDoc(counter, { count: 0, started_at: serverTimestamp() }, { merge: true });
  return true;
}

function messagesOf({ kind, id, provider, client }: ChatPlan, db: Firestore) {
  if (kind === 'request') {
    return query(collection(db, 'chat_messages'), where('request_id', '==', id));
  }
  return query(
    collection(db, 'direct_messages'),
    where('provider_id', '==', provider.uid),
    where('client_id', '==', client.uid),
  );
}

/** A chat of the product: its rules, its batches, its tokens. */
export async function openDoorstepLine(plan: ChatPlan): Promise<Line> {
  const [client, provider] = await Promise.all([enter(plan.client), enter(plan.provider)]);
  await begin(plan, client, plan.client.email);
  const [sender, listener] = plan.from === 'client' ? [client, provider] : [provider, client];
  let stop = () => {};
  return {
    send: async (text) => {
      try {
        await sendOnce(plan, sender, text);
      } catch (refusal) {
        if (!(await beginsAnew(sender))) throw refusal;
        await sendOnce(plan, sender, text);
      }
    },
    listen: async (arrived) => {
      stop = await listenTo(messagesOf(plan, listener.db), arrived);
    },
    close: async () => {
      stop();
      await Promise.all([client.close(), provider.close()]);
    },
  };
}
