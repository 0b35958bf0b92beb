import type { Burst } from './burst.ts';
import type { LiveMessages } from './live-messages.ts';
import { percentile } from './percentile.ts';
import type { Row } from './table.ts';

const whole = (value: number) => value.toFixed(0);
const described = (times: readonly number[]) =>
  `median ${whole(percentile(times, 0.5))} ms, p95 ${whole(percentile(times, 0.95))} ms`;

/** Of messages that were written one after the other, by turns with those of a bare chat. */
export function liveRows({ own, other, bareOther, bareStored, ruledOther }: LiveMessages): Row[] {
  const beside = (anchor: readonly number[]) => percentile(other, 0.5) / percentile(anchor, 0.5);
  return [
    {
      what: 'own message in the page: p95',
      unit: 'ms',
      figures: [percentile(own, 0.95)],
      goal: { most: 16 },
      naive: `shown once it is stored: ${described(bareStored)}`,
    },
    {
      what: 'on the other browser’s: median beside a bare addDoc → onSnapshot',
      unit: 'times',
      figures: [beside(bareOther)],
      goal: { most: 1.3 },
      note: `median ${whole(percentile(other, 0.5))} ms`,
      naive: `bare: ${described(bareOther)}`,
    },
    {
      what: 'on the other browser’s: median beside a bare chat with our rules and our batch of three documents',
      unit: 'times',
      figures: [beside(ruledOther)],
      naive: `with rules and batch: ${described(ruledOther)}`,
    },
    {
      what: 'on the other browser’s: p95',
      unit: 'ms',
      figures: [percentile(other, 0.95)],
      goal: { most: 150 },
    },
  ];
}

const wrongOf = ({ counts }: Burst) =>
  counts.lost + counts.duplicated + counts.out_of_order + counts.refused + counts.unanswered;
const seconds = (bursts: readonly Burst[]) =>
  bursts.map(({ ms }) => (ms / 1000).toFixed(1)).join(', ');

/** Of many messages within a second: about a request, and direct. */
export function burstRow(chats: readonly Burst[], bare: Burst): Row {
  return {
    what: `${bare.counts.sent} messages in a second, in one chat: lost, twice, late or refused`,
    unit: 'count',
    figures: chats.map(wrongOf),
    goal: { most: 0 },
    note: `the last one there after ${seconds(chats)} s`,
    naive: `bare: ${wrongOf(bare)}, the last one after ${seconds([bare])} s`,
  };
}
