import { day } from '../billing/lines.ts';
import type { PortalConfigurationRecord, PortalSessionRecord } from '../records/portal.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';

/** A portal session and whose it is. */
export interface Portal {
  world: World;
  session: PortalSessionRecord;
  configuration: PortalConfigurationRecord;
  /** Where its pages are, without a slash at the end. */
  path: string;
}

export function findPortal(world: World, id: string): Portal | null {
  const session = world.store.portalSessions.find(id);
  if (!session || world.store.customers.get(session.customer).deleted) return null;
  const configuration = world.store.portalConfigurations.get(session.configuration);
  return { world, session, configuration, path: `/p/session/${session.id}` };
}

/** The customer's subscriptions that have not ended, newest first. */
export function livingSubscriptions({ world, session }: Portal): SubscriptionRecord[] {
  return world.store.subscriptions
    .newestFirst()
    .filter((row) => row.customer === session.customer && row.ended_at === null);
}

/** The customer's own subscription by id, or null. */
export function ownSubscription(portal: Portal, id: string): SubscriptionRecord | null {
  return livingSubscriptions(portal).find((row) => row.id === id) ?? null;
}

/** When a subscription ends, or null when it renews. */
export function endOf(row: SubscriptionRecord): number | null {
  return row.cancel_at ?? (row.cancel_at_period_end ? row.current_period_end : null);
}

export function planName({ store }: World, row: SubscriptionRecord): string {
  const names = row.items.map(({ price }) => {
    const { product } = store.prices.get(price);
    return store.products.get(product).name;
  });
  return names.join(', ');
}

/** What a person needs to know about a subscription's future, in one sentence. */
export function outlook(row: SubscriptionRecord): string {
  const end = endOf(row);
  if (end !== null) return `Ends on ${day(end)}. It will not renew.`;
  if (row.status === 'trialing') return `Free until ${day(row.current_period_end)}.`;
  if (row.status === 'past_due') return `Not paid since ${day(row.current_period_start)}.`;
  if (row.status === 'incomplete') return 'The first payment has not come through yet.';
  return `Renews on ${day(row.current_period_end)}.`;
}
