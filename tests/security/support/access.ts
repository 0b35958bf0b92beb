import { setLogLevel } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../support/expectations.ts';
import type { Actor } from './actor.ts';
import { createPeople, type People, type Role } from './people.ts';

/** The roles in the words of a test's title. */
const TITLES: Record<Role, string> = {
  visitor: 'a signed-out visitor',
  anonymous: 'an anonymous user',
  guest: 'a guest with a grant',
  unverified: 'an unverified account',
  client: 'the client',
  otherClient: 'another client',
  provider: 'the professional',
  otherProvider: 'another professional',
  lapsed: 'a lapsed professional',
  deleted: 'a deleted account',
  suspended: 'a suspended account',
  formerAdmin: 'a former administrator',
};

export const ALL_ROLES: readonly Role[] = [
  ...(['visitor', 'anonymous', 'guest', 'unverified', 'client', 'otherClient'] as const),
  ...(['provider', 'otherProvider', 'lapsed', 'deleted', 'suspended', 'formerAdmin'] as const),
];

/** Everybody with an open account and a verified address. */
export const SIGNED_IN_ROLES: readonly Role[] = [
  ...(['client', 'otherClient', 'provider', 'otherProvider', 'lapsed', 'formerAdmin'] as const),
];

export const DENIED = 'permission-denied';

type Action = (actor: Actor, people: People) => Promise<unknown>;

/** The people of one test file, and the tests of who may do what. */
export class Access {
  #people: People | undefined;

  /** Creates the people before the first test. */
  constructor() {
    beforeAll(async () => {
      setLogLevel('silent');
      this.#people = await createPeople();
    });
  }

  get people(): People {
    if (!this.#people) throw new Error('there are no people before the first test');
    return this.#people;
  }

  /** Tests an action by everybody: the given roles may do it, and each other role may not. */
  allowsOnly(title: string, allowed: readonly Role[], action: Action, refusal = DENIED): void {
    describe(title, () => {
      for (const role of ALL_ROLES) {
        const expected = allowed.includes(role) ? 'allowed' : refusal;
        it(`by ${TITLES[role]}: ${expected}`, async () => {
          expect(await codeOf(action(this.people[role], this.people))).toBe(expected);
        });
      }
    });
  }
}
