import { WRITE_LIMITS } from '@doorstep/domain/write-counter';
import {
  deleteDoc,
  doc,
  increment,
  limit,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { adminDb } from '../support/server/admin.ts';
import { unique } from '../support/server/people.ts';
import { newChatMessage, type Changes } from '../support/documents.ts';
import { codeOf } from '../support/expectations.ts';
import { begin, list, look, PAST, request, say, tell } from './support/acts.ts';
import type { Cast } from './support/cast.ts';
import { DENIED, each, Stage } from './support/stage.ts';

const stage = new Stage();
const MESSAGES = 'message_counts';
const counter = ({ client }: Cast, name = MESSAGES) => doc(client.db, name, client.uid);

/** Begins to count for the client, anywhere below the limit. */
const set = ({ client }: Cast, count: number, name = MESSAGES) =>
  adminDb().doc(`${name}/${client.uid}`).set({ count, last_id: 'before', started_at: new Date() });

describe.each([MESSAGES, 'thread_counts'])('%s', (name) => {
  stage.onlyFor("reading the client's", ['client'], (who, { client }) =>
    look(who, `${name}/${client.uid}`),
  );
  stage.onlyFor("raising the client's", ['client'], async (who, cast) => {
    await set(cast, 1, name);
    await updateDoc(doc(who.db, name, cast.client.uid), { count: increment(1), last_id: 'x' });
  });
  stage.onlyFor('listing', [], (who) => list(who, name, limit(1)));

  stage.refused(
    "one's own",
    async (cast) => {
      await set(cast, 10, name);
      await updateDoc(counter(cast, name), { count: increment(1), last_id: 'x' });
    },
    each<Changes>(
      {
        lowered: { count: 0, last_id: 'x' },
        'lowered below zero': { count: -1000, last_id: 'x' },
        'begun anew before its time': { count: 0, started_at: serverTimestamp() },
        'begun anew on an earlier day': { count: 0, started_at: PAST },
        'of another type': { count: 'none', last_id: 'x' },
        'with a field of its own': { count: increment(1), last_id: 'x', free: true },
      },
      async (cast, changes) => {
        await set(cast, 10, name);
        await updateDoc(counter(cast, name), changes);
      },
    ),
  );
  stage.refused(
    "one's own, taken away",
    async (cast) => {
      await set(cast, 10, name);
      await setDoc(counter(cast, name), { count: increment(1), last_id: 'x' }, { merge: true });
    },
    {
      deleted: (cast) => deleteDoc(counter(cast, name)),
      replaced: async (cast) => {
        await set(cast, 10, name);
        await setDoc(counter(cast, name), { count: 1, last_id: 'x' });
      },
      'deleted and made anew in one batch': async (cast) => {
        await set(cast, 10, name);
        const batch = writeBatch(cast.client.db);
        batch.delete(counter(cast, name)).set(counter(cast, name), { count: 1, last_id: 'x' });
        await batch.commit();
      },
      'lowered in a transaction': async (cast) => {
        await set(cast, 10, name);
        await runTransaction(cast.client.db, async (transaction) => {
          await transaction.get(counter(cast, name));
          transaction.update(counter(cast, name), { count: 1, last_id: 'x' });
        });
      },
    },
  );
});

/** Several messages in one batch, each `[id, request]`, with that many steps of the counter. */
async function burst(
  { client }: Cast,
  messages: readonly (readonly [string, string])[],
  steps: number,
): Promise<void> {
  const batch = writeBatch(client.db);
  for (const [id, requestId] of messages) {
    const thread = doc(client.db, 'service_requests', requestId);
    const fields = { request_id: requestId, sender_uid: client.uid };
    const message = newChatMessage('client', fields);
    batch.set(doc(client.db, 'chat_messages', id), message);
    batch.update(thread, {
      last_message: message['message'],
      last_message_id: id,
      last_message_at: serverTimestamp(),
      unread_provider: increment(1),
    });
  }
  const count = doc(client.db, MESSAGES, client.uid);
  const last_id = `chat_messages/${messages.at(-1)?.[0]}`;
  batch.set(count, { count: increment(steps), last_id }, { merge: true });
  await batch.commit();
}

/** One or two messages about one request, by ids that nobody else takes. */
const inOne = async (cast: Cast, count: number, steps: number) => {
  await set(cast, 0);
  const ids = Array.from({ length: count }, () => unique('burst'));
  await burst(
    cast,
    ids.map((id) => [id, cast.requestId]),
    steps,
  );
};

const inTwo = async (cast: Cast, steps: number) => {
  await set(cast, 0, 'thread_counts');
  const second = await request(cast.client, cast.otherProvider);
  await set(cast, 0);
  const messages = [cast.requestId, second].map((id) => [unique('burst'), id] as const);
  await burst(cast, messages, steps);
};

stage.refused('more than one message at a time', (cast) => inOne(cast, 1, 1), {
  'two, counted once': (cast) => inOne(cast, 2, 1),
  'two, counted twice': (cast) => inOne(cast, 2, 2),
  'two in two requests, counted once': (cast) => inTwo(cast, 1),
  'two in two requests, counted twice': (cast) => inTwo(cast, 2),
  'one, with the counter of another': async (cast) => {
    await say(cast.client, 'client', cast.requestId, { counted: 'another' });
  },
  'one that the counter named beforehand, with the counter full': async (cast) => {
    const id = unique('ahead');
    await set(cast, WRITE_LIMITS.message_counts.max - 1);
    await updateDoc(counter(cast), { count: increment(1), last_id: `chat_messages/${id}` });
    // The counter names it and stands: it passes, another one has to be counted.
    const named = codeOf(say(cast.client, 'client', cast.requestId, { id, counted: null }));
    if ((await named) !== 'allowed') throw new Error('What is counted did not pass');
    await say(cast.client, 'client', cast.requestId, { id: unique('other'), counted: null });
  },
  'none counted': (cast) => say(cast.client, 'client', cast.requestId, { counted: null }),
});

describe('a counter that is used up', () => {
  const end = async (act: () => Promise<unknown>, name: keyof typeof WRITE_LIMITS) => {
    await set(stage.cast, WRITE_LIMITS[name].max - 1, name);
    expect(await codeOf(act())).toBe('allowed');
    expect(await codeOf(act())).toBe(DENIED);
    await set(stage.cast, 0, name);
    expect(await codeOf(act())).toBe('allowed');
  };

  it('ends messages about requests', () =>
    end(() => say(stage.cast.client, 'client', stage.cast.requestId), 'message_counts'));

  it('ends direct messages', () =>
    end(() => tell(stage.cast.client, 'client', stage.cast.conversationId), 'message_counts'));

  it('ends requests', () =>
    end(() => request(stage.cast.client, stage.cast.provider), 'thread_counts'));

  it('ends new conversations', async () => {
    await set(stage.cast, WRITE_LIMITS.thread_counts.max, 'thread_counts');
    const act = () => begin(stage.cast.client, stage.cast.otherProvider);
    expect(await codeOf(act())).toBe(DENIED);
    await set(stage.cast, 0, 'thread_counts');
    expect(await codeOf(act())).toBe('allowed');
  });
});
