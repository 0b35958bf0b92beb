import type { Context, Hono } from 'hono';
import { chargeDecline, readCard } from '../billing/cards.ts';
import { changeCard } from '../billing/change-card.ts';
import { changeItems } from '../billing/change-items.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { cancelAtPeriodEnd, resume } from '../billing/schedule-cancellation.ts';
import type { PortalFlow } from '../records/portal.ts';
import type { SubscriptionItemRecord, SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { isDecline } from './card-form.ts';
import { invoicePage } from './invoice-page.ts';
import { MERCHANT, messagePage, type Html } from './layout.ts';
import { findPortal, ownSubscription, type Portal } from './portal-context.ts';
import {
  cancelPage,
  cardPage,
  changePlanPage,
  confirmChangePage,
  offeredPrices,
} from './portal-forms.ts';
import { overviewPage } from './portal-overview.ts';

/** What the overview says after something was done. */
const NOTICES = {
  updated: 'Your plan has been changed.',
  canceled: 'Your plan has been canceled.',
  resumed: 'Your plan goes on.',
  card: 'Your new card has been saved.',
  unpaid: 'Your new card has been saved, but the open payment failed again.',
};
type Notice = keyof typeof NOTICES;

const FLOW_PATH: Record<PortalFlow['type'], string> = {
  payment_method_update: 'payment-method',
  subscription_cancel: 'cancel',
  subscription_update: 'update',
  subscription_update_confirm: 'confirm',
};

function flowPath({ path }: Portal, { type, subscription }: PortalFlow): string {
  const about = subscription === null ? '' : `/subscriptions/${subscription}`;
  return `${path}${about}/${FLOW_PATH[type]}`;
}

/** After what a flow was for, its own end; otherwise back to the overview. */
function afterwards(c: Context, portal: Portal, done: PortalFlow['type'] | null, notice: Notice) {
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

/** Changing with an invoice at once needs a card that pays; otherwise nothing changes. */
function refusedNow({ world, configuration }: Portal, row: SubscriptionRecord): string | null {
  const { proration_behavior } = configuration.features.subscription_update;
  if (proration_behavior !== 'always_invoice' || row.default_payment_method === null) return null;
  const card = world.store.paymentMethods.get(row.default_payment_method);
  return chargeDecline(card.last4)?.message ?? null;
}

function change(portal: Portal, row: SubscriptionRecord, items: SubscriptionItemRecord[]): void {
  const { proration_behavior } = portal.configuration.features.subscription_update;
  changeItems(portal.world, row, items, proration_behavior);
}

type Answer = (c: Context, portal: Portal) => Response | Promise<Response>;
type SubscriptionAnswer = (
  c: Context,
  portal: Portal,
  row: SubscriptionRecord,
  form: Record<string, unknown>,
) => Response | Promise<Response>;

function notFound(c: Context, world: World) {
  const link = { href: world.siteUrl, label: `Back to ${MERCHANT}` };
  const text = 'There is nothing at this address, or it is no longer open to you.';
  return c.html(messagePage(world, { title: 'Not found', text, link }), 404);
}

export function portalRoutes(app: Hono, world: World): void {
  const inPortal = (answer: Answer) => (c: Context) => {
    const portal = findPortal(world, c.req.param('id') ?? '');
    return portal ? answer(c, portal) : notFound(c, world);
  };
  const about = (answer: SubscriptionAnswer) => async (c: Context) => {
    const form = c.req.method === 'POST' ? await c.req.parseBody() : {};
    const portal = findPortal(world, c.req.param('id') ?? '');
    const row = portal && ownSubscription(portal, c.req.param('subscription') ?? '');
    return portal && row ? answer(c, portal, row, form) : notFound(c, world);
  };
  const show = (page: (portal: Portal, row: SubscriptionRecord) => Html) =>
    about((c, portal, row) => c.html(page(portal, row)));
  const base = '/p/session/:id';
  const one = `${base}/subscriptions/:subscription`;

  app.get(
    base,
    inPortal((c, portal) => {
      const { flow } = portal.session;
      return flow ? c.redirect(flowPath(portal, flow), 303) : c.html(overviewPage(portal, null));
    }),
  );
  app.get(
    `${base}/home`,
    inPortal((c, portal) => {
      const wanted = c.req.query('notice');
      const notice = Object.entries(NOTICES).find(([key]) => key === wanted)?.[1] ?? null;
      return c.html(overviewPage(portal, notice));
    }),
  );
  app.get(
    `${base}/payment-method`,
    inPortal((c, portal) => c.html(cardPage(portal))),
  );
  app.post(
    `${base}/payment-method`,
    inPortal(async (c, portal) => {
      const { card_number } = await c.req.parseBody();
      const card = readCard(typeof card_number === 'string' ? card_number : '');
      if (isDecline(card)) return c.html(cardPage(portal), 402);
      const decline = changeCard(world, portal.session.customer, card);
      return afterwards(c, portal, 'payment_method_update', decline ? 'unpaid' : 'card');
    }),
  );
  app.get(`${one}/cancel`, show(cancelPage));
  app.post(
    `${one}/cancel`,
    about((c, portal, row, { feedback }) => {
      const { enabled, mode } = portal.configuration.features.subscription_cancel;
      if (!enabled) return notFound(c, world);
      const why = typeof feedback === 'string' ? feedback : null;
      if (mode === 'at_period_end') cancelAtPeriodEnd(world, row, why);
      else endSubscription(world, row, { feedback: why, reason: 'cancellation_requested' });
      return afterwards(c, portal, 'subscription_cancel', 'canceled');
    }),
  );
  app.post(
    `${one}/resume`,
    about((c, portal, row) => {
      resume(world, row);
      return afterwards(c, portal, null, 'resumed');
    }),
  );
  app.get(
    `${one}/update`,
    show((portal, row) => changePlanPage(portal, row, null)),
  );
  app.post(
    `${one}/update`,
    about((c, portal, row, { price }) => {
      const chosen = offeredPrices(portal).find(({ id }) => id === price);
      const [first, ...others] = row.items;
      if (!portal.configuration.features.subscription_update.enabled) return notFound(c, world);
      const refused = (alert: string, status: 402 | 422) =>
        c.html(changePlanPage(portal, row, alert), status);
      if (!chosen || !first) return refused('Please choose a plan.', 422);
      if (first.price === chosen.id) return refused('This is your plan already.', 422);
      const declined = refusedNow(portal, row);
      if (declined !== null) return refused(declined, 402);
      change(portal, row, [{ ...first, price: chosen.id }, ...others]);
      return afterwards(c, portal, 'subscription_update', 'updated');
    }),
  );
  app.get(`${one}/confirm`, show(confirmChangePage));
  app.post(
    `${one}/confirm`,
    about((c, portal, row) => {
      const { flow } = portal.session;
      if (flow?.type !== 'subscription_update_confirm' || flow.subscription !== row.id) {
        return notFound(c, world);
      }
      const items = row.items.map((item) => {
        const wanted = flow.items.find(({ id }) => id === item.id);
        const { price, quantity } = wanted ?? { price: null, quantity: null };
        return { ...item, price: price ?? item.price, quantity: quantity ?? item.quantity };
      });
      change(portal, row, items);
      return afterwards(c, portal, flow.type, 'updated');
    }),
  );
  app.get('/i/:invoice', (c) => {
    const invoice = world.store.invoices.find(c.req.param('invoice'));
    return invoice ? c.html(invoicePage(world, invoice)) : notFound(c, world);
  });
}
