import { beforeEach, expect, it } from 'vitest';
import { setFields } from '../../support/server/admin.ts';
import { anonymous, refusalCode, refusalOf, session } from '../../support/server/sdk-people.ts';
import { DAY_MS, QuotedRequest } from '../../support/server/quotes.ts';

/** Who may decide about a quote for the client. */

let request: QuotedRequest;
beforeEach(async () => {
  request = await QuotedRequest.create();
});

// @4.14.6
it('a guest by a mailed link, but not one who typed the address', async () => {
  const id = await request.send();
  const typed = await anonymous();
  expect(await request.open(typed, 'address')).toBe('address');
  const { code, message } = await refusalOf(request.decide(typed, id));
  expect([code, message]).toEqual([
    'permission-denied',
    'To accept or decline, open the link in our email, or sign in.',
  ]);
  const guest = await anonymous();
  expect(await request.open(guest, 'link')).toBe('link');
  // A typed address does not replace the link.
  expect(await request.open(guest, 'address')).toBe('link');
  expect(await request.decide(guest, id)).toEqual({ state: 'accepted' });
  expect((await request.fields())['quote']).toMatchObject({ decided_by: guest.uid });
});

it('not the professional, also with the address as a guest or with a grant of their own', async () => {
  const id = await request.send();
  const hidden = await anonymous();
  await request.open(hidden, 'address');
  expect(await refusalCode(request.decide(hidden, id))).toBe('permission-denied');
  const other = await session('second');
  await request.open(other, 'address');
  expect(await refusalCode(request.decide(other, id))).toBe('permission-denied');
  const grant = { expires_at: new Date(Date.now() + DAY_MS), proof: 'link' };
  await setFields(`${request.path}/guests/${request.pair.provider.uid}`, grant);
  expect(await refusalCode(request.decide(request.pair.provider, id))).toBe('not-found');
  expect((await request.fields())['quote']).toMatchObject({ state: 'open' });
});

it('not a guest whose grant has expired', async () => {
  const id = await request.send();
  const guest = await anonymous();
  const grant = `${request.path}/guests/${guest.uid}`;
  await setFields(grant, { expires_at: new Date(Date.now() - 1000), proof: 'link' });
  expect(await refusalCode(request.decide(guest, id))).toBe('not-found');
  // A typed address gives new access, but does not bring the ended link back.
  expect(await request.open(guest, 'address')).toBe('address');
  expect(await refusalCode(request.decide(guest, id))).toBe('permission-denied');
});

// @4.14.7
it.each([
  [
    'the professional has blocked the client',
    () => [request.pair.provider.uid, request.pair.client.uid],
  ],
  [
    'the client has blocked the professional',
    () => [request.pair.client.uid, request.pair.provider.uid],
  ],
])('nobody while %s', async (_, sides) => {
  const id = await request.send();
  const [blocker_uid, blocked_uid] = sides();
  const block = { blocker_uid, blocked_uid, created_at: new Date() };
  await setFields(`blocks/${blocker_uid}_${blocked_uid}`, block);
  const guest = await anonymous();
  await request.open(guest, 'link');
  const again = () => request.send({ message: 'Again.' });
  for (const call of [
    () => request.decide(request.pair.client, id),
    () => request.decide(guest, id),
    again,
  ]) {
    expect(await refusalOf(call())).toMatchObject({
      code: 'permission-denied',
      message: "You can't do this in this chat right now.",
    });
  }
  await request.withdraw(id);
  expect((await request.fields())['quote']).toMatchObject({ state: 'withdrawn' });
});

it.each(['provider', 'client'] as const)('nobody while the %s is suspended', async (side) => {
  const id = await request.send();
  const suspension = { reason: 'suspended', closed_at: new Date(), expires_at: null };
  await setFields(`closed_accounts/${request.pair[side].uid}`, suspension);
  const guest = await anonymous();
  await request.open(guest, 'link');
  expect(await refusalCode(request.decide(guest, id))).toBe('permission-denied');
  if (side === 'client') {
    expect(await refusalCode(request.send({ message: 'Again.' }))).toBe('permission-denied');
  }
});
