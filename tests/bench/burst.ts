import { setTimeout as sleep } from 'node:timers/promises';
import { openBareProject } from '../support/bare-project.ts';
import { unique } from '../support/people.ts';
import { openBareLine } from '../load/bare-line.ts';
import { openDoorstepLine } from '../load/doorstep-line.ts';
import type { Line } from '../load/line.ts';
import { makeChats } from '../load/scene.ts';
import { Tally, type Counts } from '../load/tally.ts';

const BURST = 30;
const WITHIN_MS = 1_000;
const PATIENCE_MS = 30_000;

export interface Burst {
  counts: Counts;
  /** Until the other side had the last one, from when the first was sent; milliseconds. */
  ms: number;
}

/** Many messages from one side within a second, none of which waits for the one before. */
async function sendBurst(line: Line): Promise<Burst> {
  const tally = new Tally();
  let begun = Date.now();
  let last = begun;
  await line.listen((text) => {
    const sequence = Number(text);
    if (Number.isNaN(sequence)) return;
    last = Date.now();
    tally.deliver(sequence, last - begun);
  });
  // The first one opens the stream.
  await line.send('Burst begins');
  begun = Date.now();
  for (let sequence = 1; sequence <= BURST; sequence += 1) {
    await sleep(begun + (sequence - 1) * (WITHIN_MS / BURST) - Date.now());
    tally.send();
    line.send(String(sequence)).then(
      () => tally.acknowledge(sequence),
      () => tally.refuse(),
    );
  }
  while (!tally.isSettled && Date.now() < begun + PATIENCE_MS) await sleep(50);
  await line.close();
  return { counts: tally.counts(), ms: last - begun };
}

/** In a chat about a request, in a direct one, and on a bare collection. */
export async function measureBursts(): Promise<{ chats: Burst[]; bare: Burst }> {
  const chats: Burst[] = [];
  for (const plan of await makeChats(2)) chats.push(await sendBurst(await openDoorstepLine(plan)));
  await openBareProject();
  return { chats, bare: await sendBurst(await openBareLine(unique('burst'))) };
}
