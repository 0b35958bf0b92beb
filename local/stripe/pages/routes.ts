import type { Hono } from 'hono';
import type { World } from '../world.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { indexPage } from './index-page.ts';
import { portalRoutes } from './portal-routes.ts';

/** The pages that people see. Nothing but their own style may run on them. */
export function pageRoutes(app: Hono, world: World): void {
  app.use('*', async (c, next) => {
    await next();
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    );
    c.header('Cache-Control', 'no-store');
  });
  app.get('/', (c) => c.html(indexPage(world)));
  checkoutRoutes(app, world);
  portalRoutes(app, world);
}
