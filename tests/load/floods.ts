import { setTimeout as sleep } from 'node:timers/promises';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { median, percentile } from '../bench/table.ts';
import { someAddress } from '../support/server/from-address.ts';
import { anonymous, session, unique } from '../support/server/sdk-people.ts';
import { readStack } from '../support/stack.ts';

/** The Functions emulator starts one process for each request that waits. */
const SENDERS = 4;
const SECONDS = 5;
const INTERVAL_MS = 200;

type Send = () => Promise<Response>;

interface Flood {
  name: string;
  send: Send;
  /** The statuses of a refusal, and of the flood's limit. */
  expected: readonly number[];
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
/** Views by bots are not looked up. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const post = (path: string, headers: Record<string, string>, body: string) =>
  fetch(functionUrl(readStack(), path), { method: 'POST', headers, body });

async function createFloods(): Promise<Flood[]> {
  const token = await (await anonymous()).idToken();
  const guest = { authorization: `Bearer ${token}`, 'x-forwarded-for': someAddress() };
  const input = { request_id: 'unknown', email: 'nobody@doorstep.test' };
  const call = JSON.stringify({ data: { name: 'open-request-chat', input } });
  const view = () => JSON.stringify({ handle: unique('nobody') });
  const forged = 'small/mail/unsubscribe?token=forged';
  return [
    {
      name: 'open',
      send: () => post('open', { ...JSON_TYPE, ...guest }, call),
      expected: [404, 429],
    },
    {
      name: 'beacons',
      send: () => post('beacons/api/view', { 'user-agent': BROWSER }, view()),
      expected: [204],
    },
    {
      name: 'unsubscribe',
      send: () => post(forged, FORM_TYPE, 'List-Unsubscribe=One-Click'),
      expected: [403],
    },
  ];
}

/** Returns what people do meanwhile. */
async function createProbes(): Promise<Record<string, Send>> {
  const authorization = `Bearer ${await (await session()).idToken()}`;
  const call = JSON.stringify({ data: { name: 'photos-left', input: {} } });
  return {
    'a page': () => fetch(functionUrl(readStack(), 'pages/pricing')),
    'a signed-in call': () => post('api', { ...JSON_TYPE, authorization }, call),
    'the status': () => fetch(functionUrl(readStack(), 'small/api/status')),
  };
}

/** Counts answers that are errors, by what was asked and the status. */
type Errors = Map<string, number>;

/** Sends a request and reads its answer. Notes an unexpected one, and returns the duration. */
async function ask(name: string, send: Send, expected: readonly number[], errors: Errors) {
  const start = performance.now();
  const status = await send().then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (error: unknown) => String(error),
  );
  const key = `${name}: ${status}`;
  if (!expected.some((one) => one === status)) errors.set(key, (errors.get(key) ?? 0) + 1);
  return performance.now() - start;
}

/** Asks what people ask during a flood. Prints the durations, compared with those before. */
async function measure(flood: Flood | null, before: Map<string, number>, errors: Errors) {
  const probes = Object.entries(await createProbes());
  const end = Date.now() + SECONDS * 1000;
  let sent = 0;
  const senders = Array.from({ length: flood ? SENDERS : 0 }, async () => {
    while (flood && Date.now() < end) {
      await ask(flood.name, flood.send, flood.expected, errors);
      sent += 1;
    }
  });
  const times = new Map(probes.map(([name]) => [name, [] as number[]]));
  while (Date.now() < end) {
    for (const [name, send] of probes) times.get(name)?.push(await ask(name, send, [200], errors));
    await sleep(INTERVAL_MS);
  }
  await Promise.all(senders);
  console.log(flood ? `A flood on ${flood.name}, ${sent} requests:` : 'Without a flood:');
  for (const [name, all] of times) {
    const [middle, late] = [median(all), percentile(all, 0.95)];
    const known = before.get(name);
    if (known === undefined) before.set(name, middle);
    const ratio = known === undefined ? '' : `, × ${(middle / known).toFixed(1)}`;
    console.log(`  ${name.padEnd(18)}${middle.toFixed(0)} ms, p95 ${late.toFixed(0)} ms${ratio}`);
  }
}

/**
 * Floods `open`, `beacons` and the link that unsubscribes, one after the other, and prints how long
 * pages, signed-in calls and the status take meanwhile. Returns whether every answer was the
 * expected one.
 */
export async function runFloods(): Promise<boolean> {
  const floods = await createFloods();
  const errors: Errors = new Map();
  const before = new Map<string, number>();
  // The emulator starts a process for each sender first, which takes seconds.
  for (const { name, send, expected } of floods) {
    await Promise.all(Array.from({ length: SENDERS }, () => ask(name, send, expected, errors)));
  }
  for (const [name, send] of Object.entries(await createProbes())) {
    await ask(name, send, [200], errors);
  }
  for (const flood of [null, ...floods]) await measure(flood, before, errors);
  for (const [answer, count] of errors) console.error(`✖ ${answer}, ${count} times`);
  return errors.size === 0;
}
