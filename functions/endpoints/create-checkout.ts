import { AppError } from '@doorstep/domain/app-error';
import { STRIPE_SECRET_KEY } from '../lib/config.ts';
import { createCheckout } from '../services/create-checkout.ts';
import { billing, defineCallable } from './wiring.ts';

export const createCheckoutEndpoint = defineCallable(
  'create-checkout',
  {
    auth: 'session',
    rateLimit: { by: 'uid', max: 40, windowSeconds: 60 },
    secrets: [STRIPE_SECRET_KEY],
  },
  async ({ product_id }, { uid, email }) => {
    if (email === null) throw new AppError('permission-denied', 'a session has an email');
    return { url: await createCheckout(billing(), { uid, email }, product_id) };
  },
);
