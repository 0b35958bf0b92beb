import fc from 'fast-check';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFirestoreDoors } from './support/doors.ts';
import { history, type History } from './support/histories.ts';
import { judgeEvents, judgeMails, judgeState } from './support/judge.ts';
import { Play } from './support/play.ts';
import { readOptions, replayCommand } from './support/options.ts';
import { StripeWorld } from './support/stripe-world.ts';
import { count, tally } from './support/tally.ts';

// Random histories of one professional after another, several side by side; see README.md here.

const options = readOptions(process.env);
/** A history that takes longer hangs. */
const HISTORY_MS = 120_000;
/** So many are played at most to make one that failed shorter. */
const SHRINKING = 60;
const apps: App[] = [];
let people = 0;
/** The first to fail; the others have nothing to add. */
let failedLane: number | null = null;

beforeAll(addFirestoreDoors);
afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

/** Each lane of each run has a database of its own: a reconcile there meets nobody else. */
function database(lane: number) {
  const app = initializeApp({ projectId: `demo-histories-${process.pid}-${lane}` }, `lane ${lane}`);
  apps.push(app);
  return getFirestore(app);
}

async function playAndJudge(db: FirebaseFirestore.Firestore, what: History): Promise<void> {
  people += 1;
  const uid = `pro${people}x${Date.now().toString(36)}`;
  const stripe = await StripeWorld.start();
  const play = new Play(db, uid, stripe, what.lossy);
  try {
    await play.run(what, () => judgeEvents(play));
    await play.reconcile();
    await judgeState(play);
    await judgeMails(play);
    count('histories');
  } catch (thrown) {
    const cause = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`${cause}\n\n${play.log.join('\n')}\n`, { cause: thrown });
  } finally {
    await stripe.stop();
    await play.professional.leave();
  }
}

async function runLane(lane: number, histories: number): Promise<void> {
  const db = database(lane);
  const seed = options.seed + lane;
  let left = Infinity;
  const property = fc.asyncProperty(history, async (what) => {
    if (left === 0 || (failedLane ?? lane) !== lane) return;
    left -= 1;
    try {
      await playAndJudge(db, what);
    } catch (thrown) {
      failedLane ??= lane;
      left = Math.min(left, SHRINKING);
      throw thrown;
    }
  });
  const path = options.path === null ? {} : { path: options.path };
  const parameters = { seed, numRuns: histories, timeout: HISTORY_MS, ...path };
  const details = await fc.check(property, parameters);
  if (!details.failed || failedLane !== lane) return;
  const { counterexamplePath, errorInstance } = details;
  const cause = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(`${replayCommand(seed, counterexamplePath)}\n${cause}`);
}

it(`${options.histories} histories end in what Stripe says (seed ${options.seed})`, async () => {
  const each = Math.ceil(options.histories / options.lanes);
  const lanes = Array.from({ length: options.lanes }, (_, lane) => runLane(lane, each));
  const failures = (await Promise.allSettled(lanes)).filter(({ status }) => status === 'rejected');
  const [failure] = failures;
  if (failure?.status === 'rejected') throw failure.reason;
  console.log(tally);
  expect(tally.get('histories')).toBeGreaterThanOrEqual(options.histories);
});
