import { PLANS } from '@doorstep/domain/billing/plan';
import fc from 'fast-check';

/** Steps of a history; the first shrinks away. */
const STEPS = 12;

/** A plan by its product's id. */
const plan = fc.constantFrom(...PLANS.map(({ product_id }) => product_id));
/** Which of the living subscriptions, as far as there are as many. */
const which = fc.nat(2);

const actions = {
  idle: fc.record({ do: fc.constant('idle' as const) }),
  /** Goes to checkout through the product, and pays where that leads to a checkout. */
  subscribe: fc.record({ do: fc.constant('subscribe' as const), plan, pays: fc.boolean() }),
  /** Another plan for one that runs, as the portal does it. */
  change: fc.record({ do: fc.constant('change' as const), which, plan }),
  cancel: fc.record({
    do: fc.constant('cancel' as const),
    which,
    how: fc.constantFrom('date' as const, 'flag' as const, 'now' as const),
  }),
  resume: fc.record({ do: fc.constant('resume' as const), which }),
  /** The renewal fails whatever the card: the clock goes to the period's end. */
  fail: fc.record({ do: fc.constant('fail' as const), which }),
  /** A good card pays what is open; with a bad one the next renewals fail until the end. */
  card: fc.record({ do: fc.constant('card' as const), which, good: fc.boolean() }),
  advance: fc.record({
    do: fc.constant('advance' as const),
    days: fc.constantFrom(1, 3, 6, 8, 16, 31, 40),
  }),
  /** Made in Stripe's dashboard, beside what there is. */
  second: fc.record({
    do: fc.constant('second' as const),
    plan,
    trial_days: fc.constantFrom(0, 5),
  }),
  deleteCustomer: fc.record({ do: fc.constant('deleteCustomer' as const) }),
  /** 'Save & Publish' and 'Save Draft' in the page's editor. */
  publish: fc.record({ do: fc.constant('publish' as const) }),
  draft: fc.record({ do: fc.constant('draft' as const) }),
  /** 'Refresh Status', and the nightly run. */
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
  /** Events are duplicated, late and out of order, and faults happen; else all goes well. */
  stormy: fc.boolean(),
  /** So many calls are made before the next step begins; null: as many as there are. */
  moves: fc.option(fc.nat(40), { freq: 2 }),
  /** What the storm follows from. */
  seed: fc.noShrink(fc.nat()),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What happens to one professional: begins at the checkout, then anything. */
export const history = fc.record({
  first: fc.record({ plan, published: fc.boolean() }),
  steps: fc.array(step, { minLength: STEPS - 1, maxLength: STEPS - 1 }),
  /** Whether some events never arrive. */
  lossy: fc.boolean(),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;
