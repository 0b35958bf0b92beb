import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startStripe } from '../start-stripe.ts';
import { periodEnd, sdk, startTestStripe, type TestStripe } from '../test-support.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-stripe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function restart({ running, receiver }: TestStripe, dataDir: string): Promise<TestStripe> {
  await running.stop();
  return startTestStripe(dataDir, receiver);
}

test('subscriptions, the clock, sessions and idempotency keys survive a restart', async () => {
  const folder = temporaryFolder();
  const first = await startTestStripe(folder);
  const subscription = await first.subscribe('pro@example.com');
  const end = periodEnd(subscription);
  const options = { idempotencyKey: 'cust_u1' };
  const { id } = await first.stripe.customers.create({ name: 'once' }, options);
  const session = await first.checkout();
  await first.control('advance', { to: end });
  await first.settle();
  const { stripe } = await restart(first, folder);
  const renewed = await stripe.subscriptions.retrieve(subscription.id);
  expect(renewed.items.data[0]?.current_period_start).toBe(end);
  expect((await stripe.customers.create({ name: 'once' }, options)).id).toBe(id);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  expect((await stripe.products.list()).data).toHaveLength(3);
  expect((await stripe.customers.create({})).created).toBeGreaterThanOrEqual(end);
});

test('undelivered events are delivered after a restart', async () => {
  const folder = temporaryFolder();
  const first = await startTestStripe(folder);
  first.receiver.status = 500;
  await first.subscribe('pro@example.com');
  const second = await restart(first, folder);
  second.receiver.status = 200;
  await second.settle();
  expect(second.receiver.types().toSorted()).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
  ]);
});

test('a state that cannot be read stops the start and names the file', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'stripe.json'), '{"settings": 1');
  await expect(startTestStripe(folder)).rejects.toThrow(join(folder, 'stripe.json'));
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  return address.port;
}

test('the process prints one line, writes its state at SIGTERM and exits with 0', async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const main = join(import.meta.dirname, '../main.ts');
  const env = { STRIPE_PORT: String(port), STRIPE_DATA_DIR: folder, PATH: process.env.PATH };
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, 'data');
  const { id } = await sdk(port).customers.create({ email: 'saved@example.com' });
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output).toBe(`Stripe stand-in listens at http://localhost:${port}\n`);
  expect(readFileSync(join(folder, 'stripe.json'), 'utf8')).toContain(id);
}, 60_000);

test('a taken port is an error', async () => {
  const { port } = (await startTestStripe()).running;
  const siteUrl = 'http://site.test';
  const start = startStripe({ port, dataDir: null, webhook: null, siteUrl, log: () => undefined });
  await expect(start).rejects.toThrow('EADDRINUSE');
});
