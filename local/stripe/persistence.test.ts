import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from './env.ts';
import { startStripe } from './start-stripe.ts';
import { idOf, periodEnd, sdk, SECRET, startTestStripe, TestStripe } from './test-support.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-stripe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function restart(old: TestStripe, dataDir: string): Promise<TestStripe> {
  await old.running.stop();
  const running = await startStripe({
    port: 0,
    dataDir,
    webhook: { url: old.receiver.url, secret: SECRET },
    siteUrl: 'http://site.test',
    log: () => undefined,
  });
  onTestFinished(() => running.stop());
  return new TestStripe(running, old.receiver);
}

test('subscriptions, the clock, sessions and keys outlive a restart', async () => {
  const folder = temporaryFolder();
  const first = await startTestStripe(folder);
  const subscription = await first.subscribe('pro@example.com');
  const options = { idempotencyKey: 'cust_u1' };
  const { id } = await first.stripe.customers.create({ name: 'once' }, options);
  const session = await first.checkout();
  await first.control('advance', { to: periodEnd(subscription) });
  await first.settle();
  const second = await restart(first, folder);
  const renewed = await second.stripe.subscriptions.retrieve(subscription.id);
  expect(renewed.items.data[0]?.current_period_start).toBe(periodEnd(subscription));
  expect((await second.stripe.customers.create({ name: 'once' }, options)).id).toBe(id);
  expect((await second.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  expect((await second.stripe.products.list()).data).toHaveLength(3);
  const { created } = await second.stripe.customers.create({});
  expect(created).toBeGreaterThanOrEqual(periodEnd(subscription));
});

test('what was not delivered goes out after a restart', async () => {
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

test('reset forgets everything but the plans', async () => {
  const s = await startTestStripe(temporaryFolder());
  const subscription = await s.subscribe('pro@example.com');
  await s.control('advance', { days: 100 });
  await s.control('reset');
  await expect(s.stripe.customers.retrieve(idOf(subscription.customer))).rejects.toThrow('No such');
  expect((await s.stripe.events.list()).data).toEqual([]);
  const again = await s.subscribe('pro@example.com');
  expect(Math.abs(again.created - Date.now() / 1000)).toBeLessThan(5);
});

test('a state that cannot be read stops the start and names the file', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'stripe.json'), '{"settings": 1');
  await expect(startTestStripe(folder)).rejects.toThrow(join(folder, 'stripe.json'));
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  return address.port;
}

/** The process as `npm start` runs it. */
function run(env: Record<string, string>) {
  const main = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.includes('listens') && resolve());
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended, listening, output: () => output };
}

test('the process says one line, writes its state at SIGTERM and ends with 0', async () => {
  const folder = temporaryFolder();
  const port = await freePort();
  const stripe = run({ STRIPE_PORT: String(port), STRIPE_DATA_DIR: folder });
  await stripe.listening;
  expect(stripe.output()).toBe(`Stripe stand-in listens at http://localhost:${port}\n`);
  const { id } = await sdk(port).customers.create({ email: 'kept@example.com' });
  stripe.child.kill('SIGTERM');
  expect(await stripe.ended).toBe(0);
  expect(readFileSync(join(folder, 'stripe.json'), 'utf8')).toContain(id);
}, 20_000);

test.each([
  [{ STRIPE_PORT: 'many' }, 'STRIPE_PORT'],
  [{ STRIPE_WEBHOOK_URL: 'http://localhost:1/hook' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ SITE_URL: 'nowhere' }, 'SITE_URL'],
])('the environment %o is refused by name', (env, name) => {
  expect(() => readEnv(env)).toThrow(name);
});

test('a taken port is an error', async () => {
  const s = await startTestStripe();
  const options = {
    dataDir: null,
    webhook: null,
    siteUrl: 'http://site.test',
    log: () => undefined,
  };
  await expect(startStripe({ ...options, port: s.running.port })).rejects.toThrow('EADDRINUSE');
});
