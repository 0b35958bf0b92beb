import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';

/**
 * Starts a webhook, until the test ends, that answers as the function does, or with a fixed answer.
 * Returns its address and the types of the events that it accepted.
 */
export async function startWebhook(
  holder: { secret: string },
  fixed?: { status: number; body: string },
) {
  const types: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      if (fixed) {
        response.writeHead(fixed.status).end(fixed.body);
        return;
      }
      try {
        const signature = String(request.headers['stripe-signature']);
        const { type } = Stripe.webhooks.constructEvent(body, signature, holder.secret);
        types.push(type);
        const outcome = type === 'customer.deleted' ? 'unknown-customer' : 'other-type';
        response.end(JSON.stringify({ received: true, outcome }));
      } catch {
        response.writeHead(400).end(JSON.stringify({ error: 'invalid signature' }));
      }
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, types };
}
