import { setTimeout as sleep } from 'node:timers/promises';
import { chatMessage, stored } from '@doorstep/local/demo/factories.ts';
import { teamMember } from '@doorstep/local/demo/team-member.ts';
import { deleteApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import { admin, createPerson, unique } from '../support/browser/sign-in.ts';
import { emulatorAt } from '../support/rules/project.ts';
import { openAuth } from '../support/server/sdk-people.ts';
import { readStack } from '../support/stack.ts';
import { createProvider, requestOf, storeRequest, updateDocument } from '../support/test-data.ts';
import type { Row } from './table.ts';

/** How long nothing changes after the membership has ended, and how often it changes then. */
const QUIET_MS = 15_000;
const CHANGES = 10;
const PAUSE_MS = 500;

/** What happens to a membership, whose document has this path. The first is the control. */
const CONTROL = 'during the membership';
const ENDS: Record<string, (path: string) => Promise<unknown>> = {
  [CONTROL]: () => Promise.resolve(),
  'after the member is removed': (path) => admin().firestore.doc(path).delete(),
  'after the member becomes inactive': (path) => updateDocument(path, { active: false }),
};

/** What one listener has heard. */
interface Heard {
  snapshots: number;
  error: string | null;
}

/** Opens the listeners of a member's tab, as a tampered client that never closes them. */
function openListeners(db: Firestore, ownerUid: string, requestId: string): Heard[] {
  const listen = (start: (next: () => void, failed: (code: string) => void) => void): Heard => {
    const heard: Heard = { snapshots: 0, error: null };
    start(
      () => (heard.snapshots += 1),
      (code) => (heard.error = code),
    );
    return heard;
  };
  const ofOwner = where('provider_id', '==', ownerUid);
  const queries = [
    query(collection(db, 'service_requests'), ofOwner, limit(25)),
    query(collection(db, 'chat_messages'), where('request_id', '==', requestId), limit(50)),
  ];
  return [
    listen((next, failed) =>
      onSnapshot(doc(db, 'service_requests', requestId), next, ({ code }) => failed(code)),
    ),
    ...queries.map((one) =>
      listen((next, failed) => onSnapshot(one, next, ({ code }) => failed(code))),
    ),
  ];
}

/** Stores a message and changes its request. */
async function change(requestId: string, uid: string, n: number): Promise<void> {
  const id = unique('message');
  const said = chatMessage({ id, request_id: requestId, sender_uid: uid, created_at: new Date() });
  await admin().firestore.doc(`chat_messages/${id}`).set(stored(said));
  await updateDocument(`service_requests/${requestId}`, { unread_provider: n });
}

/** Measures what a member's open listeners hear after the end of their access. */
async function measureEnd(title: string, end: (path: string) => Promise<unknown>): Promise<Row> {
  const [provider, client, member] = await Promise.all([
    createProvider('listener'),
    createPerson('listener-client'),
    createPerson('listener-member'),
  ]);
  const request = await storeRequest(requestOf(provider, client));
  const path = `team_members/${member.uid}`;
  const membership = teamMember({ id: member.uid, owner_uid: provider.uid, email: member.email });
  await admin().firestore.doc(path).set(stored(membership));
  const auth = openAuth();
  await signInWithEmailAndPassword(auth, member.email, member.password);
  const db = getFirestore(auth.app);
  const { host, port } = emulatorAt(readStack().firestore);
  connectFirestoreEmulator(db, host, port);
  const listeners = openListeners(db, provider.uid, request.id);
  while (listeners.some(({ snapshots }) => snapshots === 0)) await sleep(100);
  await end(path);
  await sleep(QUIET_MS);
  const open = listeners.filter(({ error }) => error === null).length;
  const before = listeners.map(({ snapshots }) => snapshots);
  for (let n = 1; n <= CHANGES; n += 1) {
    await change(request.id, client.uid, n);
    await sleep(PAUSE_MS);
  }
  const heard = listeners.map(({ snapshots }, i) => snapshots - (before[i] ?? 0));
  const errors = [...new Set(listeners.map(({ error }) => error ?? 'none'))].join(', ');
  await deleteApp(auth.app);
  const isControl = title === CONTROL;
  return {
    label: `changes of ${CHANGES} that each open listener of a member hears ${title}`,
    unit: 'count',
    figure: isControl ? Math.min(...heard) : Math.max(...heard),
    budget: isControl ? { min: CHANGES } : { max: 0 },
    note: `${open} of ${listeners.length} open after ${QUIET_MS / 1000} s without a change, then: ${errors}`,
  };
}

/** Measures what a tampered client hears that keeps the listeners of a membership open. */
export async function measureTeamListeners(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [title, end] of Object.entries(ENDS)) rows.push(await measureEnd(title, end));
  return rows;
}
