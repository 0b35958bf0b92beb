import { setTimeout as sleep } from 'node:timers/promises';
import { setLogLevel } from 'firebase/firestore';
import { inParallel } from '@doorstep/local/demo/seed/in-parallel.ts';
import { openBareLine } from './bare-line.ts';
import { openDoorstepLine } from './doorstep-line.ts';
import type { Line } from './line.ts';
import { dueAt, dueBy, lastOf, orderSchema, type Order, type RunPlan, type Word } from './plan.ts';
import { sum, Tally } from './tally.ts';

// A process of senders and listeners, started by workers.ts. It is told by messages what to do.

const AT_ONCE = 5;
/** How long what was sent may take to be answered and seen, once nothing more is sent. */
const PATIENCE_MS = 90_000;

let lines: Line[] = [];
let first = 0;
/** What takes the texts that arrive, by the place of their chat here. */
let arrived: (chat: number, text: string) => void = () => {};
/** Ends the sending of the run under way. */
let stop = new AbortController();

function tell(word: Word): void {
  process.send?.(word);
}

async function open(order: Extract<Order, { do: 'open' }>): Promise<void> {
  first = order.first;
  lines = await inParallel(AT_ONCE, order.chats, (chat) =>
    order.kind === 'bare' ? openBareLine(chat.id) : openDoorstepLine(chat),
  );
  await inParallel(AT_ONCE, [...lines.entries()], ([index, line]) =>
    line.listen((text) => arrived(index, text)),
  );
}

/** A message names its run, its number in the chat, and when it was to be sent. */
const textOf = (run: string, sequence: number, due: number) => `${run} ${sequence} ${due}`;

let refusal: string | null = null;

async function sendAll(
  plan: RunPlan,
  line: Line,
  tally: Tally,
  chat: number,
  signal: AbortSignal,
): Promise<void> {
  for (let sequence = 1; sequence <= lastOf(plan); sequence += 1) {
    const due = dueAt(plan, chat, sequence);
    await sleep(Math.max(0, due - Date.now()));
    if (signal.aborted) return;
    tally.send();
    try {
      await line.send(textOf(plan.run, sequence, due));
      tally.acknowledge(sequence);
    } catch (thrown) {
      refusal ??= String(thrown);
      tally.refuse();
    }
  }
}

function follow(plan: RunPlan, tallies: readonly Tally[]): () => void {
  const timer = setInterval(() => {
    const due = tallies.map((_, index) => dueBy(plan, first + index, Date.now()));
    const answered = tallies.map((tally) => tally.answered);
    const total = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    tell({ is: 'progress', due: total(due), answered: total(answered) });
  }, 1000);
  return () => clearInterval(timer);
}

async function settle(tallies: readonly Tally[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && !tallies.every((tally) => tally.isSettled)) await sleep(100);
}

/** Ends when all that is to be sent is answered; what never is does not hold up the result. */
async function sendEverything(plan: RunPlan, tallies: readonly Tally[]): Promise<void> {
  stop = new AbortController();
  const { signal } = stop;
  const sending = lines.map((line, index) =>
    sendAll(plan, line, tallies[index] ?? new Tally(), first + index, signal),
  );
  const latest = plan.starts_at + plan.seconds * 1000 + PATIENCE_MS;
  await Promise.race([Promise.all(sending), sleep(latest - Date.now())]);
  stop.abort();
}

async function run(plan: RunPlan): Promise<void> {
  refusal = null;
  const tallies = lines.map(() => new Tally());
  arrived = (chat, text) => {
    const [name, sequence, due] = text.split(' ');
    if (name === plan.run) tallies[chat]?.deliver(Number(sequence), Date.now() - Number(due));
  };
  const stopFollowing = follow(plan, tallies);
  await sendEverything(plan, tallies);
  stopFollowing();
  await settle(tallies);
  const counts = sum(tallies.map((tally) => tally.counts()));
  tell({ is: 'result', counts, latencies: tallies.flatMap(({ latencies }) => latencies), refusal });
}

async function obey(order: Order): Promise<void> {
  switch (order.do) {
    case 'open':
      await open(order);
      tell({ is: 'done' });
      return;
    case 'warm':
      await inParallel(AT_ONCE, lines, (line) => line.send('warm'));
      tell({ is: 'done' });
      return;
    case 'run':
      return run(order.plan);
    case 'stop':
      stop.abort();
      return;
    case 'close':
      await inParallel(AT_ONCE, lines, (line) => line.close());
      tell({ is: 'done' });
      return;
  }
}

setLogLevel('error');
process.on('message', (message) => {
  obey(orderSchema.parse(message)).catch((thrown: unknown) => {
    tell({ is: 'failed', why: thrown instanceof Error ? (thrown.stack ?? '') : String(thrown) });
  });
});
// Whoever started it has ended.
process.on('disconnect', () => process.exit(1));
