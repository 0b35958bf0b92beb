import { ROOT } from '@doorstep/local/stack/paths.ts';
import { readEndpoints } from '@doorstep/ops/configuration/endpoints.ts';
import { expect, it } from 'vitest';

const STRIPE = ['STRIPE_SECRET_KEY'];

/** The secrets of each function that may read secrets. */
const SECRETS = {
  admin: STRIPE,
  api: ['LINK_SECRET'],
  billing: STRIPE,
  mail: ['LINK_SECRET', 'SMTP_URL'],
  open: ['LINK_SECRET'],
  mailCreated: ['LINK_SECRET', 'SMTP_URL'],
  beacons: ['LINK_SECRET'],
  everyFiveMinutes: STRIPE,
  everyMinute: ['LINK_SECRET', 'SMTP_URL'],
  small: ['LINK_SECRET'],
  stripeWebhook: [...STRIPE, 'STRIPE_WEBHOOK_SECRET'],
  closedAccountWritten: STRIPE,
};

it('each function has only the secrets that it needs', async () => {
  const endpoints = await readEndpoints(ROOT, 'doorstep-shop');
  const secrets = endpoints
    .filter((endpoint) => endpoint.secrets.length > 0)
    .map((endpoint) => [endpoint.name, endpoint.secrets.toSorted()]);
  expect(Object.fromEntries(secrets)).toEqual(SECRETS);
}, 60_000);
