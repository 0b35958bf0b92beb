import { describe, expect, it } from 'vitest';
import { adminDb, exists, fieldsOf, setFields, updateFields } from '../../support/server/admin.ts';
import { answerHere, callHere } from '../../support/server/in-process/call-here.ts';
import { savePage } from '../../support/server/market.ts';
import { refusalOf, session, unique, type Person } from '../../support/server/sdk-people.ts';
import {
  saveInvitation,
  saveMember,
  setPlan,
  signInvitation,
  teamOwner,
  type MailedInvitation,
} from '../../support/server/teams.ts';

/** Teams: reading and accepting an invitation. */

const join = (who: Person, invitation: MailedInvitation) =>
  who.call('accept-invitation', invitation);
const pathOf = ({ invitation_id }: MailedInvitation) => `team_invitations/${invitation_id}`;
const memberPath = ({ uid }: Pick<Person, 'uid'>) => `team_members/${uid}`;
const INVALID = {
  code: 'not-found',
  message:
    'This invitation is no longer valid. It was used or withdrawn, or it has expired. Please ask for a new one.',
};
const refused = (message: string) => ({ code: 'failed-precondition', message });

async function invited(owner?: Person) {
  const [inviter, person] = [owner ?? (await teamOwner()), await session('member')];
  return { owner: inviter, person, invitation: await saveInvitation(inviter.uid, person.email) };
}

