import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inParallel } from '@doorstep/domain/in-parallel';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { collectFindings } from '@doorstep/ops/data-check/collect-findings.ts';
import { setLogLevel } from 'firebase/firestore';
import { z } from 'zod';
import { startStack, setTestEnvironment } from '../bench/stack.ts';
import { percentile } from '../bench/table.ts';
import { openChat, type Chat } from './chat.ts';
import { runFloods } from './floods.ts';
import { isComplete, sumCounts, Tally } from './tally.ts';

// `npm run load` sends one message per second in each of several chats, then floods functions that
// anybody can call. It exits with 1 unless each message arrives once and in order, and each request
// has the expected answer. The defaults are `--chats=20 --seconds=30`; `npm run load -- floods` and
// `-- chats` run one part.

/** One message per second never reaches the limit of 120 messages per minute and account. */
const INTERVAL_MS = 1000;
/** The time in which a sent message must be stored and received. */
const TIMEOUT_MS = 90_000;
const PARALLEL_SIGN_INS = 5;

const optionsSchema = z.object({
  chats: z.coerce.number().int().min(1).max(1000).default(20),
  seconds: z.coerce.number().int().min(1).max(3600).default(30),
});

const partSchema = z.enum(['chats', 'floods']);

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(2);
}

async function main(): Promise<boolean> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { chats: text, seconds: text },
    allowPositionals: true,
  });
  const { chats, seconds } = optionsSchema.parse(values);
  const [part] = z.tuple([partSchema.optional()]).parse(positionals);
  const runParts = async () => {
    const hasArrived = part === 'floods' || (await runChats(chats, seconds));
    return (part === 'chats' || (await runFloods())) && hasArrived;
  };
  setLogLevel('error');
  if (process.env['DOORSTEP_STACK']) return runParts();
  console.log('Starting a stack …');
  const { addresses, stop } = await startStack('load', { demo: false });
  try {
    setTestEnvironment(addresses);
    const isGood = await runParts();
    const findings = await collectFindings(addresses, { triggerMs: 60_000 });
    for (const finding of findings) console.error('✖', finding);
    return isGood && findings.length === 0;
  } finally {
    await stop();
  }
}

/** Sends in all chats and prints a report. Returns whether all messages arrived once, in order. */
async function runChats(count: number, seconds: number): Promise<boolean> {
  console.log(`${count} chats, one message a second in each, for ${seconds} s …`);
  const kinds = Array.from({ length: count }, (_, place) => (place % 2 ? 'direct' : 'request'));
  const chats = await inParallel(PARALLEL_SIGN_INS, kinds, openChat);
  const tallies = await Promise.all(chats.map((chat) => sendAll(chat, seconds)));
  await Promise.all(chats.map((chat) => chat.close()));
  const counts = sumCounts(tallies.map((tally) => tally.counts()));
  const latencies = tallies.flatMap((tally) => tally.latencies);
  for (const [name, value] of Object.entries(counts)) console.log(`${name.padEnd(14)}${value}`);
  for (const fraction of [0.5, 0.95]) {
    const milliseconds = percentile(latencies, fraction).toFixed(0);
    console.log(`${`latency p${fraction * 100}`.padEnd(14)}${milliseconds} ms`);
  }
  return isComplete(counts);
}

/** Sends one message per second and waits until all are stored and received. */
async function sendAll(chat: Chat, seconds: number): Promise<Tally> {
  const tally = new Tally();
  await chat.listen((text) => {
    const [sequence, sentAt] = text.split(' ').map(Number);
    // The first message of a direct chat has no number.
    if (sequence && sentAt) tally.receive(sequence, Date.now() - sentAt);
  });
  const start = Date.now();
  for (let sequence = 1; sequence <= seconds; sequence += 1) {
    await sleep(start + (sequence - 1) * INTERVAL_MS - Date.now());
    tally.send();
    chat.send(`${sequence} ${Date.now()}`).then(
      () => tally.store(sequence),
      (error: unknown) => {
        console.error(`✖ ${String(error)}`);
        tally.fail();
      },
    );
  }
  const end = Date.now() + TIMEOUT_MS;
  while (!tally.isSettled && Date.now() < end) await sleep(100);
  return tally;
}
