import type { Firestore } from 'firebase-admin/firestore';
import type { CheckoutDeps } from '../../../functions/billing/create-checkout.ts';
import { createStripeGateway } from '../../../functions/billing/gateways/stripe-client.ts';
import type { ReconcileDeps } from '../../../functions/billing/reconcile-subscriptions.ts';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { createAuditLog } from '../../../functions/moderation/audit-log-repository.ts';
import { createSuspensions } from '../../../functions/moderation/suspension-repository.ts';
import { createClosedAccounts } from '../../../functions/platform/closed-account-repository.ts';
import { createProviderProfiles } from '../../../functions/profiles/provider-profile-repository.ts';
import { createTeams } from '../../../functions/team/team-repository.ts';
import type { Random } from '../../support/random.ts';
import { withFaults } from './faulty-gateway.ts';
import type { TestStripe } from './test-stripe.ts';

/** Returns the dependencies of the use cases. With `random`, a call to Stripe may fail. */
export function createDeps(
  db: Firestore,
  stripe: TestStripe,
  random: Random | null,
): CheckoutDeps & ReconcileDeps {
  const gateway = createStripeGateway({ secretKey: 'sk_test_product', apiBase: stripe.url });
  return {
    subscribers: createSubscribers(db),
    stripe: random ? withFaults(gateway, random) : gateway,
    siteUrl: 'http://site.test',
    closedAccounts: createClosedAccounts(db),
    teams: createTeams(db),
    profiles: createProviderProfiles(db),
    suspensions: createSuspensions(db, createAuditLog(db)),
    accounts: { listMissing: () => Promise.resolve([]) },
    now: () => stripe.now,
  };
}