describe('an invited person', () => {
  // @2.33.4
  it('reads who invites them, and joins once', async () => {
    const { owner, person, invitation } = await invited();
    const read = await person.call('read-invitation', invitation);
    expect(read).toEqual({ company: 'Zeppelin Rides', name: 'Sam', email: person.email });
    expect(await join(person, invitation)).toEqual({ joined: true });
    expect(await fieldsOf(memberPath(person))).toEqual({
      ...{ owner_uid: owner.uid, name: 'Sam', email: person.email, active: true },
      ...{ invitation_id: invitation.invitation_id, joined_at: expect.anything() as unknown },
    });
    expect(await exists(pathOf(invitation))).toBe(false);
    expect((await fieldsOf(`subscribers/${owner.uid}`))['team_changed_at']).toBeDefined();
    // The answer of the first call may have been lost.
    expect(await join(person, invitation)).toEqual({ joined: true });
    await person.call('remove-member', { member_uid: person.uid });
    expect(await refusalOf(join(person, invitation))).toMatchObject(INVALID);
  });

  // @2.33.5
  it('needs the address that was invited', async () => {
    const { invitation } = await invited();
    const other = await session('member');
    expect(await refusalOf(join(other, invitation))).toMatchObject({
      code: 'permission-denied',
      message:
        'This invitation was sent to another email address. Please sign in with that address.',
    });
    expect(await exists(memberPath(other))).toBe(false);
  });

  // @2.33.10
  it('reads it signed out, which does not tell whether the address has an account', async () => {
    const { owner, person, invitation } = await invited();
    const without = `${unique('nobody')}@doorstep.test`;
    const read = (mailed: MailedInvitation) =>
      answerHere({ name: 'read-invitation', input: mailed, correlation_id: unique('c') }, null);
    const known = { company: 'Zeppelin Rides', name: 'Sam' };
    expect(await read(invitation)).toEqual({ ...known, email: person.email });
    expect(await read(await saveInvitation(owner.uid, without))).toEqual({
      ...known,
      email: without,
    });
    const forged = { ...invitation, token: 'x' };
    expect(await refusalOf(read(forged))).toMatchObject(INVALID);
  });

  it('needs the token of this invitation', async () => {
    const { owner, person, invitation } = await invited();
    const { invitation_id, token } = invitation;
    const other = await saveInvitation(owner.uid, person.email);
    const [expires = '', signature = ''] = token.split('.');
    const wrong = [
      ...['x', `${expires}.x`, `${Number(expires) + 60}.${signature}`, `${token}.x`, other.token],
      signInvitation(invitation_id, `x${person.email}`),
      signInvitation(invitation_id, person.email, new Date(Date.now() - 1000)),
    ];
    for (const forged of wrong) {
      for (const name of ['read-invitation', 'accept-invitation'] as const) {
        const call = person.call(name, { invitation_id, token: forged });
        expect(await refusalOf(call)).toMatchObject(INVALID);
      }
    }
    expect(await refusalOf(join(person, { invitation_id: '..', token }))).toMatchObject(INVALID);
  });

  it('cannot use an invitation that has expired or was withdrawn', async () => {
    const { owner, person, invitation } = await invited();
    await updateFields(pathOf(invitation), { expires_at: new Date(Date.now() - 1000) });
    expect(await refusalOf(join(person, invitation))).toMatchObject(INVALID);
    const { invitation_id } = invitation;
    await owner.call('withdraw-invitation', { invitation_id });
    expect(await refusalOf(join(person, invitation))).toMatchObject(INVALID);
  });

  it.each<[string, (person: Person) => Promise<unknown>, string]>([
    [
      'has a page',
      ({ uid }) => savePage(uid, { published: false }),
      "You have your own page, so you can't join a team with this account.",
    ],
    [
      'has a plan',
      (person) => setPlan(person, 'Starter'),
      'You have your own plan. You can join once it ends.',
    ],
    [
      'has a plan whose payment is due',
      async (person) => {
        await setPlan(person, null);
        await updateFields(`subscribers/${person.uid}`, { status: 'past_due' });
      },
      'You have your own plan. You can join once it ends.',
    ],
    [
      'is in another team, which is not active',
      ({ uid }) => saveMember(unique('owner'), uid, { active: false }),
      "You're already on a team. Leave it in your account first.",
    ],
  ])('cannot join who %s', async (_, change, message) => {
    const { person, invitation } = await invited();
    await change(person);
    expect(await refusalOf(join(person, invitation))).toMatchObject(refused(message));
    expect(await exists(pathOf(invitation))).toBe(true);
  });

  it('joins after their plan has ended', async () => {
    const { person, invitation } = await invited();
    await setPlan(person, null);
    expect(await join(person, invitation)).toEqual({ joined: true });
  });

  it('cannot join with a suspended account', async () => {
    const { person, invitation } = await invited();
    await setFields(`closed_accounts/${person.uid}`, { reason: 'suspended' });
    expect(await refusalOf(join(person, invitation))).toMatchObject({ code: 'unauthenticated' });
  });

  it.each<[string, (owner: Person) => Promise<unknown>]>([
    ['with Pro', (owner) => setPlan(owner, 'Pro')],
    ['with Starter', (owner) => setPlan(owner, 'Starter')],
    ['whose plan has ended', (owner) => setPlan(owner, null)],
    ['who is suspended', ({ uid }) => setFields(`closed_accounts/${uid}`, { reason: 'suspended' })],
    ['who is deleted', ({ uid }) => setFields(`closed_accounts/${uid}`, { reason: 'deleted' })],
  ])('cannot join the team of an owner %s', async (_, change) => {
    const { owner, person, invitation } = await invited();
    await change(owner);
    expect(await refusalOf(join(person, invitation))).toMatchObject(
      refused("Zeppelin Rides can't add people to its team right now. Please check with them."),
    );
    expect(await exists(memberPath(person))).toBe(false);
  });
});

describe('parallel acceptances', () => {
  it('of one invitation by two accounts: one joins', async () => {
    const { person, invitation } = await invited();
    // An address can move to another account while a token of the first one is still valid.
    const both = [person, { uid: unique('member'), email: person.email }];
    const answers = await Promise.allSettled(
      both.map((one) => callHere('accept-invitation', one, invitation)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const joined = await Promise.all(both.map((one) => exists(memberPath(one))));
    expect(joined.toSorted()).toEqual([false, true]);
  });

  it('of one invitation by one account: all succeed', async () => {
    const { person, invitation } = await invited();
    const answers = await Promise.all([1, 2, 3].map(() => join(person, invitation)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ joined: true })));
  });

  it('by the tenth and the eleventh member: one joins', async () => {
    const owner = await teamOwner();
    for (let i = 0; i < 9; i += 1) await saveMember(owner.uid);
    const both = [await invited(owner), await invited(owner)];
    const answers = await Promise.allSettled(
      both.map(({ person, invitation }) => join(person, invitation)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const team = adminDb().collection('team_members').where('owner_uid', '==', owner.uid);
    expect((await team.count().get()).data().count).toBe(10);
    const late = await invited(owner);
    expect(await refusalOf(join(late.person, late.invitation))).toMatchObject(
      refused("Zeppelin Rides's team is full. Please ask them to make room."),
    );
  });
});
