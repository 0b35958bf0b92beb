import { html } from 'hono/html';
import type { World } from '../world.ts';
import { brand, layout, MERCHANT, type Html } from './layout.ts';

/** The front door, for who follows the address in the start-up table. */
export function indexPage(world: World): Html {
  const { store } = world;
  return layout(world, {
    title: `Stripe stand-in · ${MERCHANT}`,
    summary: html`${brand}
      <h1 class="price">Stripe stand-in</h1>
      <p>${store.customers.size} customers, ${store.subscriptions.size} subscriptions so far.</p>`,
    work: html`<h2>What is here</h2>
      <p>
        The API answers under <code>/v1</code>. Its pages are opened from the site: a plan on the
        pricing page leads to the checkout, <em>Manage Subscription</em> to the portal.
      </p>
      <p>
        What Stripe itself does not let one do (move the clock, fail a renewal, replay or lose
        events) is done with <code>POST /_control/…</code>: see local/stripe/README.md. Everything
        it knows: <a href="/_control/state">/_control/state</a>.
      </p>`,
  });
}
