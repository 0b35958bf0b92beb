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

/** Runs that die in turn, then one that does not, as a platform delivers again what did not end. */
async function play<Scene>(useCase: UseCase<Scene>, deaths: readonly Death[]): Promise<void> {
  let writes: readonly string[] = [];
  await withClock(async () => {
    const scene = await useCase.scene();
    try {
      for (const death of deaths) {
        const ended = await live(() => useCase.run(scene), death);
        if (ended.writes.length > writes.length) writes = ended.writes;
        moveClock(AGAIN_AFTER_MINUTES);
      }
      await useCase.run(scene);
      await useCase.sweep?.(scene);
      await useCase.judge(scene, deaths);
    } catch (thrown) {
      const story = deaths.map((death) => tell(death, writes)).join(', then ');
      throw new Error(`${useCase.name}: died ${story}`, { cause: thrown });
    }
  });
}

async function writesOf<Scene>(useCase: UseCase<Scene>): Promise<readonly string[]> {
  return withClock(async () => {
    const scene = await useCase.scene();
    return (await live(() => useCase.run(scene), null)).writes;
  });
}

/** Declares its tests: one effect, whatever happens to the runs. */
export function survives<Scene>(useCase: UseCase<Scene>): void {
  describe(`${useCase.name} (FAULT_SEED=${SEED})`, () => {
    it('has one effect when it is delivered three times, two of them at once', async () => {
      await withClock(async () => {
        const scene = await useCase.scene();
        await Promise.all([useCase.run(scene), useCase.run(scene)]);
        await useCase.run(scene);
        await useCase.sweep?.(scene);
        await useCase.judge(scene, []);
      });
    });

    it('has one effect wherever the function dies', async () => {
      const writes = await writesOf(useCase);
      expect(writes.length).toBeGreaterThan(0);
      for (let write = 1; write <= writes.length; write += 1) {
        await play(useCase, [{ write, when: 'before' }]);
      }
      // After each write but the last is before the next one.
      await play(useCase, [{ write: writes.length, when: 'after' }]);
    });

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
