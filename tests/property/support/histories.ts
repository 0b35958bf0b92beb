import { PLANS } from '@doorstep/domain/billing/plan';
import fc from 'fast-check';

/** Steps of a history after its checkout. */
const STEPS = 11;

/** The product id of a plan. */
const plan = fc.constantFrom(...PLANS.map(({ product_id }) => product_id));
/** The index of a subscription that has not ended, modulo their number. */
const which = fc.nat(2);

const teamActions = {
  /** Somebody is invited to the team and accepts. */
  join: fc.record({ do: fc.constant('join' as const) }),
  /** The owner removes a member, or a member leaves. */
  remove: fc.record({
    do: fc.constant('remove' as const),
    which,
    by: fc.constantFrom('owner' as const, 'member' as const),
  }),
  /** An administrator suspends the professional, and lifts the suspension. */
  suspend: fc.record({ do: fc.constant('suspend' as const) }),
  lift: fc.record({ do: fc.constant('lift' as const) }),
};
const teamAction = fc.oneof(
  { arbitrary: teamActions.join, weight: 9 },
  { arbitrary: teamActions.remove, weight: 3 },
  { arbitrary: teamActions.suspend, weight: 3 },
  { arbitrary: teamActions.lift, weight: 4 },
);
export type TeamAction = typeof teamAction extends fc.Arbitrary<infer A> ? A : never;

export const isTeamAction = (action: Action): action is TeamAction => action.do in teamActions;

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
  /** Advances the clock to the end of the period and makes the renewal fail with any card. */
  fail: fc.record({ do: fc.constant('fail' as const), which }),
  /** Changes the card. A good card pays the open invoices, and a bad card fails at each renewal. */
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
  /** Presses 'Save & Publish' in the profile editor. */
  publish: fc.record({ do: fc.constant('publish' as const) }),
  /** Presses 'Save Draft' in the profile editor. */
  draft: fc.record({ do: fc.constant('draft' as const) }),
  /** Presses 'Refresh Status' on the dashboard. */
  check: fc.record({ do: fc.constant('check' as const) }),
  /** Runs the nightly reconcile. */
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
  { arbitrary: teamAction, weight: 19 },
);
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const step = fc.record({
  action,
  /** Whether deliveries may be late, duplicated, parallel and out of order, and Stripe may fail. */
  chaotic: fc.boolean(),
  /** The seed of the random faults in a chaotic step. */
  seed: fc.noShrink(fc.nat()),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The history of one professional: a checkout, then random steps. */
export const history = fc.record({
  first: fc.record({ plan, published: fc.boolean() }),
  steps: fc.array(step, { minLength: STEPS, maxLength: STEPS }),
  /** Whether Stripe events may be lost. */
  lossy: fc.boolean(),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;
