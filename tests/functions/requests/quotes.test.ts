import { beforeEach, describe, expect, it } from 'vitest';
import { adminDb, updateFields } from '../../support/server/admin.ts';
import { refusalCode, refusalOf } from '../../support/server/sdk-people.ts';
import { QUOTE, QuotedRequest } from '../../support/server/quotes.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

/** Quotes about a request, which only three calls write. */

let request: QuotedRequest;
beforeEach(async () => {
  request = await QuotedRequest.create();
});

describe('a quote', () => {
  // @4.14.1
  it('is stored with what the server computes', async () => {
    const id = await request.send();
    expect((await request.fields())['quote']).toMatchObject({
      ...QUOTE,
      ...{ id, total_cents: 22_250, currency: 'usd', state: 'open' },
      ...{ decided_at: null, decided_by: null },
    });
    expect((await request.fields())['status']).toBe('pending');
  });

  it("has no total, state or author of the call's", async () => {
    const { provider, requestId } = request.pair;
    const forged = { id: 'mine', total_cents: 1, currency: 'jpy', state: 'accepted' };
    await provider.callRaw('send-quote', { request_id: requestId, ...QUOTE, ...forged });
    const { quote } = await request.fields();
    expect(quote).toMatchObject({ total_cents: 22_250, currency: 'usd', state: 'open' });
    expect(quote).not.toMatchObject({ id: 'mine' });
  });

  it('that is sent again with the same content is the same quote', async () => {
    expect(await request.send()).toBe(await request.send());
    expect(await request.earlier()).toHaveLength(0);
  });

  it('is refused after 20 quotes for one request in a day', async () => {
    for (let i = 1; i <= 20; i += 1) await request.send({ message: `No. ${i}` });
    expect(await refusalCode(request.send({ message: 'No. 21' }))).toBe('resource-exhausted');
  });

  // @4.14.3
  it('withdraws the open one, which moves to the earlier quotes', async () => {
    const first = await request.send();
    const second = await request.send({ message: 'With a discount.' });
    expect((await request.fields())['quote']).toMatchObject({ id: second, state: 'open' });
    const [moved] = await request.earlier();
    expect(moved?.id).toBe(first);
    const by = request.pair.provider.uid;
    expect(moved?.data()).toMatchObject({ ...QUOTE, state: 'withdrawn', decided_by: by });
    expect(moved?.data()).not.toHaveProperty('id');
  });

  it('does not change how an earlier one ended', async () => {
    const ends: [string, () => Promise<unknown>][] = [
      ['declined', async () => request.decide(request.pair.client, await request.send(), false)],
      [
        'open',
        async () => {
          await request.send({ message: 'Expires.' });
          await request.expire();
        },
      ],
      ['accepted', async () => request.decide(request.pair.client, await request.send())],
    ];
    for (const [, end] of ends) await end();
    await request.send({ message: 'The last one.' });
    const states = (await request.earlier()).map((quote) => String(quote.get('state')));
    expect(states.toSorted()).toEqual(ends.map(([state]) => state).toSorted());
  });

  it.each([
    ['completed', { status: 'completed' }],
    ['cancelled', { status: 'cancelled' }],
    ['closed', { closed: true }],
  ])('is refused for a request that is %s', async (_, change) => {
    const id = await request.send();
    await updateFields(request.path, change);
    const again = request.send({ message: 'Once more.' });
    expect(await refusalCode(again)).toBe('failed-precondition');
    expect(await refusalCode(request.decide(request.pair.client, id))).toBe('failed-precondition');
    expect((await request.fields())['quote']).toMatchObject({ id, state: 'open' });
  });

  it('can be withdrawn, also twice, and is then not accepted', async () => {
    const id = await request.send();
    expect(await request.fields()).toMatchObject({ waiting: 'client' });
    await request.withdraw(id);
    await request.withdraw(id);
    expect(await request.fields()).toMatchObject({
      quote: { state: 'withdrawn', decided_by: request.pair.provider.uid },
      waiting: 'provider',
    });
    const { code, message } = await refusalOf(request.decide(request.pair.client, id));
    expect([code, message]).toEqual([
      'failed-precondition',
      'The professional has withdrawn this quote.',
    ]);
  });
});

it('withdrawn after the end of the request, waits for nobody', async () => {
  const id = await request.send();
  await updateFields(request.path, { status: 'completed', waiting: 'none' });
  await request.withdraw(id);
  expect(await request.fields()).toMatchObject({ waiting: 'none' });
});

describe('a decision', () => {
  // @4.14.4
  it('by the client accepts the quote and starts the request, once', async () => {
    const id = await request.send();
    expect(await request.decide(request.pair.client, id)).toEqual({ state: 'accepted' });
    expect(await request.decide(request.pair.client, id)).toEqual({ state: 'accepted' });
    expect(await request.fields()).toMatchObject({
      quote: { state: 'accepted', decided_by: request.pair.client.uid },
      status: 'in_progress',
      waiting: 'provider',
      status_changed_by: request.pair.client.uid,
    });
    const history = adminDb().collection(`${request.path}/history`);
    await triggersFinished();
    const [entry, ...more] = (await history.get()).docs;
    expect(entry?.data()).toMatchObject({ status: 'in_progress', side: 'client' });
    expect(more).toEqual([]);
    expect(await refusalCode(request.decide(request.pair.client, id, false))).toBe(
      'failed-precondition',
    );
    expect(await refusalCode(request.withdraw(id))).toBe('failed-precondition');
  });

  it('against the quote leaves the request as it is', async () => {
    const id = await request.send();
    expect(await request.decide(request.pair.client, id, false)).toEqual({ state: 'declined' });
    expect(await request.fields()).toMatchObject({
      quote: { state: 'declined' },
      waiting: 'provider',
      ...{ status: 'pending', status_changed_by: null },
    });
  });

  it('about a started request keeps who started it', async () => {
    const started = { status: 'in_progress', status_changed_by: request.pair.provider.uid };
    await updateFields(request.path, { ...started, status_changed_at: new Date(0) });
    await request.decide(request.pair.client, await request.send());
    expect(await request.fields()).toMatchObject(started);
  });

  // @4.14.5
  it('is refused for an expired quote, and for one that is not the newest', async () => {
    const first = await request.send();
    const second = await request.send({ message: 'Cheaper.' });
    const { message } = await refusalOf(request.decide(request.pair.client, first));
    expect(message).toBe("There's a newer quote. Please look at it first.");
    await request.expire();
    for (const accept of [true, false]) {
      const refusal = await refusalOf(request.decide(request.pair.client, second, accept));
      expect(refusal.message).toMatch(/^This quote has expired/);
    }
    expect((await request.fields())['quote']).toMatchObject({ state: 'open' });
  });

  it('by two people at once has one outcome', async () => {
    const id = await request.send();
    const both = await Promise.allSettled([
      request.decide(request.pair.client, id),
      request.decide(request.pair.client, id, false),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
