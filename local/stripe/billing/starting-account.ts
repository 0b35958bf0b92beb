import { PLANS, type Plan } from '@doorstep/domain/billing/plan';
import { planPrice, planProduct } from '../../../ops/stripe-setup/account.ts';
import { createDefaultConfiguration } from './portal-configurations.ts';
import { createPrice } from './prices.ts';
import type { World } from '../world.ts';

/** The endpoint that receives events from the start. */
export interface InitialWebhook {
  url: string;
  secret: string;
}

/** Creates the plan's product and default price, if they do not exist or the amount differs. */
function ensurePlan(world: World, plan: Plan): void {
  const { prices, products } = world.store;
  const product =
    products.find(plan.product_id) ??
    products.put({
      id: plan.product_id,
      created: world.clock.now(),
      default_price: null,
      ...planProduct(plan),
    });
  const price = product.default_price === null ? null : prices.get(product.default_price);
  if (price?.unit_amount === plan.amount) return;
  products.update(product.id, { default_price: createPrice(world, planPrice(plan)).id });
}

/** Creates the plans, the portal configuration and the initial endpoint if they do not exist. */
export function fillAccount(world: World, webhook: InitialWebhook | null): void {
  const { portalConfigurations, webhookEndpoints } = world.store;
  for (const plan of PLANS) ensurePlan(world, plan);
  if (portalConfigurations.size === 0) createDefaultConfiguration(world);
  if (!webhook) return;
  webhookEndpoints.put({
    id: 'we_initial',
    created: world.clock.now(),
    ...webhook,
    enabled_events: ['*'],
    status: 'enabled',
  });
}
