import { STRIPE_SECRET_KEY } from '../lib/config.ts';
import { openPortal } from '../services/open-portal.ts';
import { billing, defineCallable } from './wiring.ts';

export const customerPortalEndpoint = defineCallable(
  'customer-portal',
  {
    auth: 'session',
    rateLimit: { by: 'uid', max: 30, windowSeconds: 60 },
    secrets: [STRIPE_SECRET_KEY],
  },
  async (input, { uid }) => ({ url: await openPortal(billing(), uid, input?.flow ?? null) }),
);
