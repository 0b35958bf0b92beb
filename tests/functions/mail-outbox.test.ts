import { serviceRequest, sentMail, stored } from '@doorstep/local/demo/factories.ts';
import { DocumentReference } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { createMailOutbox } from '../../functions/data/mail-outbox.ts';
import { adminDb, fieldsOf } from '../support/server/admin.ts';
import { unique } from '../support/server/people.ts';

const outbox = () => createMailOutbox(adminDb());

async function save(changes: object): Promise<string> {
  const mail = sentMail(serviceRequest({ id: unique('mail') }), 'new_request', 'pro@doorstep.test');
  await adminDb()
    .doc(`mail/${mail.id}`)
    .set({ ...stored(mail), sent_at: null, expires_at: null, ...changes });
  return mail.id;
}

/** Long before all others, so that these are the oldest. */
const longAgo = (minute: number) => new Date(Date.UTC(2001, 0, 1, 0, minute));
const UNTIL = longAgo(59);

it('notes what became of a mail though an address is forgotten in the same moment', async () => {
  const lease = new Date(Date.now() + 600_000);
  const leased = { state: 'sending', lease_until: lease, next_attempt_at: lease };
  const id = await save(leased);
  const plain: (this: DocumentReference) => ReturnType<DocumentReference['get']> =
    // Called with the document that it is asked of.
    // eslint-disable-next-line @typescript-eslint/unbound-method
    DocumentReference.prototype.get;
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementationOnce(async function get(
    this: DocumentReference,
  ) {
    const read = await plain.call(this);
    await outbox().forgetClientEmail(id);
    return read;
  });
  await outbox().markSent(id, lease, new Date());
  vi.restoreAllMocks();
  expect(await fieldsOf(`mail/${id}`)).toMatchObject({ state: 'sent', lease_until: null });
});

it('a lease that somebody else has taken is not ended', async () => {
  const id = await save({ state: 'sending', lease_until: new Date(Date.now() + 600_000) });
  await outbox().markSent(id, new Date(), new Date());
  expect(await fieldsOf(`mail/${id}`)).toMatchObject({ state: 'sending' });
  // Due for ever, and held: others wait until no mail is due.
  await outbox().remove(id);
});

it('malformed mails, which stay the oldest, hide neither what is due nor what was given up', async () => {
  const due = { state: 'pending', attempts: 'many' };
  const malformed = [
    await save({ ...due, next_attempt_at: longAgo(1) }),
    await save({ ...due, next_attempt_at: longAgo(2) }),
  ];
  // Held, so that no sweep takes it away.
  const held = { state: 'sending', lease_until: new Date(Date.now() + 600_000) };
  const good = await save({ ...held, next_attempt_at: longAgo(3) });
  const listed = await outbox().listDue(UNTIL, 2);
  expect(listed.map(({ id }) => id)).toEqual([good]);

  const dead = { state: 'dead', attempts: 'many', created_at: new Date(Date.now() + 3_600_000) };
  const bad = await save(dead);
  const page = await outbox().listDead(null, 1);
  expect(page).toEqual({ mails: [], next: bad });
  for (const id of [...malformed, good, bad]) await outbox().remove(id);
});
