import type { Hono } from 'hono';
import type { PortalFlow } from '../records/portal.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import { invoicePage } from './invoice-page.ts';
import type { Html } from './layout.ts';
import { cancelPlan, confirmChange, resumePlan, saveCard, updatePlan } from './portal-actions.ts';
import { aboutSubscription, inPortal, notFound, noticeText } from './portal-answers.ts';
import type { Portal } from './portal-context.ts';
import { cancelPage, cardPage, changePlanPage, confirmChangePage } from './portal-forms.ts';
import { overviewPage } from './portal-overview.ts';

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

/** The customer portal. A session with a flow opens at the flow's page. */
export function portalRoutes(app: Hono, world: World): void {
  const show = (page: (portal: Portal, row: SubscriptionRecord) => Html) =>
    aboutSubscription(world, ({ c, portal }, row) => c.html(page(portal, row)));
  const base = '/p/session/:id';
  const one = `${base}/subscriptions/:subscription`;

  app.get(
    base,
    inPortal(world, ({ c, portal }) => {
      const { flow } = portal.session;
      return flow ? c.redirect(flowPath(portal, flow), 303) : c.html(overviewPage(portal, null));
    }),
  );
  app.get(
    `${base}/home`,
    inPortal(world, ({ c, portal }) =>
      c.html(overviewPage(portal, noticeText(c.req.query('notice')))),
    ),
  );
  app.get(
    `${base}/payment-method`,
    inPortal(world, ({ c, portal }) => c.html(cardPage(portal, null))),
  );
  app.post(`${base}/payment-method`, inPortal(world, saveCard));
  app.get(`${one}/cancel`, show(cancelPage));
  app.post(`${one}/cancel`, aboutSubscription(world, cancelPlan));
  app.post(`${one}/resume`, aboutSubscription(world, resumePlan));
  app.get(
    `${one}/update`,
    show((portal, row) => changePlanPage(portal, row, null)),
  );
  app.post(`${one}/update`, aboutSubscription(world, updatePlan));
  app.get(`${one}/confirm`, show(confirmChangePage));
  app.post(`${one}/confirm`, aboutSubscription(world, confirmChange));
  app.get('/i/:invoice', (c) => {
    const invoice = world.store.invoices.find(c.req.param('invoice'));
    return invoice ? c.html(invoicePage(world, invoice)) : notFound(c, world);
  });
}
