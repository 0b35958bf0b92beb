import { signatureHeader } from '@doorstep/local/stripe/events/signature.ts';
import { handleStripeEvent } from '../../../functions/services/handle-stripe-event.ts';
import type { CheckoutDeps } from '../../../functions/services/create-checkout.ts';
import type { Random } from './random.ts';
import type { Fault, Outcome, Scheduler, Trouble } from './scheduler.ts';
import type { SentEvent } from './stripe-world.ts';
import { count } from './tally.ts';

const SECRET = 'whsec_property';
/** Later attempts of one delivery go well, so that every history ends. */
const STORMY_ATTEMPTS = 3;
const ATTEMPTS = 10;

/** How things go between Stripe and the product for a while; null: well. */
export type Storm = Random | null;

interface Delivery {
  event: SentEvent;
  /** Not before so many moves have been made. */
  due: number;
  attempt: number;
  storm: Storm;
}

function someFault(storm: Random): Fault {
  const kind = storm.pick(['before', 'after', 'crash', 'refused'] as const);
  count(`fault: ${kind}`);
  return {
    door: 1 + storm.below(8),
    kind,
    status: storm.pick([429, 500, 503]),
    requests: storm.pick([1, 2]),
  };
}

/** What a task meets with at one of its first calls, or nothing. */
export function someTrouble(storm: Storm): Trouble {
  if (!storm) return { fault: null, stall: null };
  const stall = { door: 1 + storm.below(7), moves: 10 + storm.below(60) };
  return {
    fault: storm.chance(0.3) ? someFault(storm) : null,
    stall: storm.chance(0.4) ? stall : null,
  };
}

/** Carries Stripe's events to the webhook: signed, again when not taken, some twice or not at all. */
export class Network {
  /** Whether an event was lost for good. */
  hasLost = false;
  /** The ids of the events that the product says it has handled. */
  readonly handled = new Set<string>();
  /** What must not have happened. */
  readonly complaints: string[] = [];
  #waiting: Delivery[] = [];
  readonly #deps: CheckoutDeps;
  readonly #scheduler: Scheduler;
  readonly #lossy: boolean;

  constructor(deps: CheckoutDeps, scheduler: Scheduler, lossy: boolean) {
    this.#deps = deps;
    this.#scheduler = scheduler;
    this.#lossy = lossy;
  }

  /** When the next delivery is due, or null when none waits. */
  get nextDue(): number | null {
    return this.#waiting.length === 0 ? null : Math.min(...this.#waiting.map(({ due }) => due));
  }

  send(event: SentEvent, storm: Storm): void {
    const copies = this.#copies(storm);
    if (copies === 0) this.hasLost = true;
    for (let copy = 0; copy < copies; copy += 1) {
      const late = storm?.chance(0.5) ? storm.below(40) : 0;
      if (late > 0) count('delivery: late');
      this.#waiting.push({ event, due: this.#scheduler.time + late, attempt: 1, storm });
    }
  }

  #copies(storm: Storm): number {
    if (this.#lossy && storm?.chance(0.25)) {
      count('delivery: dropped');
      return 0;
    }
    if (!storm?.chance(0.25)) return 1;
    count('delivery: twice');
    return 2;
  }

  /** Begins the deliveries that are due. */
  async deliver(): Promise<void> {
    const { time } = this.#scheduler;
    const due = this.#waiting.filter((delivery) => delivery.due <= time);
    this.#waiting = this.#waiting.filter((delivery) => delivery.due > time);
    for (const delivery of due) await this.#attempt(delivery);
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { event, attempt, storm } = delivery;
    const name = `${event.type} ${event.id.slice(-4)}, attempt ${attempt}`;
    const trouble = someTrouble(attempt < STORMY_ATTEMPTS ? storm : null);
    const wasHandled = this.handled.has(event.id);
    const again = (outcome: Outcome) => {
      if (outcome === 'done') return;
      if (attempt >= ATTEMPTS) {
        this.complaints.push(`${name} was not taken`);
        return;
      }
      const due = this.#scheduler.time + 5 + (storm?.below(20) ?? 0);
      this.#waiting.push({ ...delivery, due, attempt: attempt + 1 });
    };
    await this.#scheduler.spawn(name, trouble, () => this.#answer(event, wasHandled), again);
  }

  /** What the webhook's endpoint does; the caller of the task knows 2xx by its end. */
  async #answer({ id, body }: SentEvent, wasHandled: boolean): Promise<void> {
    const signature = signatureHeader(body, SECRET);
    const event = await this.#deps.stripe.readEvent(Buffer.from(body), signature, [SECRET]);
    if (!event) throw new Error('the signature was not believed');
    const outcome = await handleStripeEvent(this.#deps, event);
    count(`webhook: ${outcome}`);
    if (wasHandled && outcome !== 'duplicate') {
      this.complaints.push(`event ${id} was handled before, and is ${outcome} once more`);
    }
    if (outcome === 'handled') this.handled.add(id);
  }
}
