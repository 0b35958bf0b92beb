import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { startStack } from '../bench/stack.ts';
import { openBareProject } from '../support/bare-project.ts';
import { measure, type Load, type Measured } from './measure.ts';
import { readOptions } from './options.ts';
import type { ChatPlan } from './plan.ts';
import { machine, table } from './report.ts';
import { makeChats, untilMailIsOut } from './scene.ts';
import { findHighestHeld } from './search.ts';
import { isWhole } from './tally.ts';
import { verifyAfter } from './verify-after.ts';
import { Workers } from './workers.ts';

// `npm run load`: live chats on the emulators, beside the same load on a bare collection. It prints
// figures, and judges only that every message arrived once and in its turn: else it ends with 1.

type Named = Measured & { name: string };

/** Of the runs that look for the highest rate; what is shorter itself only shows that all arrives. */
const SEARCH_SECONDS = 20;
const INSTANCE = 'load';

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(2);
}

async function main(): Promise<boolean> {
  const load = readOptions(process.argv.slice(2));
  const { DOORSTEP_STACK: running } = process.env;
  if (running) return measureAll(addressesSchema.parse(JSON.parse(running)), load);
  console.log('Starting a stack of its own …');
  const stack = await startStack(INSTANCE, { demo: false });
  try {
    const isGood = await measureAll(stack.addresses, load);
    return (await verifyAfter(stack.addresses)) && isGood;
  } finally {
    await stack.stop();
  }
}

async function measureAll(addresses: Addresses, load: Load): Promise<boolean> {
  Object.assign(process.env, emulatorVariables(addresses), {
    DOORSTEP_STACK: JSON.stringify(addresses),
    METADATA_SERVER_DETECTION: 'none',
  });
  console.log(`${load.chats} chats, ${load.rate} a second in each, for ${load.seconds} s …`);
  const chats = await makeChats(load.chats);
  const runs = await measureDoorstep(addresses, chats, load);
  const held = runs.at(-1)?.rate ?? load.rate;
  runs.push(...(await measureBare(addresses, chats, load, held)));
  console.log(`\n${table(runs)}\n\n${machine()}`);
  console.log('Latency: from when a message was to be sent until the other side has it.');
  for (const { name, refusal } of runs) if (refusal !== null) console.log(`✖ ${name}: ${refusal}`);
  return runs.every(({ counts }) => isWhole(counts));
}

async function withChats<T>(
  addresses: Addresses,
  kind: 'doorstep' | 'bare',
  chats: readonly ChatPlan[],
  work: (workers: Workers) => Promise<T>,
): Promise<T> {
  const workers = new Workers(addresses);
  try {
    await workers.open(kind, chats);
    const result = await work(workers);
    await workers.close();
    return result;
  } finally {
    workers.end();
  }
}

/** What was asked for; where that is not held, also the highest rate that is. */
function measureDoorstep(addresses: Addresses, chats: readonly ChatPlan[], load: Load) {
  return withChats(addresses, 'doorstep', chats, async (workers): Promise<Named[]> => {
    await untilMailIsOut();
    const runs: Named[] = [{ ...(await measure(workers, load)), name: 'Doorstep' }];
    const [asked] = runs;
    if (!asked || asked.held || load.seconds < SEARCH_SECONDS) return runs;
    console.log('That is more than this machine holds: looking for the highest rate …');
    const attempt = async (rate: number, seconds: number) => {
      const tried = await measure(workers, { ...load, rate, seconds });
      const outcome = `${tried.held ? 'held' : 'not held'} for ${seconds} s`;
      console.log(`  ${(rate * load.chats).toFixed(1)} a second: ${outcome}`);
      // Whatever is wrong with a message is judged, also where it is not about the rate.
      if (!isWhole(tried.counts)) runs.push({ ...tried, name: 'Doorstep, tried' });
      return tried;
    };
    const highest = await findHighestHeld(asked, (rate) => attempt(rate, SEARCH_SECONDS));
    // Held for a short while is not yet held for all the time: then a quarter less is tried.
    for (let rate = highest; rate > highest / 4; rate *= 0.75) {
      const measured = await attempt(rate, load.seconds);
      if (measured.held) return [...runs, { ...measured, name: 'Doorstep, held' }];
    }
    return runs;
  });
}

/** The same on a bare collection, and at the rate that Doorstep holds, where that is another. */
async function measureBare(
  addresses: Addresses,
  chats: readonly ChatPlan[],
  load: Load,
  held: number,
): Promise<Named[]> {
  await openBareProject();
  return withChats(addresses, 'bare', chats, async (workers) => {
    const runs: Named[] = [{ ...(await measure(workers, load)), name: 'bare' }];
    if (held === load.rate) return runs;
    runs.push({ ...(await measure(workers, { ...load, rate: held })), name: 'bare, same rate' });
    return runs;
  });
}
