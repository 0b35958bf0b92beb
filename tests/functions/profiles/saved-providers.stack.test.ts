import { LIMITS } from '@doorstep/domain/limits';
import { expect, it } from 'vitest';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, exists, fieldsOf, setFields } from '../../support/server/admin.ts';
import { saveProfile } from '../../support/server/market.ts';
import { session, unique, type Person } from '../../support/server/sdk-people.ts';

/** Saved professionals: who can be saved, how many, and what the professional learns. */

async function professional(published = true): Promise<Person> {
  const person = await session('saved');
  await saveProfile(person.uid, { published, handle: person.uid.toLowerCase() });
  return person;
}

const save = async (who: Person, ids: string[], saved = true) =>
  (await who.call('save-providers', { provider_ids: ids, saved })).provider_ids;

// @2.49.1 @2.49.5
it('saves published professionals once, in their order, and removes them', async () => {
  const client = await session('client');
  const [first, second, draft] = [
    await professional(),
    await professional(),
    await professional(false),
  ];
  expect(await save(client, [second.uid])).toEqual([second.uid]);
  const unknown = ['nobody', 'a/b', '..', client.uid];
  const both = [second.uid, first.uid];
  expect(await save(client, [...both, draft.uid, ...unknown])).toEqual(both);
  expect(await save(client, both)).toEqual(both);
  expect(await fieldsOf(`saved_providers/${client.uid}`)).toEqual({ provider_ids: both });
  expect(await save(client, [second.uid, 'nobody'], false)).toEqual([first.uid]);
  // A professional can save others, but not themselves.
  expect(await save(first, [first.uid, second.uid])).toEqual([second.uid]);
});

// @2.49.6
it('has room for 200 professionals', async () => {
  const client = await session('client');
  const [one, other] = [await professional(), await professional()];
  const many = Array.from({ length: LIMITS.savedProviders - 1 }, (_, i) => `professional-${i}`);
  await setFields(`saved_providers/${client.uid}`, { provider_ids: many });
  expect(await save(client, [one.uid, other.uid])).toEqual([...many, one.uid]);
  expect(await save(client, [other.uid])).toEqual([...many, one.uid]);
  await save(client, [many[0] ?? ''], false);
  expect(await save(client, [other.uid])).toEqual([...many.slice(1), one.uid, other.uid]);
});

// @2.49.8
it('tells the professional how many people have saved them, from five on', async () => {
  const provider = await professional();
  const store = (uid: string) =>
    setFields(`saved_providers/${uid}`, { provider_ids: ['another', provider.uid] });
  const people = Array.from({ length: 4 }, () => unique('saves'));
  await Promise.all(people.map(store));
  const savedBy = async () => (await provider.call('my-views', {})).saved_by;
  expect(await savedBy()).toBeNull();
  const fifth = await session('fifth');
  await save(fifth, [provider.uid]);
  expect(await savedBy()).toBe(5);
  await save(fifth, [provider.uid], false);
  expect(await savedBy()).toBeNull();
});

// @2.49.9
it('ends with either account', async () => {
  const [provider, stays, leaves] = [
    await professional(),
    await professional(),
    await session('leaves'),
  ];
  const client = await session('client');
  for (const who of [client, leaves]) await save(who, [stays.uid, provider.uid]);
  await deleteAccount(provider);
  expect(await fieldsOf(`saved_providers/${client.uid}`)).toEqual({ provider_ids: [stays.uid] });
  expect(await save(client, [provider.uid])).toEqual([stays.uid]);
  await deleteAccount(leaves);
  expect(await exists(`saved_providers/${leaves.uid}`)).toBe(false);
  const saving = adminDb()
    .collection('saved_providers')
    .where('provider_ids', 'array-contains', stays.uid);
  expect((await saving.count().get()).data().count).toBe(1);
});
