import { BRAND } from '@doorstep/domain/brand';
import { describe, expect, it } from 'vitest';
import { createServiceRequests } from '../../../functions/requests/service-request-repository.ts';
import { deps } from '../../../functions/container.ts';
import { queueRequestMail } from '../../../functions/requests/queue-request-mail.ts';
import { adminDb, deleteUser, exists, fieldsOf } from '../../support/server/admin.ts';
import { deleteAccount, threads } from '../../support/server/account-fixtures.ts';
import { savePage, saveRequest } from '../../support/server/market.ts';
import { anonymous, refusalCode, refusalOf, session } from '../../support/server/sdk-people.ts';
import { listingsOf } from '../../support/server/search.ts';
import { stripeApi, subscribe, theSubscription } from '../../support/server/stripe-api.ts';
import { saveInvitation, saveMember } from '../../support/server/teams.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

describe('an account that is deleted in Firebase', () => {
  it('loses its public page, its place in search and its team, but not its subscription', async () => {
    const person = await session('leaver');
    await subscribe(person);
    const { id } = await theSubscription(person);
    await savePage(person.uid);
    const { invitation_id } = await saveInvitation(person.uid, 'kim@doorstep.test');
    const team = [await saveMember(person.uid), `team_invitations/${invitation_id}`];
    await triggersFinished();
    expect(await listingsOf(adminDb(), person.uid)).not.toEqual([]);
    await deleteUser(person.uid);
    expect(await exists(`closed_accounts/${person.uid}`)).toBe(true);
    const page = await fieldsOf(`provider_profiles/${person.uid}`);
    expect(page).toMatchObject({ published: false, publish_on_renewal: false });
    expect(await listingsOf(adminDb(), person.uid)).toEqual([]);
    for (const path of team) expect(await exists(path)).toBe(false);
    expect((await stripeApi().subscriptions.retrieve(id)).status).toBe('active');
  });

  // @8.4.4
  it('gets no mail about a request, and the client is told so', async () => {
    const [client, provider] = [await session('client'), await session('leaver')];
    await savePage(provider.uid);
    const sides = { provider_id: provider.uid, client_uid: client.uid, client_email: client.email };
    const { id } = await saveRequest(sides);
    const mails = [`mail/${id}_new_request`, `mail/${id}_request_confirmation`];
    await triggersFinished();
    for (const path of mails) expect(await exists(path)).toBe(true);
    const request = await createServiceRequests(adminDb()).find(id);
    if (!request) throw new Error('not stored');
    await deleteUser(provider.uid);
    for (const path of mails) expect(await exists(path)).toBe(false);
    // An event that is delivered late.
    expect(await queueRequestMail(deps, request, new Date())).toBe(false);
    expect(await refusalOf(client.call('send-service-request', { request_id: id }))).toEqual({
      code: 'failed-precondition',
      message: `This professional has left ${BRAND.name} and can't receive your request.`,
    });
    for (const path of mails) expect(await exists(path)).toBe(false);
  });

  // @2.20.13
  it('leaves its threads closed, and otherwise unchanged', async () => {
    const [leaver, other] = [await session('leaver'), await session('stays')];
    const [received, sent] = [await threads(leaver, other), await threads(other, leaver)];
    const told = `mail/${sent.id}_new_request`;
    await triggersFinished();
    expect(await exists(told)).toBe(true);
    const paths = [received.request, received.conversation, sent.request, sent.conversation];
    const before = await Promise.all(paths.map(fieldsOf));
    await deleteUser(leaver.uid);
    const after = await Promise.all(paths.map(fieldsOf));
    expect(after).toEqual(before.map((fields) => ({ ...fields, closed: true, waiting: 'none' })));
    for (const path of [told, received.message, received.grant, sent.grant]) {
      expect(await exists(path)).toBe(true);
    }
  });

  it('cannot open a chat as a guest either', async () => {
    const guest = await anonymous();
    const input = { request_id: 'nobodys', email: 'a@doorstep.test' };
    expect(await refusalCode(guest.call('open-request-chat', input))).toBe('not-found');
    await deleteUser(guest.uid);
    expect(await exists(`closed_accounts/${guest.uid}`)).toBe(true);
    expect(await refusalCode(guest.call('open-request-chat', input))).toBe('unauthenticated');
  });
});

