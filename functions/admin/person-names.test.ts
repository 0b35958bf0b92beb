import { expect, it } from 'vitest';
import { findPersonNames } from './person-names.ts';
import { searchPeople } from './search-people.ts';

// @2.10.37
it('calls a person by the name, otherwise by the email, and a deleted account not at all', async () => {
  const names = await findPersonNames(
    {
      people: { findNames: () => Promise.resolve(new Map([['pro', 'Rivera Plumbing']])) },
      accounts: {
        listEmails: () =>
          Promise.resolve(
            new Map([
              ['pro', 'pro@shop.test'],
              ['sam', 'sam@shop.test'],
              ['guest', null],
            ]),
          ),
      },
    },
    ['pro', 'sam', 'guest', 'gone'],
  );
  expect([...names.values()]).toEqual(['Rivera Plumbing', 'sam@shop.test', 'A guest']);
  expect(names.has('gone')).toBe(false);
});

// @2.10.37
it('lists a person without a name with the email of the account, and no other email', async () => {
  const person = { handle: null, email: null, sort_key: '', beginnings: [] };
  const named = { ...person, id: 'pro', name: 'Rivera Plumbing' };
  const asked: string[] = [];
  const listEmails = (uids: readonly string[]) => {
    asked.push(...uids);
    return Promise.resolve(new Map([['sam', 'sam@shop.test']]));
  };
  const { people } = await searchPeople(
    {
      people: {
        search: () =>
          Promise.resolve({ people: [{ ...person, id: 'sam', name: '' }, named], next: null }),
        find: () => Promise.resolve(null),
      },
      personDetails: { listStates: () => Promise.resolve(new Map()) },
      accounts: { findUidByEmail: () => Promise.resolve(null), listEmails },
    },
    { text: '', after: null },
  );
  expect(people.map(({ email }) => email)).toEqual(['sam@shop.test', null]);
  expect(asked).toEqual(['sam']);
});
