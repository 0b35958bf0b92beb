import { describe, expect, it } from 'vitest';
import { freezeClock, moveClock, releaseClock } from './clock.ts';
import { countWrites, runWithCrash } from './crash-points.ts';

/** A function that makes several writes. */
export interface CrashCase<Fixture> {
  name: string;
  setUp: () => Promise<Fixture>;
  /** Delivers the event once, or presses the button once. */
  run: (fixture: Fixture) => Promise<unknown>;
  /** Runs the schedules that finish the work after every run. */
  runSchedules?: (fixture: Fixture) => Promise<unknown>;
  /** Expects the complete effect once. `crashes` is the number of crashed runs. */
  assert: (fixture: Fixture, crashes: number) => Promise<void>;
  /** Expects what must be true at any time. Called after each crash. */
  invariant?: (fixture: Fixture) => Promise<void>;
  /** Set if the schedules finish a crashed run without another delivery of its event. */
  finishedBySchedule?: {
    /** Returns whether the schedules can finish the run. If not, the event is delivered again. */
    isResumable: (fixture: Fixture) => Promise<boolean>;
    /** Runs the schedule that finishes the run. The default is `runSchedules`. */
    schedule?: (fixture: Fixture) => Promise<unknown>;
  };
}

/** After this time, the lease of a crashed run has ended and the platform has delivered again. */
const RETRY_MINUTES = 5;

/** A case with more writes tests each crash point with a second run or with schedules, not both. */
const MANY_WRITES = 10;

async function withFrozenClock<T>(action: () => Promise<T>): Promise<T> {
  freezeClock();
  try {
    return await action();
  } finally {
    releaseClock();
  }
}

async function runAgain<Fixture>(one: CrashCase<Fixture>, fixture: Fixture): Promise<void> {
  await one.run(fixture);
  await one.runSchedules?.(fixture);
}

/** Runs the schedules if they can finish the crashed run. Returns whether they ran. */
async function finishBySchedule<Fixture>(
  one: CrashCase<Fixture>,
  fixture: Fixture,
): Promise<boolean> {
  if (!one.finishedBySchedule || !(await one.finishedBySchedule.isResumable(fixture))) return false;
  await (one.finishedBySchedule.schedule ?? one.runSchedules)?.(fixture);
  return true;
}

/**
 * Crashes one run after the other, each before one of the given writes, then finishes the work and
 * asserts. Returns whether the schedules have finished the work without another run.
 */
function crashAt<Fixture>(
  one: CrashCase<Fixture>,
  points: readonly number[],
  { scheduleOnly }: { scheduleOnly: boolean },
): Promise<boolean> {
  return withFrozenClock(async () => {
    const fixture = await one.setUp();
    const crashes: string[] = [];
    try {
      for (const point of points) {
        const writes = await runWithCrash(() => one.run(fixture), point);
        crashes.push(`before write ${point} (${writes[point - 1] ?? 'not reached'})`);
        await one.invariant?.(fixture);
        moveClock(RETRY_MINUTES);
      }
      const isFinished = scheduleOnly && (await finishBySchedule(one, fixture));
      if (!isFinished) await runAgain(one, fixture);
      await one.assert(fixture, points.length);
      return isFinished;
    } catch (error) {
      const after = scheduleOnly ? ', and the event was not delivered again' : '';
      const message = `${one.name}: crashed ${crashes.join(', then ')}${after}`;
      throw new Error(message, { cause: error });
    }
  });
}

/** Returns the numbers of the writes of a run, counted from 1. */
async function crashPoints<Fixture>(one: CrashCase<Fixture>): Promise<number[]> {
  const writes = await withFrozenClock(async () => {
    const fixture = await one.setUp();
    return runWithCrash(() => one.run(fixture), null);
  });
  expect(writes.length).toBeGreaterThan(0);
  return writes.map((_, index) => index + 1);
}

countWrites();

/** Declares the tests of one case: the effect is the same after a crash before any write. */
export function testCrashes<Fixture>(one: CrashCase<Fixture>): void {
  describe(one.name, () => {
    it('has one effect when it runs three times, twice at the same time', () =>
      withFrozenClock(async () => {
        const fixture = await one.setUp();
        await Promise.all([one.run(fixture), one.run(fixture)]);
        await runAgain(one, fixture);
        await one.assert(fixture, 0);
      }));

    it('has one effect after a crash before any write and a second run', async () => {
      const points = await crashPoints(one);
      const isShortened = one.finishedBySchedule && points.length >= MANY_WRITES;
      for (const point of points) {
        if (!isShortened || point % 2 === 1) await crashAt(one, [point], { scheduleOnly: false });
      }
      await crashAt(one, [Math.min(2, points.length), points.length], { scheduleOnly: false });
    });

    if (one.finishedBySchedule) {
      it('is finished by the schedules after a crash before any write', async () => {
        const points = await crashPoints(one);
        let finished = 0;
        for (const point of points) {
          if (points.length >= MANY_WRITES && point % 2 === 1) continue;
          if (await crashAt(one, [point], { scheduleOnly: true })) finished += 1;
        }
        expect(finished).toBeGreaterThan(0);
      });
    }
  });
}
