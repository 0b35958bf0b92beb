import { ROOT } from '@doorstep/local/stack/paths.ts';
import { readEndpoints } from '@doorstep/ops/configuration/endpoints.ts';
import { expect, it } from 'vitest';

const STRIPE = ['STRIPE_SECRET_KEY'];

/** The secrets of each function that may read secrets. */
const SECRETS = {
  'accept-invitation': ['LINK_SECRET'],
  'admin-person': STRIPE,
  'check-account-link': ['LINK_SECRET'],
  'check-subscription': STRIPE,
  closedAccountWritten: STRIPE,
  'confirm-page-email': ['LINK_SECRET'],
  'create-checkout': STRIPE,
  'customer-portal': STRIPE,
  'delete-my-account': STRIPE,
  'mail-unsubscribe': ['LINK_SECRET'],
  mailCreated: ['LINK_SECRET', 'SMTP_URL'],
  'open-request-chat': ['LINK_SECRET'],
  'page-view': ['LINK_SECRET'],
  'read-invitation': ['LINK_SECRET'],
  'reconcile-subscriptions': STRIPE,
  'send-service-request': ['LINK_SECRET', 'SMTP_URL'],
  'stripe-webhook': [...STRIPE, 'STRIPE_WEBHOOK_SECRET'],
  'sweep-deletions': STRIPE,
  'sweep-mail': ['LINK_SECRET', 'SMTP_URL'],
};

it('each function has only the secrets that it needs', async () => {
  const endpoints = await readEndpoints(ROOT, 'doorstep-shop');
  const secrets = endpoints
    .filter((endpoint) => endpoint.secrets.length > 0)
    .map((endpoint) => [endpoint.name, endpoint.secrets.toSorted()]);
  expect(Object.fromEntries(secrets)).toEqual(SECRETS);
}, 60_000);
