import { availableParallelism, loadavg } from 'node:os';
import type { Measured } from './measure.ts';

const whole = (value: number) => value.toFixed(0);

/** The rows of the table, one value for each run. */
const ROWS: [string, (run: Measured) => string][] = [
  ['chats', ({ chats }) => whole(chats)],
  ['offered, messages a second', ({ chats, rate }) => (chats * rate).toFixed(1)],
  ['held', ({ held }) => (held ? 'yes' : 'no')],
  ['answered, messages a second', ({ chats, throughput }) => (chats * throughput).toFixed(1)],
  ['sent', ({ counts }) => whole(counts.sent)],
  ['acknowledged', ({ counts }) => whole(counts.acknowledged)],
  ['delivered', ({ counts }) => whole(counts.delivered)],
  ['lost', ({ counts }) => whole(counts.lost)],
  ['duplicated', ({ counts }) => whole(counts.duplicated)],
  ['out of order', ({ counts }) => whole(counts.out_of_order)],
  ['refused', ({ counts }) => whole(counts.refused)],
  ['unanswered', ({ counts }) => whole(counts.unanswered)],
  ['latency, median ms', ({ median }) => whole(median)],
  ['latency, 99th percentile ms', ({ p99 }) => whole(p99)],
  ['processors busy', ({ busy }) => `${whole(busy * 100)} %`],
];

const NAME_WIDTH = 30;
const WIDTH = 18;

/** A column for each run, under its name. */
export function table(runs: readonly (Measured & { name: string })[]): string {
  const line = (name: string, cells: string[]) =>
    name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('');
  const names = runs.map(({ name }) => name);
  const rows = ROWS.map(([name, cell]) => line(name, runs.map(cell)));
  return [line('', names), ...rows].join('\n');
}

export function machine(): string {
  const load = loadavg()[0] ?? 0;
  return `${availableParallelism()} processors for emulators, senders and listeners alike; load ${load.toFixed(1)}`;
}
