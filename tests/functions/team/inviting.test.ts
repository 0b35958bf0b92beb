import { BRAND } from '@doorstep/domain/brand';
import { describe, expect, it } from 'vitest';
import { deps } from '../../../functions/container.ts';
import { deliverMail } from '../../../functions/mail/deliver-mail.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createMailPreferences } from '../../../functions/mail/mail-preference-repository.ts';
import { addressKey } from '../../../functions/platform/address-key.ts';
import { createRateLimits } from '../../../functions/platform/limits/rate-limit-repository.ts';
import { adminDb, exists, millisOf, setFields } from '../../support/server/admin.ts';
import { headerOf, theMailTo } from '../../support/server/received-mails.ts';
import {
  refusalCode,
  refusalOf,
  session,
  unique,
  type Person,
} from '../../support/server/sdk-people.ts';
import { saveInvitation, saveMember, setPlan, teamOwner } from '../../support/server/teams.ts';

/** Teams: inviting, withdrawing and removing. Joining is in joining.test.ts. */

const newAddress = () => `${unique('invited')}@doorstep.test`;
const invite = (who: Person, email = newAddress(), name = 'Sam') =>
  who.call('invite-member', { name, email });
const pathOf = ({ invitation_id }: { invitation_id: string }) =>
  `team_invitations/${invitation_id}`;

