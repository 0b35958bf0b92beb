import { PLANS, type Plan } from '@doorstep/domain/plan';
import { planPrice, planProduct } from '../stripe-setup/account.ts';
import { createPrice } from './billing/create-price.ts';
import { createDefaultConfiguration } from './billing/portal-configuration.ts';
import type { World } from './world.ts';

/** Where the events go from the start. */
export interface InitialWebhook {
  url: string;
  secret: string;
}

const INITIAL_ENDPOINT = 'we_initial';

/** The plan's product with its fixed id, and a monthly default price of the plan's amount. */
function ensurePlan(world: World, plan: Plan): void {
  const { store, clock } = world;
  const now = clock.now();
  const product =
    store.products.find(plan.product_id) ??
    store.products.put({
      id: plan.product_id,
      created: now,
      updated: now,
      ...planProduct(plan),
      description: null,
      metadata: {},
      images: [],
      default_price: null,
      statement_descriptor: null,
      unit_label: null,
      url: null,
      tax_code: null,
      shippable: null,
    });
  const price = product.default_price === null ? null : store.prices.get(product.default_price);
  if (price?.unit_amount === plan.amount) return;
  const created = createPrice(world, planPrice(plan));
  store.products.update(product.id, { default_price: created.id });
}

/** What is always there: the three plans, a portal configuration and the first webhook endpoint. */
export function bootstrap(world: World, webhook: InitialWebhook | null): void {
  const { store } = world;
  for (const plan of PLANS) ensurePlan(world, plan);
  if (store.portalConfigurations.size === 0) createDefaultConfiguration(world);
  if (!webhook) return;
  store.webhookEndpoints.put({
    id: INITIAL_ENDPOINT,
    created: store.webhookEndpoints.find(INITIAL_ENDPOINT)?.created ?? world.clock.now(),
    ...webhook,
    enabled_events: ['*'],
    description: 'STRIPE_WEBHOOK_URL',
    metadata: {},
    status: 'enabled',
    api_version: null,
  });
}
