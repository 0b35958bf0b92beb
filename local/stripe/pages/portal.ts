import type { Context, Hono } from 'hono';
import { changeCard } from '../billing/collect-payments.ts';
import { priceOf } from '../billing/invoices.ts';
import { isDecline, readCard } from '../billing/payment-methods.ts';
import type { PriceRow, SubscriptionRow } from '../server/state.ts';
import {
  changeSubscription,
  endingAt,
  NOT_ENDING,
  runningSubscriptions,
} from '../billing/subscriptions.ts';
import type { World } from '../world.ts';
import { MERCHANT, messagePage } from './layout.ts';
import {
  cancelPage,
  cardPage,
  changePlanPage,
  confirmPage,
  offeredPrices,
} from './portal-forms.ts';
import { overviewPage, type Portal } from './portal-overview.ts';

/** The messages on the overview after an action. */
const NOTICES = {
  updated: 'Your plan has been changed.',
  ending: 'Your plan is canceled. It stays active until the date below.',
  resumed: 'Your plan has been resumed.',
  card: 'Your new card has been saved.',
  unpaid: 'Your new card has been saved, but the open payment failed again.',
};

const FLOW_PATH = {
  payment_method_update: 'payment-method',
  subscription_cancel: 'cancel',
  subscription_update_confirm: 'confirm',
};
type FlowType = keyof typeof FLOW_PATH;

/** One request to a portal page. */
interface PortalRequest {
  c: Context;
  portal: Portal;
  form: Record<string, unknown>;
}
type Handler = (request: PortalRequest) => Response | Promise<Response>;
type SubscriptionHandler = (
  request: PortalRequest,
  row: SubscriptionRow,
) => Response | Promise<Response>;

function notFound(c: Context, world: World) {
  const link = { href: world.siteUrl, label: `Back to ${MERCHANT}` };
  const text = 'This page does not exist, or you no longer have access to it.';
  return c.html(messagePage(world, { title: 'Not found', text, link }), 404);
}

/** Redirects after an action: to the return address of a complete flow, or to the overview. */
function redirectAfter(
  { c, portal }: PortalRequest,
  done: FlowType | null,
  notice: keyof typeof NOTICES,
) {
  const { flow } = portal.session;
  const home = `${portal.path}/home?notice=${notice}`;
  const returnUrl = flow && flow.type === done ? flow.after.return_url : null;
  return c.redirect(returnUrl ?? home, 303);
}

/** Finds the session of the URL, or answers 404. */
function inPortal(world: World, handle: Handler) {
  return async (c: Context) => {
    const form = c.req.method === 'POST' ? await c.req.parseBody() : {};
    const { customers, portalConfigurations, portalSessions } = world.store;
    const session = portalSessions.find(c.req.param('id') ?? '');
    if (!session || customers.get(session.customer).deleted) return notFound(c, world);
    const { features } = portalConfigurations.get(session.configuration);
    const portal = { world, session, features, path: `/p/session/${session.id}` };
    return handle({ c, portal, form });
  };
}

/** Finds the subscription of the URL among the customer's own running ones, or answers 404. */
function forSubscription(world: World, handle: SubscriptionHandler) {
  return inPortal(world, (request) => {
    const { c, portal } = request;
    const own = runningSubscriptions(world, portal.session.customer);
    const row = own.find(({ id }) => id === c.req.param('subscription'));
    return row ? handle(request, row) : notFound(c, world);
  });
}

const openFirstPage: Handler = ({ c, portal }) => {
  const { flow } = portal.session;
  if (!flow) return c.html(overviewPage(portal, null));
  const subscription = flow.subscription === null ? '' : `/subscriptions/${flow.subscription}`;
  return c.redirect(`${portal.path}${subscription}/${FLOW_PATH[flow.type]}`, 303);
};

const openOverview: Handler = ({ c, portal }) => {
  const wanted = c.req.query('notice');
  const notice = Object.entries(NOTICES).find(([key]) => key === wanted)?.[1] ?? null;
  return c.html(overviewPage(portal, notice));
};

const saveCard: Handler = (request) => {
  const { c, portal, form } = request;
  const card = readCard(typeof form.card_number === 'string' ? form.card_number : '');
  if (isDecline(card)) return c.html(cardPage(portal, card.message));
  const decline = changeCard(portal.world, portal.session.customer, card);
  return redirectAfter(request, 'payment_method_update', decline ? 'unpaid' : 'card');
};

/** In flexible billing mode, the portal sets `cancel_at` and not the flag. */
const cancelPlan: SubscriptionHandler = (request, row) => {
  const { world } = request.portal;
  changeSubscription(world, row, endingAt(world, row, row.current_period_end), null, false);
  return redirectAfter(request, 'subscription_cancel', 'ending');
};

const resumePlan: SubscriptionHandler = (request, row) => {
  changeSubscription(request.portal.world, row, NOT_ENDING, null, false);
  return redirectAfter(request, null, 'resumed');
};

const updatePlan: SubscriptionHandler = (request, row) => {
  const { c, portal, form } = request;
  const { world } = portal;
  const refuse = (alert: string) => c.html(changePlanPage(portal, row, alert));
  if (row.items.length > 1) return refuse('A subscription with several items cannot be changed.');
  const chosen = offeredPrices(portal).find(({ id }) => id === form.price);
  if (!chosen) return refuse('Please choose a plan.');
  if (chosen.id === priceOf(world.store, row).id) return refuse('This is already your plan.');
  changeSubscription(world, row, {}, chosen, false);
  return redirectAfter(request, null, 'updated');
};

/** Finds the price that the session's flow changes this subscription to, or answers 404. */
function forSwitch(
  world: World,
  handle: (
    request: PortalRequest,
    row: SubscriptionRow,
    price: PriceRow,
  ) => Response | Promise<Response>,
) {
  return forSubscription(world, (request, row) => {
    const { c, portal } = request;
    const { flow } = portal.session;
    const price = flow?.subscription === row.id ? flow.price : null;
    return price === null
      ? notFound(c, world)
      : handle(request, row, world.store.prices.get(price));
  });
}

/** Registers the customer portal. A session with a flow opens at the flow's page. */
export function portalRoutes(app: Hono, world: World): void {
  const base = '/p/session/:id';
  const one = `${base}/subscriptions/:subscription`;

  app.get(base, inPortal(world, openFirstPage));
  app.get(`${base}/home`, inPortal(world, openOverview));
  app.get(
    `${base}/payment-method`,
    inPortal(world, ({ c, portal }) => c.html(cardPage(portal, null))),
  );
  app.post(`${base}/payment-method`, inPortal(world, saveCard));
  app.get(
    `${one}/cancel`,
    forSubscription(world, ({ c, portal }, row) => c.html(cancelPage(portal, row))),
  );
  app.post(`${one}/cancel`, forSubscription(world, cancelPlan));
  app.post(`${one}/resume`, forSubscription(world, resumePlan));
  app.get(
    `${one}/update`,
    forSubscription(world, ({ c, portal }, row) => c.html(changePlanPage(portal, row, null))),
  );
  app.get(
    `${one}/confirm`,
    forSwitch(world, ({ c, portal }, row, price) => c.html(confirmPage(portal, row, price))),
  );
  app.post(
    `${one}/confirm`,
    forSwitch(world, (request, row, price) => {
      changeSubscription(world, row, {}, price, false);
      return redirectAfter(request, 'subscription_update_confirm', 'updated');
    }),
  );
  app.post(`${one}/update`, forSubscription(world, updatePlan));
}
