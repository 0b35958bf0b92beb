import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStripeGateway } from './stripe-client.ts';

const { webhooks } = new Stripe('sk_test_unit');
const gateway = createStripeGateway({ secretKey: 'sk_test_unit', apiBase: null });
const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_1' } },
});

function read(secret: string, secrets: string[], ageSeconds = 0, body = payload) {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return gateway.readEvent(Buffer.from(body), signature, secrets);
}

const EVENT = { id: 'evt_1', type: 'invoice.paid', customer_id: 'cus_1' };

describe('readEvent', () => {
  it('accepts every configured secret during a rotation', async () => {
    expect(await read('whsec_old', ['whsec_new', 'whsec_old'])).toEqual(EVENT);
    expect(await read('whsec_new', ['whsec_new', 'whsec_old'])).toEqual(EVENT);
    expect(await read('whsec_older', ['whsec_new', 'whsec_old'])).toBeNull();
    expect(await read('whsec_new', [])).toBeNull();
  });

  it.each([
    [290, EVENT],
    [310, null],
    [-290, EVENT],
    [-310, null],
  ])('accepts signatures within five minutes of its clock: %d seconds ago', async (age, event) => {
    expect(await read('whsec_1', ['whsec_1'], age)).toEqual(event);
  });

  it('accepts only the exact bytes that were signed', async () => {
    expect(await read('whsec_1', ['whsec_1'], 0, payload.replace('cus_1', 'cus_2'))).toBeNull();
    expect(await read('whsec_1', ['whsec_1'], 0, `${payload}\n`)).toBeNull();
  });

  it.each(['', 'nonsense', '[]', 'null', '{"object":"event"}', payload.replace('evt_1', 'a/b')])(
    'throws invalid-input for %j when it is signed',
    async (body) => {
      const signature = webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_1' });
      const send = (secret: string) =>
        gateway.readEvent(Buffer.from(body), signature, ['whsec_old', secret]);
      await expect(send('whsec_1')).rejects.toMatchObject({ code: 'invalid-input' });
      expect(await send('whsec_2')).toBeNull();
    },
  );

  it.each(['', 't=1', 'v1=', 't=,v1=', 't=1,v1=,v1=00', ','])('refuses %j', async (signature) => {
    const event = gateway.readEvent(Buffer.from(payload), signature, ['whsec_1']);
    expect(await event).toBeNull();
  });
});

/** Starts a fake Stripe with one active subscription, which cannot preview the next charge. */
async function stripeWithoutPreviews() {
  const asked: string[] = [];
  const period = { current_period_start: 1, current_period_end: 2 };
  const subscription = {
    ...{ id: 'sub_1', object: 'subscription', status: 'active' },
    ...{ cancel_at: null, cancel_at_period_end: false },
    items: { data: [{ id: 'si_1', price: { product: 'prod_1' }, ...period }] },
  };
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    asked.push(path);
    const list = { object: 'list', data: [subscription], has_more: false };
    const isList = path === '/v1/subscriptions';
    response.writeHead(isList ? 200 : 400);
    response.end(JSON.stringify(isList ? list : { error: { type: 'invalid_request_error' } }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { secretKey: 'sk_test_unit', apiBase: `http://127.0.0.1:${port}` };
  return { stripe: createStripeGateway(settings), asked };
}

describe('listSubscriptions', () => {
  it('previews the next charge only if asked to, and does without it', async () => {
    const { stripe, asked } = await stripeWithoutPreviews();
    const unknown = [{ id: 'sub_1', status: 'active', next_charge: null }];
    expect(await stripe.listSubscriptions('cus_1')).toMatchObject(unknown);
    expect(asked).toEqual(['/v1/subscriptions']);
    expect(await stripe.listSubscriptions('cus_1', { previews: true })).toMatchObject(unknown);
    expect(asked.slice(1)).toEqual(['/v1/subscriptions', '/v1/invoices/create_preview']);
  });
});
