import fc from 'fast-check';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Access } from './support/access.ts';
import { expectEventsHandled, expectMails, expectStateOfStripe } from './support/assertions.ts';
import { history, type History } from './support/histories.ts';
import { HistoryRunner, observeCommits } from './support/history-runner.ts';
import { readOptions, replayCommand } from './support/options.ts';
import { RulesReader } from './support/rules-reader.ts';
import { TestStripe } from './support/test-stripe.ts';

// Runs random histories, each with a new professional, in parallel lanes (see README.md).

const options = readOptions(process.env);
/** The timeout of one history. */
const HISTORY_TIMEOUT_MS = 300_000;
const MAX_SHRINKS = 60;
const apps: App[] = [];
let professionals = 0;
let completed = 0;
/** The first lane that failed. The other lanes then stop. */
let failedLane: number | null = null;

beforeAll(observeCommits);
afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

interface Lane {
  db: Firestore;
  reader: RulesReader;
}

/** Opens a separate database for one lane, because a reconcile reads all subscribers. */
async function openDatabase(lane: number): Promise<Lane> {
  const projectId = `demo-histories-${process.pid}-${lane}`;
  const app = initializeApp({ projectId }, `lane ${lane}`);
  apps.push(app);
  return { db: getFirestore(app), reader: await RulesReader.start(projectId) };
}

async function runHistory({ db, reader }: Lane, one: History): Promise<void> {
  professionals += 1;
  const uid = `pro${professionals}x${Date.now().toString(36)}`;
  const stripe = await TestStripe.start();
  const runner = new HistoryRunner(db, uid, stripe, one.lossy);
  try {
    const access = new Access(db, reader);
    await runner.run(one, async () => {
      await expectEventsHandled(runner);
      await access.expectEntitled(runner);
    });
    await runner.reconcile();
    await access.expectEntitled(runner);
    await expectStateOfStripe(runner);
    await expectMails(runner);
    completed += 1;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`${cause}\n\n${runner.log.join('\n')}\n`, { cause: error });
  } finally {
    await stripe.stop();
    await runner.professional.remove();
  }
}

async function runLane(lane: number, histories: number): Promise<void> {
  const opened = await openDatabase(lane);
  const seed = options.seed + lane;
  let left = Infinity;
  const property = fc.asyncProperty(history, async (one) => {
    if (left === 0 || (failedLane ?? lane) !== lane) return;
    left -= 1;
    try {
      await runHistory(opened, one);
    } catch (error) {
      failedLane ??= lane;
      left = Math.min(left, MAX_SHRINKS);
      throw error;
    }
  });
  const path = options.path === null ? {} : { path: options.path };
  const parameters = { seed, numRuns: histories, timeout: HISTORY_TIMEOUT_MS, ...path };
  const details = await fc.check(property, parameters);
  if (!details.failed || failedLane !== lane) return;
  const { counterexamplePath, errorInstance } = details;
  const cause = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(`${replayCommand(seed, counterexamplePath)}\n${cause}`);
}

it(`${options.histories} histories end with Stripe's state stored (seed ${options.seed})`, async () => {
  const each = Math.ceil(options.histories / options.lanes);
  const lanes = Array.from({ length: options.lanes }, (_, lane) => runLane(lane, each));
  const failure = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  expect(completed).toBeGreaterThanOrEqual(options.histories);
});