describe('an invitation', () => {
  // @2.33.1
  it('is mailed with a link and the address of the invited person', async () => {
    const owner = await teamOwner('Zeppelin <Rides>');
    const email = newAddress();
    const invitation = await invite(owner, `  ${email.toUpperCase()} `, 'Sam\r\n\r\n\u202e<b>');
    const created = await millisOf(pathOf(invitation), 'created_at');
    expect(await millisOf(pathOf(invitation), 'expires_at')).toBe(created + 7 * 86_400_000);
    const queued = `team_invitation_${invitation.invitation_id}`;
    expect(await deliverMail(deps, queued, { early: true })).toBe('sent-now');
    const mail = await theMailTo(email);
    expect(mail.subject).toBe(`Zeppelin <Rides> invites you to join their team on ${BRAND.name}`);
    expect(mail.text).toContain('Hello Sam <b>,');
    expect(mail.text).toMatch(/The link works once and expires on \w+ \d+, \d{4}\./);
    expect(mail.text).toContain(`/join?invitation=${invitation.invitation_id}&token=`);
    expect(mail.html).toContain('Zeppelin &lt;Rides&gt;');
    expect(await headerOf(mail, 'List-Unsubscribe')).toContain('/mail/unsubscribe?token=');
  }, 60_000);

  // @2.33.2
  it.each(['Pro', 'Starter', null] as const)('is refused with the plan %s', async (tier) => {
    const owner = await teamOwner();
    await setPlan(owner, tier);
    expect(await refusalOf(invite(owner))).toMatchObject({
      code: 'permission-denied',
      message: 'Team members are part of the Business plan.',
    });
  });

  it('is refused without a page, and to a suspended account', async () => {
    const person = await session();
    await setPlan(person, 'Business');
    expect(await refusalOf(invite(person))).toMatchObject({
      code: 'failed-precondition',
      message: 'Please save your page first.',
    });
    const suspended = await teamOwner();
    await setFields(`closed_accounts/${suspended.uid}`, { reason: 'suspended' });
    expect(await refusalCode(invite(suspended))).toBe('unauthenticated');
  });

  it('is refused for the own address, and for one that is invited or has joined', async () => {
    const owner = await teamOwner();
    expect(await refusalOf(invite(owner, owner.email))).toMatchObject({
      code: 'invalid-argument',
      message: "That's your own email address.",
    });
    const email = newAddress();
    const answers = await Promise.allSettled([invite(owner, email), invite(owner, email)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(invite(owner, email.toUpperCase()))).toMatchObject({
      code: 'already-exists',
      message:
        "You've already invited this address. To send a new email, withdraw that invitation first.",
    });
    const joined = newAddress();
    await saveMember(owner.uid, unique('member'), { email: joined });
    expect(await refusalOf(invite(owner, joined))).toMatchObject({
      code: 'already-exists',
      message: 'Kim is already on your team with this address.',
    });
    // Other teams do not matter.
    await invite(await teamOwner(), email);
  });

  it('is refused when members and open invitations fill the team', async () => {
    const owner = await teamOwner();
    for (let i = 0; i < 8; i += 1) await saveMember(owner.uid);
    await saveInvitation(owner.uid, newAddress(), { expires_at: new Date(Date.now() - 1000) });
    await invite(owner);
    await invite(owner);
    expect(await refusalOf(invite(owner))).toMatchObject({
      code: 'failed-precondition',
      message: 'Your team has room for 10 people, including open invitations.',
    });
  }, 60_000);

  it('is refused after twenty in a day', async () => {
    const owner = await teamOwner();
    // The nineteen invitations before.
    const day = { max: 20, windowSeconds: 86_400 };
    const rateLimits = createRateLimits(adminDb());
    for (let i = 1; i < 20; i += 1) await rateLimits.consume(['team-invitation', owner.uid], day);
    expect(await refusalCode(invite(owner, owner.email))).toBe('invalid-argument');
    await invite(owner);
    expect(await refusalOf(invite(owner))).toMatchObject({
      code: 'resource-exhausted',
      message: "You've reached today's limit of 20 invitations. Please try again tomorrow.",
    });
  });

  // @2.33.3
  it('is withdrawn by its owner only, on every plan', async () => {
    const owner = await teamOwner();
    const invitation = await invite(owner);
    const { invitation_id } = invitation;
    const withdraw = (who: Person) => who.call('withdraw-invitation', { invitation_id });
    expect(await refusalCode(withdraw(await teamOwner()))).toBe('not-found');
    expect(await exists(pathOf(invitation))).toBe(true);
    await setPlan(owner, null);
    for (let press = 0; press < 2; press += 1) {
      expect(await withdraw(owner)).toEqual({ withdrawn: true });
      expect(await exists(pathOf(invitation))).toBe(false);
    }
  });

  it('is not withdrawn after it was accepted', async () => {
    const owner = await teamOwner();
    const { invitation_id } = await invite(owner);
    await saveMember(owner.uid, unique('member'), { invitation_id });
    await adminDb().doc(`team_invitations/${invitation_id}`).delete();
    expect(await refusalOf(owner.call('withdraw-invitation', { invitation_id }))).toMatchObject({
      code: 'not-found',
      message: 'This invitation is no longer open.',
    });
  });

  it('is not mailed after it was withdrawn, or to somebody who unsubscribed', async () => {
    const owner = await teamOwner();
    const outbox = createMailOutbox(adminDb());
    const state = async (invitation_id: string, email: string) => {
      const data = { account: owner.uid, invitation_id, company: 'Z', name: 'Sam' };
      const content = { template: 'team_invitation', data: { ...data, expires_at: new Date() } };
      const later = new Date(Date.now() + 3_600_000);
      const id = unique('invitation');
      await outbox.create(id, email, { ...content, template: 'team_invitation' }, later);
      return deliverMail(deps, id, { early: true });
    };
    expect(await state('withdrawn', newAddress())).toBe('obsolete');
    const [open, unsubscribed] = [newAddress(), newAddress()];
    await createMailPreferences(adminDb()).setSubscribed(
      addressKey(unsubscribed),
      false,
      new Date(),
    );
    expect(await state((await invite(owner, open)).invitation_id, open)).toBe('sent-now');
    const { invitation_id } = await invite(owner, unsubscribed);
    expect(await state(invitation_id, unsubscribed)).toBe('obsolete');
  }, 60_000);
});

describe('a member', () => {
  // @2.33.6
  it('is removed by the owner or leaves, on every plan', async () => {
    const owner = await teamOwner();
    const member = await session('member');
    const remove = (who: Person) => who.call('remove-member', { member_uid: member.uid });
    for (const who of [owner, member]) {
      const path = await saveMember(owner.uid, member.uid);
      expect(await remove(who)).toEqual({ removed: true });
      expect(await exists(path)).toBe(false);
      await setPlan(owner, null);
    }
    for (const who of [owner, member]) expect(await remove(who)).toEqual({ removed: true });
  });

  it('is not removed by another member, another owner or a client', async () => {
    const owner = await teamOwner();
    const [member, colleague] = [await session('member'), await session('member')];
    const path = await saveMember(owner.uid, member.uid);
    await saveMember(owner.uid, colleague.uid);
    for (const who of [colleague, await teamOwner(), await session('client')]) {
      const call = who.call('remove-member', { member_uid: member.uid });
      expect(await refusalCode(call)).toBe('not-found');
    }
    expect(await exists(path)).toBe(true);
  });
});
