import type { Hono } from 'hono';
import type { World } from '../world.ts';
import { checkoutRoutes } from './checkout.ts';
import { invoicePage } from './invoice.ts';
import { messagePage } from './layout.ts';
import { notFound, portalRoutes } from './portal.ts';

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
  // The table of `npm start` leads here.
  app.get('/', (c) => {
    const text =
      'The API is under /v1. The site opens the checkout and the portal. See local/stripe/README.md for the control API.';
    const link = { href: '/_control/state', label: 'Show the whole state' };
    return c.html(messagePage(world, { title: 'Stripe stand-in', text, link }));
  });
  app.get('/i/:invoice', (c) => {
    const invoice = world.store.invoices.find(c.req.param('invoice'));
    return invoice ? c.html(invoicePage(world, invoice)) : notFound(c, world);
  });
  checkoutRoutes(app, world);
  portalRoutes(app, world);
}
