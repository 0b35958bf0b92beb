import type { Hono } from 'hono';
import type { World } from '../world.ts';
import { checkoutRoutes } from './checkout.ts';
import { messagePage } from './layout.ts';
import { portalRoutes } from './portal.ts';

/** Registers the pages for people. They run no script. */
export function pageRoutes(app: Hono, world: World): void {
  app.use('*', async (c, next) => {
    await next();
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    );
    c.header('Cache-Control', 'no-store');
  });
  // `npm start` prints this address.
  app.get('/', (c) => {
    const text = 'The API is under /v1. See local/stripe/README.md for the control API.';
    const link = { href: '/_control/state', label: 'Show the whole state' };
    return c.html(messagePage(world, { title: 'Stripe stand-in', text, link }));
  });
  checkoutRoutes(app, world);
  portalRoutes(app, world);
}
