import { describe, expect, it } from 'vitest';
import { createServiceRequests } from '../../functions/data/service-requests.ts';
import { mailQueue } from '../../functions/endpoints/wiring.ts';
import { queueRequestMail } from '../../functions/services/queue-request-mail.ts';
import { adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { deleteAccount, threads } from '../support/server/leaving.ts';
import { session } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';

describe('a deleted account whose address somebody else has given', () => {
  it("takes the address from another's request, and whom it let in; the sender goes on", async () => {
    const [provider, sender, named] = [await session(), await session(), await session()];
    const left = await threads(provider, { uid: sender.uid, email: named.email });
    const told = `mail/${left.id}_new_request`;
    await until('the mail is queued', () => exists(told));
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
    // The professional is told all the same.
    expect(await fieldsOf(told)).toMatchObject({
      to: provider.email,
      data: { client_name: 'Nora Whitfield', client_email: null },
    });
    expect(JSON.stringify(await fieldsOf(told))).not.toContain(named.email);
    expect(await exists(`mail/${left.id}_request_confirmation`)).toBe(false);
  });

  it("ends all whom the address let in, however many, but the sender's", async () => {
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
    'the professional hears of such a request by an event that was read %s the deletion, without the address',
    async (when) => {
      const [provider, sender, named] = [await session(), await session(), await session()];
      const left = await threads(provider, { uid: sender.uid, email: named.email });
      const told = `mail/${left.id}_new_request`;
      const confirmed = `mail/${left.id}_request_confirmation`;
      await until('the mail is queued', () => exists(told));
      await until('the confirmation is queued', () => exists(confirmed));
      const requests = createServiceRequests(adminDb());
      const before = await requests.find(left.id);
      await deleteAccount(named);
      await adminDb().doc(told).delete();
      const request = when === 'before' ? before : await requests.find(left.id);
      if (!request) throw new Error('not stored');
      await queueRequestMail(mailQueue(), request, new Date(Date.now() + 3_600_000));
      expect(await fieldsOf(told)).toMatchObject({
        to: provider.email,
        state: 'pending',
        data: { request_id: left.id, client_email: null },
      });
      expect(await exists(confirmed)).toBe(false);
    },
  );
});
