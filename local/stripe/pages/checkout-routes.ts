import type { Context, Hono } from 'hono';
import { GENERIC_DECLINE } from '../billing/cards.ts';
import { completeCheckout } from '../billing/complete-checkout.ts';
import type { CheckoutSessionRecord } from '../records/checkout-session.ts';
import type { World } from '../world.ts';
import {
  cardFormSchema,
  fieldErrors,
  filledForm,
  isDecline,
  typedCard,
  type CardForm,
} from './card-form.ts';
import { checkoutPage } from './checkout-page.ts';
import { MERCHANT, messagePage } from './layout.ts';

function successUrl(row: CheckoutSessionRecord): string {
  return row.success_url.replaceAll('{CHECKOUT_SESSION_ID}', row.id);
}

/** Answers for a session that cannot be paid (any more), or nothing. */
function closedPage(c: Context, world: World, row: CheckoutSessionRecord | undefined) {
  const back = { href: row?.cancel_url ?? world.siteUrl, label: `Back to ${MERCHANT}` };
  if (!row) {
    const text = 'There is no checkout at this address.';
    return c.html(messagePage(world, { title: 'Not found', text, link: back }), 404);
  }
  if (row.status === 'complete') {
    const link = { href: successUrl(row), label: `Continue to ${MERCHANT}` };
    const text = 'This checkout is paid for. You will not be charged again.';
    return c.html(messagePage(world, { title: 'Already paid', text, link }));
  }
  const gone = row.customer !== null && world.store.customers.get(row.customer).deleted;
  if (gone || row.status === 'expired' || row.expires_at <= world.clock.now()) {
    const text = 'This checkout has expired. Nothing was charged. Please start again.';
    return c.html(messagePage(world, { title: 'Expired', text, link: back }));
  }
  return null;
}

export function checkoutRoutes(app: Hono, world: World): void {
  const knownEmail = (row: CheckoutSessionRecord): string | null => {
    const customer = row.customer === null ? null : world.store.customers.get(row.customer);
    return customer?.email ?? row.customer_email;
  };
  const show = (
    row: CheckoutSessionRecord,
    form: CardForm,
    alert: string | null,
    checked: boolean,
  ) =>
    checkoutPage(world, row, {
      form,
      alert,
      errors: checked ? fieldErrors(form, world.clock.now()) : {},
      emailIsFixed: knownEmail(row) !== null,
    });

  app.get('/c/pay/:id', (c) => {
    const row = world.store.checkoutSessions.find(c.req.param('id'));
    const closed = closedPage(c, world, row);
    if (closed || !row) return closed ?? c.notFound();
    const customer = row.customer === null ? null : world.store.customers.get(row.customer);
    const name = customer?.name ?? 'Test Customer';
    return c.html(
      show(row, filledForm(knownEmail(row) ?? '', name, world.clock.now()), null, false),
    );
  });

  app.post('/c/pay/:id', async (c) => {
    const body = await c.req.parseBody();
    const row = world.store.checkoutSessions.find(c.req.param('id'));
    const closed = closedPage(c, world, row);
    if (closed || !row) return closed ?? c.notFound();
    if (body.action === 'cancel' && row.cancel_url !== null) return c.redirect(row.cancel_url, 303);
    const typed = cardFormSchema.parse(body);
    const form = { ...typed, email: knownEmail(row) ?? typed.email };
    if (body.action === 'decline') return c.html(show(row, form, GENERIC_DECLINE.message, false));
    if (Object.keys(fieldErrors(form, world.clock.now())).length > 0) {
      return c.html(show(row, form, 'Please check the marked fields.', true));
    }
    const card = typedCard(form);
    const decline = isDecline(card) ? card : completeCheckout(world, row, { ...form, card });
    if (decline) return c.html(show(row, form, decline.message, false));
    return c.redirect(successUrl(row), 303);
  });
}
