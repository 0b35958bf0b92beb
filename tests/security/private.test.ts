import {
  deleteDoc,
  doc,
  getDocFromServer,
  limit,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../support/expectations.ts';
import { adminDb, setFields, updateFields } from '../support/server/admin.ts';
import { Access, DENIED } from './support/access.ts';
import { edit, list, listen, read } from './support/actions.ts';
import type { People } from './support/people.ts';

// Tests access to what only some of a request's readers see, with real tokens.

const access = new Access();
const notesOf = ({ requestId }: People) => `service_requests/${requestId}/notes`;

describe('private notes and saved replies', () => {
  access.allowsOnly('listing the private notes', ['provider'], (actor, people) =>
    list(actor, notesOf(people), limit(20)),
  );
  access.allowsOnly('writing a private note', ['provider'], (actor, people) => {
    const path = `${notesOf(people)}/of-${actor.uid}`;
    const note = { author_uid: actor.uid, author_name: null, text: 'Cash only.', changed_at: null };
    return edit(actor, path, (batch) =>
      batch.set(doc(actor.db, path), { ...note, created_at: serverTimestamp() }),
    );
  });
  access.allowsOnly('changing a private note', ['provider'], async (actor, people) => {
    const path = `${notesOf(people)}/earlier`;
    const note = { author_uid: people.provider.uid, author_name: null, text: 'Cash only.' };
    const times = { created_at: new Date(), changed_at: null };
    await adminDb()
      .doc(path)
      .set({ ...note, ...times });
    await edit(actor, path, (batch) =>
      batch.update(doc(actor.db, path), { text: 'Card.', changed_at: serverTimestamp() }),
    );
    await deleteDoc(doc(actor.db, path));
  });
  access.allowsOnly(
    "reading the professional's saved replies",
    ['provider'],
    async (actor, people) => {
      await read(actor, `saved_replies/${people.provider.uid}`);
      await listen(actor, `saved_replies/${people.provider.uid}`);
    },
  );
  access.allowsOnly('writing saved replies', [], (actor) =>
    setDoc(doc(actor.db, `saved_replies/${actor.uid}`), { replies: ['Mine.'] }),
  );
});

describe('the street address of a request', () => {
  const addressOf = ({ requestId }: People) => `service_requests/${requestId}/private/address`;
  const address = { street: '12 Elm Street', check_at: serverTimestamp() };
  access.allowsOnly('writing it', ['client'], (actor, people) =>
    edit(actor, addressOf(people), (batch) => batch.set(doc(actor.db, addressOf(people)), address)),
  );
  // The guest's grant is by a typed address.
  access.allowsOnly('reading it', ['client', 'provider'], async (actor, people) => {
    await read(actor, addressOf(people));
    await listen(actor, addressOf(people));
  });
  it('reading it by the professional: denied without a plan and while suspended', async () => {
    const { provider } = access.people;
    const plan = `subscribers/${provider.uid}`;
    const suspension = `closed_accounts/${provider.uid}`;
    const address = doc(provider.db, addressOf(access.people));
    // A cached address would be read without the server.
    const reading = () => codeOf(getDocFromServer(address));
    await updateFields(plan, { subscribed: false });
    expect(await reading()).toBe(DENIED);
    await updateFields(plan, { subscribed: true });
    expect(await reading()).toBe('allowed');
    const closed = { reason: 'suspended', closed_at: new Date(), expires_at: null };
    await setFields(suspension, closed);
    expect(await reading()).toBe(DENIED);
    await adminDb().doc(suspension).delete();
  });
  access.allowsOnly('listing it', [], (actor, people) =>
    list(actor, `service_requests/${people.requestId}/private`, limit(1)),
  );
  access.allowsOnly('removing it', ['client'], (actor, people) =>
    deleteDoc(doc(actor.db, addressOf(people))),
  );
});

describe('what a client saves and compares', () => {
  const savedBy = ({ client }: People) => `saved_providers/${client.uid}`;
  access.allowsOnly(
    'reading which professionals the client has saved',
    ['client'],
    async (actor, people) => {
      await setFields(savedBy(people), { provider_ids: [people.provider.uid] });
      await read(actor, savedBy(people));
      await listen(actor, savedBy(people));
    },
  );
  access.allowsOnly('listing who has saved a professional', [], (actor, { provider }) =>
    list(actor, 'saved_providers', where('provider_ids', 'array-contains', provider.uid), limit(1)),
  );
  access.allowsOnly('reading which requests belong together', ['client'], async (actor, people) => {
    const path = `request_groups/${people.requestId}`;
    await setFields(path, {
      ...{ client_uid: people.client.uid, changed_at: new Date() },
      ...{ request_ids: [people.requestId, 'b'], provider_ids: [people.provider.uid, 'pro-b'] },
    });
    await read(actor, path);
    await listen(actor, path);
  });
  access.allowsOnly('listing the groups of a professional', [], (actor, { provider }) =>
    list(actor, 'request_groups', where('provider_ids', 'array-contains', provider.uid), limit(1)),
  );
});
