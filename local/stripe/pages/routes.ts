import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { World } from '../world.ts';
import { checkoutRoutes } from './checkout.ts';
import { invoicePage } from './invoice.ts';
import { brand, layout, type Html } from './layout.ts';
import { notFound, portalRoutes } from './portal.ts';

/** Renders the start page, for a person who follows the address in the table of `npm start`. */
function startPage(world: World): Html {
  const { customers, subscriptions } = world.store;
  return layout(world, {
    title: 'Stripe stand-in',
    summary: html`${brand}
      <h1 class="price">Stripe stand-in</h1>
      <p>${customers.size} customers, ${subscriptions.size} subscriptions so far.</p>`,
    work: html`<h2>What is here</h2>
      <p>
        The API is under <code>/v1</code>. The site opens the pages: a plan on the pricing page
        leads to the checkout, <em>Manage Subscription</em> to the portal.
      </p>
      <p>
        <code>POST /_control/…</code> does what Stripe itself does not offer (move the clock, fail a
        renewal, replay or drop events): see local/stripe/README.md. The whole state:
        <a href="/_control/state">/_control/state</a>.
      </p>`,
  });
}

/** The pages that people see. They run no script. */
export function pageRoutes(app: Hono, world: World): void {
  app.use('*', async (c, next) => {
    await next();
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    );
    c.header('Cache-Control', 'no-store');
  });
  app.get('/', (c) => c.html(startPage(world)));
  app.get('/i/:invoice', (c) => {
    const invoice = world.store.invoices.find(c.req.param('invoice'));
    return invoice ? c.html(invoicePage(world, invoice)) : notFound(c, world);
  });
  checkoutRoutes(app, world);
  portalRoutes(app, world);
}
