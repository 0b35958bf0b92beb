import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../bench/percentile.ts';
import { unique } from '../support/server/people.ts';
import { sum, type Counts } from './tally.ts';
import type { Workers } from './workers.ts';

export interface Load {
  chats: number;
  /** Messages a second in each chat. */
  rate: number;
  seconds: number;
}

export interface Measured extends Load {
  counts: Counts;
  /** Whether the answers kept up with what was to be sent. */
  held: boolean;
  /** How many were answered in a second and chat, from the first to the last. */
  throughput: number;
  /** Milliseconds from when a message was to be sent until the other side saw it. */
  median: number;
  p99: number;
  /** How busy all processors of the machine were, 0 to 1. */
  busy: number;
  refusal: string | null;
}

/** Answers are behind when what is to be answered is more than comes in so much time. */
const BEHIND_SECONDS = 3;
const LEAD_MS = 1_000;
const LOOK_MS = 500;

function processorTimes() {
  const times = cpus().map(({ times }) => times);
  const idle = times.reduce((all, one) => all + one.idle, 0);
  const total = times.reduce((all, one) => all + one.user + one.nice + one.sys + one.irq, idle);
  return { idle, total };
}

/** Sends that load; it is ended early when it is not held. */
export async function measure(workers: Workers, load: Load): Promise<Measured> {
  await workers.warm();
  const before = processorTimes();
  const plan = { ...load, run: unique('run'), starts_at: Date.now() + LEAD_MS };
  const over = new AbortController();
  let held = true;
  const running = workers.run(plan).finally(() => over.abort());
  const watching = (async () => {
    while (!over.signal.aborted && held) {
      await sleep(LOOK_MS);
      if (workers.backlog <= BEHIND_SECONDS * load.rate * load.chats) continue;
      held = false;
      workers.stop();
    }
  })();
  const [results] = await Promise.all([running, watching]);
  const after = processorTimes();
  const latencies = results.flatMap((result) => result.latencies);
  const counts = sum(results.map((result) => result.counts));
  const taken = (Date.now() - plan.starts_at) / 1000;
  return {
    ...load,
    counts,
    held,
    throughput: counts.acknowledged / taken / load.chats,
    median: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    busy: 1 - (after.idle - before.idle) / (after.total - before.total),
    refusal: results.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  };
}
