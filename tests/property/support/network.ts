import { signatureHeader } from '@doorstep/local/stripe/webhook-delivery.ts';
import { handleStripeEvent } from '../../../functions/billing/handle-stripe-event.ts';
import type { CheckoutDeps } from '../../../functions/billing/create-checkout.ts';
import type { Deliveries } from './deliveries.ts';
import type { Storm } from './storm.ts';
import type { SentEvent } from './stripe-world.ts';
import { count } from './tally.ts';

const SECRET = 'whsec_property';

/** Carries Stripe's events to the webhook: signed, again when not taken, some not at all. */
export class Network {
  /** Whether an event was lost for good. */
  hasLost = false;
  /** The ids of the events that the product says it has handled. */
  readonly handled = new Set<string>();
  /** What must not have happened. */
  readonly complaints: string[] = [];
  readonly #deps: CheckoutDeps;
  readonly #deliveries: Deliveries;
  readonly #lossy: boolean;

  constructor(deps: CheckoutDeps, deliveries: Deliveries, lossy: boolean) {
    this.#deps = deps;
    this.#deliveries = deliveries;
    this.#lossy = lossy;
  }

  send(event: SentEvent, storm: Storm): void {
    if (this.#lossy && storm?.chance(0.25)) {
      count('delivery: dropped');
      this.hasLost = true;
      return;
    }
    const name = `${event.type} ${event.id.slice(-4)}`;
    this.#deliveries.add({ name, perform: () => this.#answer(event), storm });
  }

  /** What the webhook's endpoint does; the caller of the task knows 2xx by its end. */
  async #answer({ id, body }: SentEvent): Promise<void> {
    const wasHandled = this.handled.has(id);
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
