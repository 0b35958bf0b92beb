import { PLANS } from '@doorstep/domain/billing/plan';
import fc from 'fast-check';

/** Steps of a history after its checkout. */
const STEPS = 11;

/** A plan by its product's id. */
const plan = fc.constantFrom(...PLANS.map(({ product_id }) => product_id));
/** One of the subscriptions that have not ended, modulo their number. */
const which = fc.nat(2);

const actions = {
  idle: fc.record({ do: fc.constant('idle' as const) }),
  /** Starts a checkout through the product, and pays if Stripe's page opens. */
  subscribe: fc.record({ do: fc.constant('subscribe' as const), plan, pays: fc.boolean() }),
  /** Changes the plan of a running subscription, as the portal does. */
  change: fc.record({ do: fc.constant('change' as const), which, plan }),
  cancel: fc.record({
    do: fc.constant('cancel' as const),
    which,
    how: fc.constantFrom('date' as const, 'flag' as const, 'now' as const),
  }),
  resume: fc.record({ do: fc.constant('resume' as const), which }),
  /** Moves the clock to the end of the period, where the renewal fails whatever the card is. */
  fail: fc.record({ do: fc.constant('fail' as const), which }),
  /** Changes the card: a good one pays the open invoices, a bad one fails at each renewal. */
  card: fc.record({ do: fc.constant('card' as const), which, good: fc.boolean() }),
  advance: fc.record({
    do: fc.constant('advance' as const),
    days: fc.constantFrom(1, 3, 6, 8, 16, 31, 40),
  }),
  /** Adds another subscription in Stripe's dashboard. */
  second: fc.record({
    do: fc.constant('second' as const),
    plan,
    trial_days: fc.constantFrom(0, 5),
  }),
  deleteCustomer: fc.record({ do: fc.constant('deleteCustomer' as const) }),
  /** Press 'Save & Publish' and 'Save Draft' in the page's editor. */
  publish: fc.record({ do: fc.constant('publish' as const) }),
  draft: fc.record({ do: fc.constant('draft' as const) }),
  /** 'Refresh Status', and the nightly reconcile. */
  check: fc.record({ do: fc.constant('check' as const) }),
  reconcile: fc.record({ do: fc.constant('reconcile' as const) }),
};

const action = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: actions.idle, weight: 1 },
  { arbitrary: actions.subscribe, weight: 9 },
  { arbitrary: actions.change, weight: 8 },
  { arbitrary: actions.cancel, weight: 8 },
  { arbitrary: actions.resume, weight: 6 },
  { arbitrary: actions.fail, weight: 8 },
  { arbitrary: actions.card, weight: 8 },
  { arbitrary: actions.advance, weight: 10 },
  { arbitrary: actions.second, weight: 5 },
  { arbitrary: actions.deleteCustomer, weight: 2 },
  { arbitrary: actions.publish, weight: 9 },
  { arbitrary: actions.draft, weight: 3 },
  { arbitrary: actions.check, weight: 5 },
  { arbitrary: actions.reconcile, weight: 3 },
);
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const step = fc.record({
  action,
  /** Whether deliveries are late, duplicated, parallel and out of order, and calls to Stripe fail. */
  chaotic: fc.boolean(),
  /** The seed of what happens in a chaotic step. */
  seed: fc.noShrink(fc.nat()),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What happens to one professional: a checkout, then anything. */
export const history = fc.record({
  first: fc.record({ plan, published: fc.boolean() }),
  steps: fc.array(step, { minLength: STEPS, maxLength: STEPS }),
  /** Whether Stripe events may get lost. */
  lossy: fc.boolean(),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;
