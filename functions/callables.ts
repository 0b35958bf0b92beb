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

export const api = callableGroup('api', [LINK_SECRET], CALLABLES);
export const open = callableGroup('open', [LINK_SECRET], CALLABLES);
export const billing = callableGroup('billing', [STRIPE_SECRET_KEY], CALLABLES);
/** Stripe's key shows whether a person's customer is in test mode. */
export const admin = callableGroup('admin', [STRIPE_SECRET_KEY], CALLABLES);
export const mail = callableGroup('mail', [SMTP_URL, LINK_SECRET], CALLABLES);
