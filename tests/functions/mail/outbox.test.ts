import { serviceRequest, sentMail, stored } from '@doorstep/local/demo/factories.ts';
import { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createRateLimits } from '../../../functions/platform/limits/rate-limit-repository.ts';
import { deps } from '../../../functions/container.ts';
import { queueRequestMail } from '../../../functions/requests/queue-request-mail.ts';
import { adminDb, exists, fieldsOf } from '../../support/server/admin.ts';
import { confirmPageEmail, saveProfile } from '../../support/server/market.ts';
import { session, unique } from '../../support/server/sdk-people.ts';

const outbox = () => createMailOutbox(adminDb());

async function save(changes: object): Promise<string> {
  const mail = sentMail(serviceRequest({ id: unique('mail') }), 'new_request', 'pro@doorstep.test');
  await adminDb()
    .doc(`mail/${mail.id}`)
    .set({ ...stored(mail), sent_at: null, expires_at: null, ...changes });
  return mail.id;
}

/** Times before those of all other mails. */
const longAgo = (minute: number) => new Date(Date.UTC(2001, 0, 1, 0, minute));
const UNTIL = longAgo(59);

it('marks a mail as sent although an address in it is deleted at the same time', async () => {
  const lease = new Date(Date.now() + 600_000);
  const leased = { state: 'sending', lease_until: lease, next_attempt_at: lease };
  const id = await save(leased);
  const plain: (this: DocumentReference) => ReturnType<DocumentReference['get']> =
    // Called with the document as `this`.
    // oxlint-disable-next-line typescript/unbound-method
    DocumentReference.prototype.get;
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementationOnce(async function get(
    this: DocumentReference,
  ) {
    const read = await plain.call(this);
    await outbox().clearClientEmail(id);
    return read;
  });
  await outbox().markSent(id, lease, new Date());
  vi.restoreAllMocks();
  expect(await fieldsOf(`mail/${id}`)).toMatchObject({ state: 'sent', lease_until: null });
});

it('does not end the lease of another delivery', async () => {
  const id = await save({ state: 'sending', lease_until: new Date(Date.now() + 600_000) });
  await outbox().markSent(id, new Date(), new Date());
  expect(await fieldsOf(`mail/${id}`)).toMatchObject({ state: 'sending' });
  // Other tests wait until no mail is due.
  await outbox().remove(id);
});

it('malformed mails do not hide due or failed ones', async () => {
  const due = { state: 'pending', attempts: 'many' };
  const malformed = [
    await save({ ...due, next_attempt_at: longAgo(1) }),
    await save({ ...due, next_attempt_at: longAgo(2) }),
  ];
  // Leased, so that no schedule sends it.
  const held = { state: 'sending', lease_until: new Date(Date.now() + 600_000) };
  const good = await save({ ...held, next_attempt_at: longAgo(3) });
  const listed = await outbox().listDue(UNTIL, 2);
  expect(listed.map(({ id }) => id)).toEqual([good]);

  const dead = { state: 'dead', attempts: 'many', created_at: new Date(Date.now() + 3_600_000) };
  const bad = await save(dead);
  const page = await outbox().listDead(null, 1);
  expect(page.mails).toEqual([]);
  // The next page begins after the malformed mail.
  const rest = await outbox().listDead(page.next, 1000);
  expect(rest.mails.map(({ id }) => id)).not.toContain(bad);
  for (const id of [...malformed, good, bad]) await outbox().remove(id);
});

/** The window does not end during a test. */
const LIMIT = { max: 3, windowSeconds: 1_000_000_000 };

describe('takeOnce', () => {
  const limits = createRateLimits(adminDb());

  it('counts a key once for parallel calls', async () => {
    const key = [unique('key')];
    const take = (thing: string) => limits.consumeOnce(key, LIMIT, thing);
    for (const thing of ['a', 'b', 'c']) {
      expect(await Promise.all([take(thing), take(thing), take(thing)])).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(await Promise.all([take('d'), take('d')])).toEqual([false, false]);
    // An accepted key stays accepted.
    expect(await take('a')).toBe(true);
  });

  it('accepts exactly as many keys as the limit', async () => {
    const key = [unique('key')];
    const things = Array.from({ length: 12 }, (_, number) => `thing-${number}`);
    const taken = await Promise.all(
      things.map(async (thing) => [
        await limits.consumeOnce(key, LIMIT, thing),
        await limits.consumeOnce(key, LIMIT, thing),
      ]),
    );
    expect(taken.filter(([one]) => one)).toHaveLength(LIMIT.max);
    for (const [one, again] of taken) expect(again).toBe(one);
  });
});

describe('the confirmations of one client', () => {
  it('are thirty in an hour although each request is queued twice in parallel', async () => {
    const provider_id = unique('provider');
    await confirmPageEmail(provider_id, 'office@doorstep.test');
    await saveProfile(provider_id, { email: 'office@doorstep.test' });
    const { uid: client_uid, email: client_email } = await session('client');
    const dueAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    for (let number = 1; number <= 30; number += 1) {
      const fields = { id: unique('request'), provider_id, client_uid, client_email };
      const request = { ...serviceRequest(fields), urgency: 'high' as const };
      const queue = () => queueRequestMail(deps, request, dueAt);
      await Promise.all([queue(), queue()]);
      const confirmed = await exists(`mail/${request.id}_request_confirmation`);
      expect({ number, confirmed }).toEqual({ number, confirmed: true });
    }
  });
});
