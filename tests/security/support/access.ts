import { setLogLevel } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../support/expectations.ts';
import type { Actor } from './actor.ts';
import { createPeople, type People, type Role } from './people.ts';

/** The names of the roles in test titles. */
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

/** The roles with an open account and a verified email. */
export const SIGNED_IN_ROLES: readonly Role[] = [
  ...(['client', 'otherClient', 'provider', 'otherProvider', 'lapsed', 'formerAdmin'] as const),
];

export const DENIED = 'permission-denied';

type Action = (actor: Actor, people: People) => Promise<unknown>;

/** Creates the people of a test file and declares tests of their access. */
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
    if (!this.#people) throw new Error('The people are created before the first test.');
    return this.#people;
  }

  /** Declares one test for each role: an action succeeds for the allowed roles only. */
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
