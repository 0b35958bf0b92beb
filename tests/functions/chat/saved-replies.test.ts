import { describe, expect, it } from 'vitest';
import { exists, fieldsOf, setFields, updateFields } from '../../support/server/admin.ts';
import { refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import { saveMember, setPlan, teamOwner } from '../../support/server/teams.ts';

/** Saved replies: who can save them, and what happens without a plan. */

const pathOf = ({ uid }: Person) => `saved_replies/${uid}`;
const save = (who: Person, before: string[], replies: string[]) =>
  who.call('save-replies', { before, replies });
const repliesOf = async (owner: Person): Promise<unknown> =>
  (await fieldsOf(pathOf(owner))).replies;

async function memberOf(owner: Person, active = true): Promise<Person> {
  const member = await session('member');
  await saveMember(owner.uid, member.uid, { active });
  return member;
}

const NO_PLAN = {
  code: 'permission-denied',
  message: 'Saved replies need a plan. You can still delete the ones you have.',
};
const CHANGED = {
  code: 'failed-precondition',
  message: 'Someone on your team just changed these replies. Please check the list and try again.',
};

describe('the saved replies of a professional', () => {
  // @2.44.1
  it('are written by the owner and by members, in their order', async () => {
    const owner = await teamOwner();
    const member = await memberOf(owner);
    expect(await save(owner, [], ['One', 'Two'])).toEqual({ saved: true });
    await save(member, ['One', 'Two'], ['Two', 'One', ' Three ']);
    expect(await repliesOf(owner)).toEqual(['Two', 'One', 'Three']);
    expect(await exists(pathOf(member))).toBe(false);
    await save(owner, ['Two', 'One', 'Three'], ['Three']);
    expect(await repliesOf(owner)).toEqual(['Three']);
  });

  // @2.44.4
  it('are saved once by a repeated call, and never over a change by somebody else', async () => {
    const owner = await teamOwner();
    const member = await memberOf(owner);
    await save(owner, [], ['One']);
    expect(await save(owner, [], ['One'])).toEqual({ saved: true });
    await save(member, ['One'], ['One', 'Two']);
    expect(await refusalOf(save(owner, ['One'], ['Uno']))).toMatchObject(CHANGED);
    expect(await repliesOf(owner)).toEqual(['One', 'Two']);
  });

  // @2.44.5
  it('are only deleted and ordered without a plan', async () => {
    const owner = await teamOwner();
    await save(owner, [], ['One', 'Two']);
    await setPlan(owner, null);
    for (const more of [
      ['One', 'Two', 'Three'],
      ['One', 'Too'],
    ])
      expect(await refusalOf(save(owner, ['One', 'Two'], more))).toMatchObject(NO_PLAN);
    await save(owner, ['One', 'Two'], ['Two', 'One']);
    await save(owner, ['Two', 'One'], ['Two']);
    expect(await repliesOf(owner)).toEqual(['Two']);
  });

  it('are at most ten different ones of 1,000 characters', async () => {
    const owner = await teamOwner();
    const eleven = Array.from({ length: 11 }, (_, i) => `Reply ${i}`);
    for (const wrong of [eleven, ['One', 'One '], [' '], ['x'.repeat(1001)]])
      expect(await refusalOf(save(owner, [], wrong))).toMatchObject({ code: 'invalid-argument' });
    expect(await exists(pathOf(owner))).toBe(false);
  });

  it.each<[string, (owner: Person) => Promise<Person>]>([
    ['a client', () => session('client')],
    ['an inactive member', (owner) => memberOf(owner, false)],
    [
      'a removed member',
      async (owner) => {
        const member = await memberOf(owner);
        await save(member, [], ['By a member']);
        await updateFields(`team_members/${member.uid}`, { owner_uid: 'another' });
        return member;
      },
    ],
  ])('are not written by %s', async (_, who) => {
    const owner = await teamOwner();
    const other = await who(owner);
    const before = (await exists(pathOf(owner))) ? ['By a member'] : [];
    expect(await refusalOf(save(other, before, ['Mine']))).toMatchObject(NO_PLAN);
    expect(await exists(pathOf(other))).toBe(false);
  });

  it('are not written by a member while the account of the owner is closed', async () => {
    const owner = await teamOwner();
    const member = await memberOf(owner);
    const suspension = { reason: 'suspended', closed_at: new Date(), expires_at: null };
    await setFields(`closed_accounts/${owner.uid}`, suspension);
    expect(await refusalOf(save(member, [], ['Late']))).toMatchObject({ code: 'unauthenticated' });
    expect(await exists(pathOf(owner))).toBe(false);
  });
});
