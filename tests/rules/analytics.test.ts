import { PLANS } from '@doorstep/domain/billing/plan';
import { includes } from '@doorstep/domain/billing/entitlements';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { limit, where } from 'firebase/firestore';
import { describe } from 'vitest';
import { allowed, denied, each } from '../support/rules/cases.ts';
import { RulesProject, session, strangersTo, type Requester } from '../support/rules/project.ts';

/** A professional of each plan, one whose plan has ended, and one who was suspended. */
const OF_PLAN = Object.fromEntries(PLANS.map(({ name }) => [name, `${name.toLowerCase()}-1`]));
const LAPSED = 'lapsed-1';
const SUSPENDED = 'suspended-1';
const everybody = [...Object.values(OF_PLAN), LAPSED, SUSPENDED];
const month = (uid: string) =>
  [`analytics/${uid}_2026-01`, { provider_id: uid, month: '2026-01', days: {} }] as const;
const project = new RulesProject('analytics', () => ({
  ...Object.fromEntries<object>(everybody.map(month)),
  ...Object.fromEntries(
    PLANS.map(({ name }) => [
      `subscribers/${OF_PLAN[name]}`,
      subscriber({ subscription_tier: name }),
    ]),
  ),
  [`subscribers/${LAPSED}`]: subscriber({ subscribed: false, subscription_tier: 'Pro' }),
  [`subscribers/${SUSPENDED}`]: subscriber({ subscription_tier: 'Pro' }),
  [`closed_accounts/${SUSPENDED}`]: { reason: 'suspended' },
}));

const list = (who: Requester, uid: string) =>
  project.list(who, 'analytics', where('provider_id', '==', uid), limit(50));
const own = (uid: string) => list(session(uid), uid);
const withPlan = (isIncluded: boolean) =>
  Object.fromEntries(Object.entries(OF_PLAN).filter(([, uid]) => isReader(uid) === isIncluded));
const isReader = (uid: string) =>
  PLANS.some(({ name }) => OF_PLAN[name] === uid && includes(name, 'analytics'));

const PRO = OF_PLAN['Pro'] ?? '';

describe('analytics', () => {
  allowed('listing', each(withPlan(true), own));
  denied('listing', {
    ...each(withPlan(false), own),
    'after the plan has ended': () => own(LAPSED),
    'to a suspended account': () => own(SUSPENDED),
    ...each(strangersTo(PRO), (who) => list(who, PRO)),
    'without a limit': () =>
      project.list(session(PRO), 'analytics', where('provider_id', '==', PRO)),
    'of everybody': () => project.list(session(PRO), 'analytics', limit(1)),
  });
  denied('writing', {
    ...each({ ...strangersTo(PRO), 'the professional': session(PRO) }, (who) => [
      project.set(who, `analytics/${PRO}_2026-01`, { views: 1 }),
      project.update(who, `analytics/${PRO}_2026-01`, { month: '2026-02' }),
      project.delete(who, `analytics/${PRO}_2026-01`),
    ]),
  });
});
