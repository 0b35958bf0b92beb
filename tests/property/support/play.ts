import type { Firestore } from 'firebase-admin/firestore';
import { createAuditLog } from '../../../functions/moderation/audit-log-repository.ts';
import { createClosedAccounts } from '../../../functions/platform/closed-account-repository.ts';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { createSuspensions } from '../../../functions/moderation/suspension-repository.ts';
import { createStripeGateway } from '../../../functions/billing/gateways/stripe-client.ts';
import { checkSubscription } from '../../../functions/billing/check-subscription.ts';
import { createCheckout, type CheckoutDeps } from '../../../functions/billing/create-checkout.ts';
import {
  reconcileSubscriptions,
  type ReconcileDeps,
} from '../../../functions/billing/reconcile-subscriptions.ts';
import { Deliveries } from './deliveries.ts';
import { withDoors } from './doors.ts';
import type { Action, History, Step } from './histories.ts';
import { Mails } from './mails.ts';
import { Network } from './network.ts';
import { Professional } from './professional.ts';
import { Random } from '../../support/random.ts';
import { Scheduler } from './scheduler.ts';
import { someTrouble, type Storm } from './storm.ts';
import type { StripeWorld } from './stripe-world.ts';
import { count } from './tally.ts';

type Deps = CheckoutDeps & ReconcileDeps;

/** The product as `endpoints/wiring.ts` puts it together, its calls doors, its time the stand-in's. */
function product(db: Firestore, stripe: StripeWorld): Deps {
  const gateway = createStripeGateway({ secretKey: 'sk_test_product', apiBase: stripe.url });
  return {
    subscribers: createSubscribers(db),
    stripe: withDoors(gateway, (fault) => stripe.refuse(fault)),
    siteUrl: 'http://site.test',
    closedAccounts: createClosedAccounts(db),
    suspensions: createSuspensions(db, createAuditLog(db)),
    accounts: { listMissing: () => Promise.resolve([]) },
    now: () => stripe.now,
  };
}

/** Plays one history, and holds all that it is judged by. */
export class Play {
  readonly stripe: StripeWorld;
  readonly professional: Professional;
  readonly network: Network;
  readonly mails: Mails;
  /** What happened, line by line. */
  readonly log: string[] = [];
  readonly #deps: Deps;
  readonly #scheduler = new Scheduler((line) => this.log.push(line));
  readonly #deliveries = new Deliveries(this.#scheduler);

  constructor(db: Firestore, uid: string, stripe: StripeWorld, lossy: boolean) {
    this.stripe = stripe;
    this.professional = new Professional(db, uid);
    this.#deps = product(db, stripe);
    this.network = new Network(this.#deps, this.#deliveries, lossy);
    this.mails = new Mails(db, uid, this.#deliveries);
  }

  /** What must not have happened. */
  get complaints(): readonly string[] {
    return [...this.#deliveries.complaints, ...this.network.complaints];
  }

  /** The whole history; tells whenever no event is on its way and nothing runs, at the end too. */
  async run({ first, steps }: History, whenQuiet: () => Promise<void>): Promise<void> {
    const calm = { stormy: false, moves: null, seed: 0 };
    await this.#step({ ...calm, action: { do: 'subscribe', plan: first.plan, pays: true } });
    if (first.published) await this.#step({ ...calm, action: { do: 'publish' } });
    for (const step of steps) {
      await this.#step(step);
      if (step.moves === null) await whenQuiet();
    }
    await this.#moveOn(null, null);
    await whenQuiet();
  }

  /** The nightly run, undisturbed. */
  async reconcile(): Promise<void> {
    this.log.push('* the last reconcile');
    await this.stripe.control('calm', {});
    await reconcileSubscriptions(this.#deps);
    await this.mails.look(null);
    await this.#moveOn(null, null);
  }

  async #step({ action, stormy, moves, seed }: Step): Promise<void> {
    const storm = stormy ? new Random(seed) : null;
    count(`action: ${action.do}`);
    const details = Object.entries(action).map(([name, value]) => `${name}=${value}`);
    this.log.push(`* ${details.join(' ')}${stormy ? ', in a storm' : ''}`);
    // What was refused to a task that has crashed since is nothing to this step.
    await this.stripe.control('calm', {});
    await this.#act(action, storm);
    await this.#moveOn(moves, storm);
  }

  async #act(action: Action, storm: Storm): Promise<void> {
    const { uid } = this.professional;
    switch (action.do) {
      case 'subscribe':
        return this.#task('create-checkout', storm, async () => {
          const buyer = { uid, email: `${uid}@doorstep.test` };
          const url = await createCheckout(this.#deps, buyer, action.plan);
          if (action.pays) await this.stripe.pay(url);
        });
      case 'check':
        return this.#task('check-subscription', storm, async () => {
          await checkSubscription(this.#deps, uid);
        });
      case 'reconcile':
        return this.#task('reconcile', storm, async () => {
          await reconcileSubscriptions(this.#deps);
        });
      case 'publish':
        return this.professional.publish();
      case 'draft':
        return this.professional.saveDraft();
      default:
        return this.#atStripe(action);
    }
  }

  #task(name: string, storm: Storm, action: () => Promise<void>): Promise<void> {
    const ended = (outcome: string) => count(`${name}: ${outcome}`);
    return this.#scheduler.spawn(name, someTrouble(storm), action, ended);
  }

  async #atStripe(action: Action): Promise<void> {
    const { stripe } = this;
    const customer = stripe.customer();
    if (action.do === 'advance') return stripe.control('advance', { days: action.days });
    if (action.do === 'second' && customer !== undefined) {
      return stripe.second(customer, action.plan, action.trial_days);
    }
    if (action.do === 'deleteCustomer' && customer !== undefined) {
      return stripe.deleteCustomer(customer);
    }
    const row = 'which' in action ? stripe.living(action.which) : undefined;
    if (!row) return;
    if (action.do === 'change') await stripe.change(row, action.plan);
    if (action.do === 'cancel') await stripe.cancel(row, action.how);
    if (action.do === 'resume') await stripe.resume(row);
    if (action.do === 'card') await stripe.giveCard(row, action.good);
    if (action.do === 'fail' && row.cancel_at === null) {
      await stripe.control('fail-renewal', { subscription: row.id });
    }
  }

  /** So many calls of what runs and of what is delivered meanwhile; null: until all is quiet. */
  async #moveOn(moves: number | null, storm: Storm): Promise<void> {
    const scheduler = this.#scheduler;
    const end = moves === null ? Infinity : scheduler.time + moves;
    for (;;) {
      for (const event of await this.stripe.newEvents()) {
        this.log.push(`  ${event.type} ${event.id.slice(-4)} happened`);
        this.network.send(event, storm);
      }
      if (scheduler.time >= end) return;
      await this.#deliveries.begin();
      const next = this.#nextTime();
      if (next === null && moves === null) return;
      // Where all that runs stalls, the time passes.
      if (next === scheduler.time) {
        const call = await scheduler.move(storm);
        if (call?.startsWith('commit')) await this.mails.look(storm);
      } else scheduler.passUntil(Math.min(next ?? end, end));
    }
  }

  /** When something can go on: a task or a delivery. */
  #nextTime(): number | null {
    const { nextFree } = this.#scheduler;
    const { nextDue } = this.#deliveries;
    if (nextFree === null || nextDue === null) return nextFree ?? nextDue;
    return Math.min(nextFree, nextDue);
  }
}
