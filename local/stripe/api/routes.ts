import type { Hono } from 'hono';
import { checkoutSessionRoutes } from '../resources/checkout-sessions.ts';
import { customerRoutes } from '../resources/customers.ts';
import { eventRoutes } from '../resources/events.ts';
import { invoiceRoutes } from '../resources/invoices.ts';
import { paymentMethodRoutes } from '../resources/payment-methods.ts';
import { portalConfigurationRoutes } from '../resources/portal-configurations.ts';
import { portalSessionRoutes } from '../resources/portal-sessions.ts';
import { priceRoutes } from '../resources/prices.ts';
import { productRoutes } from '../resources/products.ts';
import { subscriptionRoutes } from '../resources/subscriptions.ts';
import { webhookEndpointRoutes } from '../resources/webhook-endpoints.ts';
import type { World } from '../world.ts';
import { ApiError } from './api-error.ts';
import { Endpoints } from './endpoints.ts';

/** Everything under `/v1`. */
export function apiRoutes(app: Hono, world: World): void {
  const endpoints = new Endpoints(app, world);
  checkoutSessionRoutes(endpoints, world);
  customerRoutes(endpoints, world);
  eventRoutes(endpoints, world);
  invoiceRoutes(endpoints, world);
  paymentMethodRoutes(endpoints, world);
  portalConfigurationRoutes(endpoints, world);
  portalSessionRoutes(endpoints, world);
  priceRoutes(endpoints, world);
  productRoutes(endpoints, world);
  subscriptionRoutes(endpoints, world);
  webhookEndpointRoutes(endpoints, world);
  app.all('/v1/*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). The local Stripe stand-in knows the addresses that its README lists.`;
    const error = new ApiError(404, 'invalid_request_error', message);
    return c.json(error.toBody(), 404);
  });
}
