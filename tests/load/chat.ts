import { conversationId } from '@doorstep/domain/chat/conversation';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { deleteApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { newRequest } from '../support/documents.ts';
import { createPerson, unique, type Person } from '../support/browser/sign-in.ts';
import {
  startConversation,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../support/write-batches.ts';
import { emulatorAt } from '../support/rules/project.ts';
import { createProvider } from '../support/test-data.ts';
import { openAuth } from '../support/server/sdk-people.ts';
import { readStack } from '../support/stack.ts';

/** A chat between two people: one sends and the other one listens. */
export interface Chat {
  send(text: string): Promise<void>;
  /** Calls `onText` for each received text, in order. Resolves after the server's first answer. */
  listen(onText: (text: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Signs a person in with a new instance of the SDK. */
async function connect({ email, password }: Person) {
  const auth = openAuth();
  await signInWithEmailAndPassword(auth, email, password);
  const db = getFirestore(auth.app);
  const { host, port } = emulatorAt(readStack().firestore);
  connectFirestoreEmulator(db, host, port);
  return { db, close: () => deleteApp(auth.app) };
}

/** Listens to the newest messages, as the app does. */
function listenTo(messages: Query, onText: (text: string) => void): Promise<() => void> {
  const newest = query(messages, orderBy('created_at', 'desc'), limit(PAGE_SIZE.messages));
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      newest,
      { includeMetadataChanges: true },
      (snapshot) => {
        const added = snapshot
          .docChanges()
          .filter(({ type, doc }) => type === 'added' && !doc.metadata.hasPendingWrites);
        for (const { doc } of added.toSorted((a, b) => b.newIndex - a.newIndex)) {
          onText(String(doc.get('message')));
        }
        if (!snapshot.metadata.fromCache) resolve(() => stop());
      },
      reject,
    );
  });
}

type Provider = Awaited<ReturnType<typeof createProvider>>;

/** Returns the fields of a thread that repeat the professional's profile. */
const namesOf = ({ uid, profile }: Provider) => ({
  provider_id: uid,
  provider_name: profile.display_name,
  provider_handle: profile.handle,
});

interface Thread {
  send: (text: string) => Promise<void>;
  messages: Query;
}

/** Starts a chat about a request, in which the professional sends. */
async function startRequestChat(
  provider: Provider,
  client: Person,
  [providerDb, clientDb]: [Firestore, Firestore],
): Promise<Thread> {
  const id = unique('loadchat');
  const fields = newRequest({
    ...namesOf(provider),
    client_uid: client.uid,
    client_email: client.email,
    client_email_confirmed: true,
  });
  await sendRequest(clientDb, { id, fields });
  return {
    send: (message) => {
      const messageChanges = { sender_uid: provider.uid, message };
      return sendInRequest(providerDb, { from: 'provider', thread: id, messageChanges });
    },
    messages: query(collection(clientDb, 'chat_messages'), where('request_id', '==', id)),
  };
}

/** Starts a direct chat, in which the client sends. */
async function startDirectChat(
  provider: Provider,
  client: Person,
  [providerDb, clientDb]: [Firestore, Firestore],
): Promise<Thread> {
  const sides = { provider_id: provider.uid, client_id: client.uid };
  const thread = conversationId(provider.uid, client.uid);
  await startConversation(clientDb, client.uid, {
    thread,
    messageChanges: { provider_id: provider.uid },
    threadChanges: namesOf(provider),
  });
  return {
    send: (message) => {
      const messageChanges = { ...sides, sender_uid: client.uid, message };
      return sendInConversation(clientDb, { from: 'client', thread, messageChanges });
    },
    messages: query(
      collection(providerDb, 'direct_messages'),
      where('provider_id', '==', provider.uid),
      where('client_id', '==', client.uid),
    ),
  };
}

/** Creates two people and a chat between them, with the product's rules, batches and tokens. */
export async function openChat(kind: 'request' | 'direct'): Promise<Chat> {
  const provider = await createProvider('loadpro');
  const client = await createPerson('loadclient');
  const connections = await Promise.all([connect(provider), connect(client)]);
  const [{ db: providerDb }, { db: clientDb }] = connections;
  const startChat = kind === 'request' ? startRequestChat : startDirectChat;
  const { send, messages } = await startChat(provider, client, [providerDb, clientDb]);
  let stop = () => {};
  return {
    send,
    listen: async (onText) => {
      stop = await listenTo(messages, onText);
    },
    close: async () => {
      stop();
      await Promise.all(connections.map(({ close }) => close()));
    },
  };
}
