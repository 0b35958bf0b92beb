import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@doorstep/domain/app-error';
import { signatureHeader } from '@doorstep/local/stripe/webhook-delivery.ts';
import { Firestore, WriteBatch, type DocumentSnapshot } from 'firebase-admin/firestore';
import { createClosedAccounts } from '../../../functions/platform/closed-account-repository.ts';
import { checkSubscription } from '../../../functions/billing/check-subscription.ts';
import { createCheckout, type CheckoutDeps } from '../../../functions/billing/create-checkout.ts';
import { handleStripeEvent } from '../../../functions/billing/handle-stripe-event.ts';
import { queueBillingMail } from '../../../functions/billing/queue-billing-mail.ts';
import { reconcileSubscriptions } from '../../../functions/billing/reconcile-subscriptions.ts';
import { parseSubscriptionState } from '../../../functions/billing/subscriber-repository.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createProviderProfiles } from '../../../functions/profiles/provider-profile-repository.ts';
import { Random } from '../../support/random.ts';
import { createDeps } from './dependencies.ts';
import { isTeamAction, type Action, type History, type Step } from './histories.ts';
import { Professional } from './professional.ts';
import { Team } from './team.ts';
import type { SentEvent, TestStripe } from './test-stripe.ts';

const WEBHOOK_SECRET = 'whsec_property';
/** The number of attempts of a failed delivery. */
const ATTEMPTS = 10;

/**
 * Checks whether the product answered that this cannot be done now, such as a switch of the plan.
 */
const isRefusal = (error: unknown) =>
  error instanceof AppError && error.code === 'failed-precondition';

/** An event that the platform or Stripe delivers until it succeeds. */
interface Delivery {
  name: string;
  attempts: number;
  perform: (deps: CheckoutDeps) => Promise<void>;
}

const BY_PROFESSIONAL: readonly Action['do'][] = ['subscribe', 'check', 'publish', 'draft'];

const currentRunner = new AsyncLocalStorage<HistoryRunner>();

