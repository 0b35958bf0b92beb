import { accountCallables } from './account/endpoints.ts';
import { adminCallables } from './admin/endpoints.ts';
import { analyticsCallables } from './analytics/endpoints.ts';
import { authCallables } from './auth/endpoints.ts';
import { badgesCallables } from './badges/endpoints.ts';
import { billingCallables } from './billing/endpoints.ts';
import { chatCallables } from './chat/endpoints.ts';
import { moderationCallables } from './moderation/endpoints.ts';
import { operationsCallables } from './operations/endpoints.ts';
import { picturesCallables } from './pictures/endpoints.ts';
import { callableGroup } from './platform/callables/callable-group.ts';
import { LINK_SECRET, SMTP_URL, STRIPE_SECRET_KEY } from './platform/config.ts';
import { profilesCallables } from './profiles/endpoints.ts';
import { requestsCallables } from './requests/endpoints.ts';
import { reviewsCallables } from './reviews/endpoints.ts';
import { supportCallables } from './support/endpoints.ts';
import { teamCallables } from './team/endpoints.ts';

/** All callables. `groupOf` in callable-groups.ts says which function serves each. */
export const CALLABLES = [
  ...accountCallables,
  ...adminCallables,
  ...analyticsCallables,
  ...authCallables,
  ...badgesCallables,
  ...billingCallables,
  ...chatCallables,
  ...moderationCallables,
  ...operationsCallables,
  ...picturesCallables,
  ...profilesCallables,
  ...requestsCallables,
  ...reviewsCallables,
  ...supportCallables,
  ...teamCallables,
];

// A secret is only given to functions that need it (docs/functions.md).

const WITH_LINKS = { secrets: [LINK_SECRET], timeoutSeconds: 60 };
const WITH_STRIPE = { secrets: [STRIPE_SECRET_KEY], timeoutSeconds: 60 };

export const api = callableGroup('api', WITH_LINKS, CALLABLES);
export const open = callableGroup('open', WITH_LINKS, CALLABLES);
/** The deletion of an account may take minutes. */
export const billing = callableGroup('billing', { ...WITH_STRIPE, timeoutSeconds: 300 }, CALLABLES);
/** Stripe's key shows whether a person's customer is in test mode. */
export const admin = callableGroup('admin', WITH_STRIPE, CALLABLES);
export const mail = callableGroup(
  'mail',
  { ...WITH_LINKS, secrets: [SMTP_URL, LINK_SECRET] },
  CALLABLES,
);
