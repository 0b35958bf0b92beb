import type { Context } from 'hono';
import type { PortalFlow } from '../records/portal.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { MERCHANT, messagePage } from './layout.ts';
import { findPortal, ownSubscription, type Portal } from './portal-context.ts';

/** What the overview says after something was done. */
const NOTICES = {
  updated: 'Your plan has been changed.',
  ending: 'Your plan is canceled. It stays until the date below.',
  ended: 'Your plan has ended.',
  resumed: 'Your plan goes on.',
  card: 'Your new card has been saved.',
  unpaid: 'Your new card has been saved, but the open payment failed again.',
};
export type Notice = keyof typeof NOTICES;

export function noticeText(wanted: string | undefined): string | null {
  return Object.entries(NOTICES).find(([key]) => key === wanted)?.[1] ?? null;
}

export function notFound(c: Context, world: World) {
  const link = { href: world.siteUrl, label: `Back to ${MERCHANT}` };
  const text = 'There is nothing at this address, or it is no longer open to you.';
  return c.html(messagePage(world, { title: 'Not found', text, link }), 404);
}

/** After what a flow was for, its own end; otherwise back to the overview. */
export function afterwards(
  c: Context,
  portal: Portal,
  done: PortalFlow['type'] | null,
  notice: Notice,
) {
  const { world, session, path } = portal;
  const { flow } = session;
  const home = `${path}/home?notice=${notice}`;
  if (!flow || flow.type !== done) return c.redirect(home, 303);
  if (flow.after.type === 'redirect' && flow.after.return_url !== null) {
    return c.redirect(flow.after.return_url, 303);
  }
  if (flow.after.type !== 'hosted_confirmation') return c.redirect(home, 303);
  const text = flow.after.message ?? NOTICES[notice];
  const link = { href: session.return_url ?? world.siteUrl, label: `Return to ${MERCHANT}` };
  return c.html(messagePage(world, { title: 'Done', text, link }));
}

/** One request to the portal: whose session, and the form if there is one. */
interface Visit {
  c: Context;
  portal: Portal;
  form: Record<string, unknown>;
}
export type Answer = (visit: Visit) => Response | Promise<Response>;
export type SubscriptionAnswer = (
  visit: Visit,
  row: SubscriptionRecord,
) => Response | Promise<Response>;

/** Finds the session, or answers that there is nothing. */
export function inPortal(world: World, answer: Answer) {
  return async (c: Context) => {
    const form = c.req.method === 'POST' ? await c.req.parseBody() : {};
    const portal = findPortal(world, c.req.param('id') ?? '');
    return portal ? answer({ c, portal, form }) : notFound(c, world);
  };
}

/** The same for one subscription, which must be the customer's own and not at its end. */
export function aboutSubscription(world: World, answer: SubscriptionAnswer) {
  return inPortal(world, (visit) => {
    const row = ownSubscription(visit.portal, visit.c.req.param('subscription') ?? '');
    return row ? answer(visit, row) : notFound(visit.c, world);
  });
}
