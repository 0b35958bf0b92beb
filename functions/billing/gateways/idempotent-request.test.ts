import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createStripeGateway } from './stripe-client.ts';

let server: Server;
let asked: string[] = [];

/** A Stripe that answers with these, one after the other, and then with a customer. */
async function answering(...statuses: readonly number[]) {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.url} ${String(request.headers['idempotency-key'])}`);
    const status = statuses[asked.length - 1] ?? 200;
    const error = { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { id: 'cus_1', object: 'customer' } : error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return createStripeGateway({ secretKey: 'sk_test_unit', apiBase: `http://127.0.0.1:${port}` });
}

afterEach(() => server.close());

const CREATED = '/v1/customers cust_ann';

describe('creating with a key', () => {
  it('asks again while another request with that key is at work', async () => {
    const gateway = await answering(409, 409, 409);
    expect(await gateway.createCustomer('ann', 'ann@example.com', null)).toBe('cus_1');
    expect(asked.slice(0, 4)).toEqual([CREATED, CREATED, CREATED, CREATED]);
    expect(asked[4]).toMatch(/^\/v1\/customers\/cus_1 /);
  });

  it('gives a Stripe that does not answer one more try, as whoever waits would leave before it knew', async () => {
    const gateway = await answering(503, 503, 503, 503, 503);
    await expect(gateway.createCustomer('ann', 'ann@example.com', null)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(asked).toEqual([CREATED, CREATED]);
  });
});