describe('a team', () => {
  // @4.11.7
  it('is deleted with its owner, and a membership with its member', async () => {
    const [owner, member, colleague] = [await session('owner'), await session(), await session()];
    const { invitation_id } = await saveInvitation(owner.uid, 'kim@doorstep.test');
    const own = await saveMember(owner.uid, member.uid);
    const stays = await saveMember(owner.uid, colleague.uid);
    await deleteAccount(member);
    expect([await exists(own), await exists(stays)]).toEqual([false, true]);
    await deleteAccount(owner);
    expect(await exists(stays)).toBe(false);
    expect(await exists(`team_invitations/${invitation_id}`)).toBe(false);
  });
});

describe('a deleted account whose address is on a request of somebody else', () => {
  it("is removed from the request with its guests, and the sender's chat continues", async () => {
    const [provider, sender, named] = [await session(), await session(), await session()];
    const left = await threads(provider, { uid: sender.uid, email: named.email });
    const told = `mail/${left.id}_new_request`;
    await triggersFinished();
    expect(await exists(told)).toBe(true);
    const own = `${left.request}/guests/${sender.uid}`;
    await adminDb()
      .doc(own)
      .set({ expires_at: new Date(Date.now() + 3_600_000) });
    await deleteAccount(named);
    expect(await exists(left.grant)).toBe(false);
    expect(await exists(own)).toBe(true);
    const request = await fieldsOf(left.request);
    expect(request).toMatchObject({ client_email: null, client_name: 'Nora Whitfield' });
    expect(request.closed).toBeUndefined();
    expect(await exists(left.conversation)).toBe(true);
    // The professional still gets the mail.
    expect(await fieldsOf(told)).toMatchObject({
      to: provider.email,
      data: { client_name: 'Nora Whitfield', client_email: null },
    });
    expect(JSON.stringify(await fieldsOf(told))).not.toContain(named.email);
    expect(await exists(`mail/${left.id}_request_confirmation`)).toBe(false);
  });

  it('loses all grants of the request, however many, except that of the sender', async () => {
    const [provider, sender, named] = [await session(), await session(), await session()];
    const left = await threads(provider, { uid: sender.uid, email: named.email });
    const guests = adminDb().collection(`${left.request}/guests`);
    const batch = adminDb().batch();
    const expires_at = new Date(Date.now() + 3_600_000);
    const uids = Array.from({ length: 420 }, (_, i) => `guest-${i}`);
    for (const uid of [...uids, sender.uid]) batch.set(guests.doc(uid), { expires_at });
    await batch.commit();
    await deleteAccount(named);
    expect((await guests.get()).docs.map(({ id }) => id)).toEqual([sender.uid]);
  });

  it.each(['before', 'after'])(
    'is not named in the mail of an event that was read %s the deletion',
    async (when) => {
      const [provider, sender, named] = [await session(), await session(), await session()];
      const left = await threads(provider, { uid: sender.uid, email: named.email });
      const told = `mail/${left.id}_new_request`;
      const confirmed = `mail/${left.id}_request_confirmation`;
      await triggersFinished();
      for (const mail of [told, confirmed]) expect(await exists(mail)).toBe(true);
      const requests = createServiceRequests(adminDb());
      const before = await requests.find(left.id);
      await deleteAccount(named);
      await adminDb().doc(told).delete();
      const request = when === 'before' ? before : await requests.find(left.id);
      if (!request) throw new Error('not stored');
      await queueRequestMail(deps, request, new Date(Date.now() + 3_600_000));
      expect(await fieldsOf(told)).toMatchObject({
        to: provider.email,
        state: 'pending',
        data: { request_id: left.id, client_email: null },
      });
      expect(await exists(confirmed)).toBe(false);
    },
  );
});
