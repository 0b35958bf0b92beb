import './support/own-project.ts';
import { expect } from 'vitest';
import { sweep } from '../../functions/index.ts';
import { adminAuth, adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { deleteAccount, documentsOf, threads } from '../support/server/leaving.ts';
import { account } from './support/account.ts';
import { moveClock } from './support/clock.ts';
import { tick } from './support/events.ts';
import { survives } from './support/use-case.ts';
import { countWrites } from './support/writes.ts';

/** Somebody deletes the account, and the process ends at each of the writes. */

countWrites();

/** Who presses again hears that it is done, or that somebody is at it. */
const press = async (person: { uid: string; email: string }) => {
  expect(await deleteAccount(person)).toHaveProperty('finished');
};

survives({
  name: 'the deletion of an account that is both professional and client',
  scene: async () => {
    const [leaver, other] = [await account('leaver'), await account('stays')];
    const received = await threads(leaver, other);
    const sent = await threads(other, leaver);
    await adminDb().doc(`user_roles/${leaver.uid}`).set({ user_id: leaver.uid, role: 'client' });
    return { leaver, received, sent };
  },
  run: ({ leaver }) => press(leaver),
  // Whatever was begun ends, though nobody presses again.
  sweep: async () => {
    moveClock(24 * 60);
    await tick(sweep.deletions);
  },
  judge: async ({ leaver, received, sent }) => {
    expect(await documentsOf(leaver.uid)).toEqual([]);
    const { users } = await adminAuth().getUsers([{ uid: leaver.uid }]);
    expect(users).toEqual([]);
    for (const path of [received.request, received.conversation]) {
      expect(await fieldsOf(path)).toMatchObject({
        provider_name: 'Deleted account',
        closed: true,
      });
    }
    expect(await fieldsOf(sent.request)).toMatchObject({
      client_name: 'Deleted account',
      client_email: null,
      closed: true,
    });
    expect(await fieldsOf(sent.conversation)).toMatchObject({ closed: true });
    expect(await exists(sent.grant)).toBe(false);
    expect(await fieldsOf(`account_deletions/${leaver.uid}`)).toMatchObject({ state: 'done' });
    expect(await exists(`closed_accounts/${leaver.uid}`)).toBe(true);
  },
});