/** Reports every commit in this process to the runner that caused it. */
export function observeCommits(): void {
  // A transaction does not commit through its batch.
  for (const [owner, name] of [
    [WriteBatch.prototype, 'commit'],
    [Firestore.prototype, 'runTransaction'],
  ] as const) {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') throw new Error(`There is no method ${name}.`);
    const value = function observed(this: object, ...args: unknown[]): unknown {
      const run = () => Promise.resolve<unknown>(Reflect.apply(original, this, args));
      return currentRunner.getStore()?.observe(run) ?? run();
    };
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

/** Runs one history and records data for the assertions. */
export class HistoryRunner {
  readonly stripe: TestStripe;
  readonly professional: Professional;
  readonly team: Team;
  /** The steps and deliveries so far, one line each. */
  readonly log: string[] = [];
  /** The stored states of the subscriber, in order. */
  readonly states: ReturnType<typeof parseSubscriptionState>[] = [];
  /** The ids of the Stripe events that were handled. */
  readonly handled = new Set<string>();
  /** Descriptions of events that must never happen. */
  readonly violations: string[] = [];
  /** Whether a Stripe event was lost and will not be delivered again. */
  hasLostEvent = false;
  readonly #db: Firestore;
  readonly #lossy: boolean;
  #pending: Delivery[] = [];
  #lastCommit: Promise<unknown> = Promise.resolve();
  #lastSubscriber: DocumentSnapshot | null = null;

  constructor(db: Firestore, uid: string, stripe: TestStripe, lossy: boolean) {
    this.#db = db;
    this.#lossy = lossy;
    this.stripe = stripe;
    this.professional = new Professional(db, uid);
    this.team = new Team(db, uid);
  }

  get email(): string {
    return `${this.professional.uid}@doorstep.test`;
  }

  /** Runs the complete history. Calls `whenDelivered` after each step that delivers all events. */
  run({ first, steps }: History, whenDelivered: () => Promise<void>): Promise<void> {
    const calm = { chaotic: false, seed: 0 };
    const actions: Step[] = [
      { ...calm, action: { do: 'subscribe', plan: first.plan, pays: true } },
      ...(first.published ? [{ ...calm, action: { do: 'publish' as const } }] : []),
      ...steps,
      { ...calm, action: { do: 'idle' } },
    ];
    return currentRunner.run(this, async () => {
      for (const step of actions) {
        await this.#step(step);
        if (!step.chaotic) await whenDelivered();
      }
    });
  }

  /** Runs the nightly reconcile without any fault. */
  reconcile(): Promise<void> {
    return currentRunner.run(this, async () => {
      this.log.push('* the last reconcile');
      await reconcileSubscriptions(createDeps(this.#db, this.stripe, null));
      // It ends the subscription of a suspended account at Stripe.
      await this.#collectEvents(null);
      await this.#deliverAll();
    });
  }

  /** Commits, and records the subscriber's state if the commit has changed it. */
  observe<T>(commit: () => Promise<T>): Promise<T> {
    const committed = this.#lastCommit.then(async () => {
      const result = await commit();
      await this.#recordState();
      return result;
    });
    this.#lastCommit = committed.catch(() => undefined);
    return committed;
  }

  async #step({ action, chaotic, seed }: Step): Promise<void> {
    const random = chaotic ? new Random(seed) : null;
    const details = Object.entries(action).map(([name, value]) => `${name}=${value}`);
    this.log.push(`* ${details.join(' ')}${chaotic ? ', chaotic' : ''}`);
    await Promise.all([this.#act(action, random), random && this.#deliverSome(random)]);
    await this.#collectEvents(random);
    if (random) await this.#deliverSome(random);
    else await this.#deliverAll();
  }

  async #act(action: Action, random: Random | null): Promise<void> {
    const { uid } = this.professional;
    const deps = createDeps(this.#db, this.stripe, random);
    // Rules and callables refuse a suspended account.
    if (this.team.isSuspended && BY_PROFESSIONAL.includes(action.do)) return;
    try {
      if (isTeamAction(action)) await this.team.act(action);
      else if (action.do === 'subscribe') {
        const url = await createCheckout(deps, { uid, email: this.email }, action.plan);
        if (action.pays) await this.stripe.pay(url);
      } else if (action.do === 'check') await checkSubscription(deps, uid);
      else if (action.do === 'reconcile') await reconcileSubscriptions(deps);
      else if (action.do === 'publish') await this.professional.publish();
      else if (action.do === 'draft') await this.professional.saveDraft();
      else await this.stripe.act(action);
    } catch (error) {
      // The product shows the error to the person, who can retry.
      this.log.push(`  ${action.do}: ${String(error)}`);
      if (!random && !isRefusal(error)) throw error;
    }
  }

  /** Adds new Stripe events to the deliveries. With `random`, they may be duplicated or lost. */
  async #collectEvents(random: Random | null): Promise<void> {
    for (const event of await this.stripe.newEvents()) {
      const name = `${event.type} ${event.id.slice(-4)}`;
      if (this.#lossy && random?.chance(0.25)) {
        this.hasLostEvent = true;
        this.log.push(`  ${name}: lost`);
      } else this.#add(random, name, (deps) => this.#handle(deps, event));
    }
  }

  #add(random: Random | null, name: string, perform: Delivery['perform']): void {
    const copies = random?.chance(0.25) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      this.#pending.push({ name, attempts: 0, perform });
    }
  }

  /** Delivers some of the pending deliveries in random order and in parallel. */
  async #deliverSome(random: Random): Promise<void> {
    const chosen = this.#pending.filter(() => random.chance(0.6));
    this.#pending = this.#pending.filter((delivery) => !chosen.includes(delivery));
    chosen.sort(() => random.next() - 0.5);
    await Promise.all(chosen.map((delivery) => this.#deliver(delivery, random)));
  }

  /** Delivers everything that is pending, including events that the deliveries cause. */
  async #deliverAll(): Promise<void> {
    while (this.#pending.length > 0) {
      const deliveries = this.#pending.splice(0);
      await Promise.all(deliveries.map((delivery) => this.#deliver(delivery, null)));
      await this.#collectEvents(null);
    }
  }

  async #deliver(delivery: Delivery, random: Random | null): Promise<void> {
    delivery.attempts += 1;
    try {
      await delivery.perform(createDeps(this.#db, this.stripe, random));
      this.log.push(`  ${delivery.name}: delivered`);
    } catch (error) {
      this.log.push(`  ${delivery.name}: ${String(error)}`);
      if (delivery.attempts < ATTEMPTS) this.#pending.push(delivery);
      else this.violations.push(`${delivery.name} failed ${ATTEMPTS} times`);
    }
  }

  /** Handles an event as the webhook's endpoint does. */
  async #handle(deps: CheckoutDeps, { id, body }: SentEvent): Promise<void> {
    const wasHandled = this.handled.has(id);
    const signature = signatureHeader(body, WEBHOOK_SECRET);
    const event = await deps.stripe.readEvent(Buffer.from(body), signature, [WEBHOOK_SECRET]);
    if (!event) throw new Error('the signature was rejected');
    const outcome = await handleStripeEvent(deps, event);
    if (wasHandled && outcome !== 'duplicate') {
      this.violations.push(`event ${id} was handled before, and is ${outcome} again`);
    }
    if (outcome === 'handled') this.handled.add(id);
  }

  /** Records a changed state and adds a delivery to the trigger that writes mails. */
  async #recordState(): Promise<void> {
    const before = this.#lastSubscriber;
    const after = await this.#db.doc(`subscribers/${this.professional.uid}`).get();
    if (!after.exists || (before?.updateTime && after.updateTime?.isEqual(before.updateTime))) {
      return;
    }
    this.#lastSubscriber = after;
    this.states.push(parseSubscriptionState(after));
    // The trigger runs on updates only.
    if (!before) return;
    const states = [parseSubscriptionState(before), parseSubscriptionState(after)] as const;
    const deps = {
      outbox: createMailOutbox(this.#db),
      profiles: createProviderProfiles(this.#db),
      accounts: { findEmail: () => Promise.resolve(this.email) },
      closedAccounts: createClosedAccounts(this.#db),
    };
    const random = new Random(this.states.length);
    this.#add(random, `change ${this.states.length}`, () =>
      queueBillingMail(deps, this.professional.uid, ...states),
    );
  }
}
