import type { Outcome, Scheduler } from './scheduler.ts';
import { someTrouble, type Storm } from './storm.ts';
import { count } from './tally.ts';

/** Later attempts of one delivery go well, so that every history ends. */
const STORMY_ATTEMPTS = 3;
const ATTEMPTS = 10;

/** Something that is told to the product until it says that it has taken it. */
interface Delivery {
  name: string;
  perform: () => Promise<void>;
  storm: Storm;
}
interface Waiting extends Delivery {
  /** Not before so many moves have been made. */
  due: number;
  attempt: number;
}

/** Brings what the product is told: in a storm late, twice, in another order, again after a fault. */
export class Deliveries {
  /** What was not taken however often. */
  readonly complaints: string[] = [];
  #waiting: Waiting[] = [];
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** When the next one is due, or null when none waits. */
  get nextDue(): number | null {
    return this.#waiting.length === 0 ? null : Math.min(...this.#waiting.map(({ due }) => due));
  }

  add(delivery: Delivery): void {
    const { storm } = delivery;
    const copies = storm?.chance(0.25) ? 2 : 1;
    if (copies === 2) count('delivery: twice');
    for (let copy = 0; copy < copies; copy += 1) {
      const late = storm?.chance(0.5) ? storm.below(40) : 0;
      if (late > 0) count('delivery: late');
      this.#waiting.push({ ...delivery, due: this.#scheduler.time + late, attempt: 1 });
    }
  }

  /** Begins the deliveries that are due. */
  async begin(): Promise<void> {
    const { time } = this.#scheduler;
    const due = this.#waiting.filter((delivery) => delivery.due <= time);
    this.#waiting = this.#waiting.filter((delivery) => delivery.due > time);
    for (const delivery of due) await this.#attempt(delivery);
  }

  async #attempt(delivery: Waiting): Promise<void> {
    const { attempt, storm } = delivery;
    const name = `${delivery.name}, attempt ${attempt}`;
    const trouble = someTrouble(attempt < STORMY_ATTEMPTS ? storm : null);
    const again = (outcome: Outcome) => {
      if (outcome === 'done') return;
      if (attempt >= ATTEMPTS) {
        this.complaints.push(`${name} was not taken`);
        return;
      }
      const due = this.#scheduler.time + 5 + (storm?.below(20) ?? 0);
      this.#waiting.push({ ...delivery, due, attempt: attempt + 1 });
    };
    await this.#scheduler.spawn(name, trouble, delivery.perform, again);
  }
}
