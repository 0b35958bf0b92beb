import { describe, expect, it } from 'vitest';
import { Random } from '../../support/random.ts';
import { holdClock, moveClock, releaseClock } from './clock.ts';
import { live, type Death } from './lives.ts';
import { SEED } from './seed.ts';

/** Something that the functions do in several writes. */
export interface UseCase<Scene> {
  name: string;
  scene: () => Promise<Scene>;
  /** One delivery of its event, or one press of its button. */
  run: (scene: Scene) => Promise<unknown>;
  /** What comes afterwards in any case: the schedules, as late as it takes. */
  sweep?: (scene: Scene) => Promise<unknown>;
  /** Throws unless there is one effect, and all of it. `deaths` is empty where nothing went wrong. */
  judge: (scene: Scene, deaths: readonly Death[]) => Promise<void>;
  /** Throws unless all is as it must be at any moment; asked right after each death. */
  always?: (scene: Scene) => Promise<void>;
  /** Set where the product promises the end though nobody comes again. */
  alone?: Alone<Scene>;
}

interface Alone<Scene> {
  /** Whether what a dead run has left is promised to end; before that somebody must come again. */
  isBegun: (scene: Scene) => Promise<boolean>;
  /** What ends it, where that is more than `sweep`. */
  sweep?: (scene: Scene) => Promise<unknown>;
}

const RANDOM_RUNS = 4;

/** When a platform, or a person, comes again: what a dead run has leased is free. */
const AGAIN_AFTER_MINUTES = 5;

const tell = ({ write, when }: Death, writes: readonly string[]) =>
  `${when} write ${write} (${writes[write - 1] ?? 'not reached'})`;

/** As long as it lasts the clock can be moved; afterwards it goes again. */
async function withClock<T>(action: () => Promise<T>): Promise<T> {
  holdClock();
  try {
    return await action();
  } finally {
    releaseClock();
  }
}

/** One that somebody comes again to, as a platform delivers again what did not end. */
async function endWith<Scene>(useCase: UseCase<Scene>, scene: Scene): Promise<void> {
  await useCase.run(scene);
  await useCase.sweep?.(scene);
}

/** One that nobody comes again to; whether that was the way to its end. */
async function endAlone<Scene>(useCase: UseCase<Scene>, scene: Scene): Promise<boolean> {
  if (!useCase.alone || !(await useCase.alone.isBegun(scene))) return false;
  await (useCase.alone.sweep ?? useCase.sweep)?.(scene);
  return true;
}

/**
 * Runs that die in turn, and what comes afterwards: one more run, or with `comesAgain` false the
 * schedules alone, where these are promised to end it. Whether they have.
 */
async function play<Scene>(
  useCase: UseCase<Scene>,
  deaths: readonly Death[],
  { comesAgain = true } = {},
): Promise<boolean> {
  let writes: readonly string[] = [];
  return withClock(async () => {
    const scene = await useCase.scene();
    try {
      for (const death of deaths) {
        const ended = await live(() => useCase.run(scene), death);
        if (ended.writes.length > writes.length) writes = ended.writes;
        await useCase.always?.(scene);
        moveClock(AGAIN_AFTER_MINUTES);
      }
      const wasAlone = !comesAgain && (await endAlone(useCase, scene));
      if (!wasAlone) await endWith(useCase, scene);
      await useCase.judge(scene, deaths);
      return wasAlone;
    } catch (thrown) {
      const story = deaths.map((death) => tell(death, writes)).join(', then ');
      const after = comesAgain ? '' : ', and nobody came again';
      throw new Error(`${useCase.name}: died ${story}${after}`, { cause: thrown });
    }
  });
}

async function writesOf<Scene>(useCase: UseCase<Scene>): Promise<readonly string[]> {
  return withClock(async () => {
    const scene = await useCase.scene();
    return (await live(() => useCase.run(scene), null)).writes;
  });
}

/** A use case of this many writes dies at each of them in one of the two ways, by turns that follow from the seed. */
const LONG = 20;

/** The writes that the process ends before, where somebody comes again, or where nobody does. */
function writesToDieAt(all: number, comesAgain: boolean): number[] {
  const turn = comesAgain ? 0 : 1;
  const each = Array.from({ length: all }, (_, i) => i + 1);
  return all < LONG ? each : each.filter((write) => (write + SEED) % 2 === turn);
}

/** Declares its tests: one effect, whatever happens to the runs. */
export function survives<Scene>(useCase: UseCase<Scene>): void {
  describe(`${useCase.name} (FAULT_SEED=${SEED})`, () => {
    it('has one effect when it is delivered three times, two of them at once', async () => {
      await withClock(async () => {
        const scene = await useCase.scene();
        await Promise.all([useCase.run(scene), useCase.run(scene)]);
        await endWith(useCase, scene);
        await useCase.judge(scene, []);
      });
    });

    it('has one effect wherever the function dies', async () => {
      const { length } = await writesOf(useCase);
      expect(length).toBeGreaterThan(0);
      for (const write of writesToDieAt(length, true)) {
        await play(useCase, [{ write, when: 'before' }]);
      }
      // After each write but the last is before the next one.
      await play(useCase, [{ write: length, when: 'after' }]);
    });

    if (useCase.alone) {
      it('has it wherever the function dies, though nobody comes again', async () => {
        const { length } = await writesOf(useCase);
        let alone = 0;
        for (const write of writesToDieAt(length, false)) {
          const death: Death = { write, when: 'before' };
          if (await play(useCase, [death], { comesAgain: false })) alone += 1;
        }
        expect(alone).toBeGreaterThan(0);
      });
    }

    it('has one effect when several runs die one after the other', async () => {
      const random = new Random(SEED);
      const { length } = await writesOf(useCase);
      const someDeath = (): Death => ({
        write: 1 + random.below(length),
        when: random.pick(['before', 'after']),
      });
      for (let run = 0; run < RANDOM_RUNS; run += 1) {
        await play(useCase, Array.from({ length: 2 + random.below(2) }, someDeath));
      }
    });
  });
}
