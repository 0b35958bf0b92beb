import { setLogLevel } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../support/expectations.ts';
import type { Actor } from './actor.ts';
import { assemble, type Cast, type Who } from './cast.ts';

/** People in the words of a test's name. */
const CALLED: Record<Who, string> = {
  visitor: 'a signed-out visitor',
  anonymous: 'an anonymous user',
  guest: 'a guest with a grant',
  unconfirmed: 'an unconfirmed account',
  client: 'the client',
  otherClient: 'another client',
  provider: 'the professional',
  otherProvider: 'another professional',
  lapsed: 'a lapsed professional',
  deleted: 'a deleted account',
  suspended: 'a suspended account',
  formerAdmin: 'a former administrator',
};

export const EVERYBODY: readonly Who[] = [
  ...(['visitor', 'anonymous', 'guest', 'unconfirmed', 'client', 'otherClient'] as const),
  ...(['provider', 'otherProvider', 'lapsed', 'deleted', 'suspended', 'formerAdmin'] as const),
];

/** Everybody whose session counts. */
export const SESSIONS: readonly Who[] = [
  'client',
  'otherClient',
  'provider',
  'otherProvider',
  'lapsed',
  'formerAdmin',
];

export const DENIED = 'permission-denied';

const rows = (people: readonly Who[]): [string, Who][] => people.map((who) => [CALLED[who], who]);

type Act = (who: Actor, cast: Cast) => Promise<unknown>;

/** The cast of one file, and the two shapes that its attacks have. */
export class Stage {
  #cast: Cast | undefined;

  /** Assembles the cast before the first test. */
  constructor() {
    beforeAll(async () => {
      setLogLevel('silent');
      this.#cast = await assemble();
    });
  }

  get cast(): Cast {
    if (!this.#cast) throw new Error('the cast is not there before the first test');
    return this.#cast;
  }

  /** One act, done by everybody: it is allowed to some, and refused to each of the others. */
  onlyFor(title: string, right: readonly Who[], act: Act, refused = DENIED): void {
    const outcome = (who: Who) => codeOf(act(this.cast[who], this.cast));
    describe(title, () => {
      it.each(rows(right))('%s may', async (_, who) => {
        expect(await outcome(who)).toBe('allowed');
      });
      it.each(rows(EVERYBODY.filter((who) => !right.includes(who))))(
        '%s may not',
        async (_, who) => {
          expect(await outcome(who)).toBe(refused);
        },
      );
    });
  }

  /** Acts of one person that are refused, whatever it is that is wrong, and the same done rightly. */
  refused(
    title: string,
    rightly: (cast: Cast) => Promise<unknown>,
    wrongly: Record<string, (cast: Cast) => Promise<unknown>>,
    code = DENIED,
  ): void {
    describe(title, () => {
      it.each(Object.entries(wrongly))('is refused: %s', async (_, act) => {
        expect(await codeOf(act(this.cast))).toBe(code);
      });
      it('is allowed when all is right', async () => {
        expect(await codeOf(rightly(this.cast))).toBe('allowed');
      });
    });
  }
}

/** The same act with each of these changes. */
export function each<Change>(
  changes: Record<string, Change>,
  act: (cast: Cast, change: Change) => Promise<unknown>,
): Record<string, (cast: Cast) => Promise<unknown>> {
  return Object.fromEntries(
    Object.entries(changes).map(([words, change]) => [words, (cast: Cast) => act(cast, change)]),
  );
}
