import { formatMoney } from '@doorstep/domain/billing/money';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import {
  amountToday,
  completeCheckout,
  soldPrice,
  successUrl,
} from '../billing/checkout-sessions.ts';
import { day } from '../server/format.ts';
import { isDecline, readCard } from '../billing/payment-methods.ts';
import type { CheckoutSessionRow } from '../server/state.ts';
import type { World } from '../world.ts';
import { alertBox, brand, layout, MERCHANT, messagePage, type Html } from './layout.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A missing field counts as empty. */
const typed = z.string().trim().catch('');
const formSchema = z.object({
  email: typed,
  card_number: typed,
  expiry: typed,
  cvc: typed,
  name: typed,
});
type CardForm = z.infer<typeof formSchema>;

const FIELDS = [
  { name: 'email', label: 'Email', autocomplete: 'email' },
  { name: 'card_number', label: 'Card number', autocomplete: 'cc-number' },
  { name: 'expiry', label: 'Expiry (MM / YY)', autocomplete: 'cc-exp' },
  { name: 'cvc', label: 'CVC', autocomplete: 'cc-csc' },
  { name: 'name', label: 'Name on card', autocomplete: 'cc-name' },
] as const;

/** Returns the initial form with a card that works, so that one click pays. */
function initialForm({ clock, store }: World, row: CheckoutSessionRow): CardForm {
  const { email, name } = store.customers.get(row.customer);
  const year = (new Date(clock.now() * 1000).getUTCFullYear() + 5) % 100;
  return {
    email: email ?? '',
    name: name ?? 'Test Customer',
    card_number: '4242 4242 4242 4242',
    expiry: `12 / ${String(year).padStart(2, '0')}`,
    cvc: '123',
  };
}

function summary(world: World, row: CheckoutSessionRow): Html {
  const price = soldPrice(world, row);
  const { name, marketing_features: features } = world.store.products.get(price.product);
  const { trial_period_days: trialDays } = row.subscription_data;
  const trialEnd = trialDays === null ? null : day(world.clock.now() + trialDays * DAY_SECONDS);
  const amount = formatMoney(price.unit_amount, price.currency);
  return html`${brand}
    <div>
      <h1>Subscribe to ${name}</h1>
      <p class="price">${amount} <small>per month</small></p>
      ${trialEnd === null ? '' : html`<p class="soft">Free until ${trialEnd}, then ${amount} per month.</p>`}
    </div>
    <ul class="features">
      ${features.map((feature) => html`<li>${feature.name}</li>`)}
    </ul>
    <dl class="lines">
      <div class="total">
        <dt>Due today</dt>
        <dd>${formatMoney(amountToday(world, row), price.currency)}</dd>
      </div>
    </dl>`;
}

function payForm(
  world: World,
  row: CheckoutSessionRow,
  form: CardForm,
  alert: string | null,
): Html {
  const isEmailKnown = world.store.customers.get(row.customer).email !== null;
  const field = ({ name, label, autocomplete }: (typeof FIELDS)[number]) =>
    html`<div class="field">
      <label for="${name}">${label}</label>
      <input
        type="text"
        id="${name}"
        name="${name}"
        value="${form[name]}"
        autocomplete="${autocomplete}"
        ${name === 'email' && isEmailKnown ? 'readonly' : 'required'}
      />
    </div>`;
  return html`<form method="post" action="/c/pay/${row.id}">
    ${alertBox(alert)} ${FIELDS.map(field)}
    <button class="primary wide" name="action" value="pay">
      Pay ${formatMoney(amountToday(world, row), soldPrice(world, row).currency)}
    </button>
    ${
      row.cancel_url === null
        ? ''
        : html`<button class="quiet" name="action" value="cancel" formnovalidate>Cancel</button>`
    }
    <p class="soft">
      Other test cards: <span class="nowrap">4000 0000 0000 0002</span> is declined,
      <span class="nowrap">4000 0000 0000 9995</span> has insufficient funds.
    </p>
  </form>`;
}

/** Returns the page for a session that cannot be paid, or null for an open one. */
function closedPage(c: Context, world: World, row: CheckoutSessionRow | undefined) {
  const back = { href: row?.cancel_url ?? world.siteUrl, label: `Back to ${MERCHANT}` };
  if (!row) {
    const text = 'There is no checkout at this address.';
    return c.html(messagePage(world, { title: 'Not found', text, link: back }), 404);
  }
  if (row.status === 'complete') {
    const link = { href: successUrl(row), label: `Continue to ${MERCHANT}` };
    const text = "This checkout is already paid. You won't be charged again.";
    return c.html(messagePage(world, { title: 'Already paid', text, link }));
  }
  const isCustomerDeleted = world.store.customers.get(row.customer).deleted;
  if (isCustomerDeleted || row.status === 'expired' || row.expires_at <= world.clock.now()) {
    const text = 'This checkout has expired. Nothing was charged. Please start again.';
    return c.html(messagePage(world, { title: 'Expired', text, link: back }));
  }
  return null;
}

export function checkoutRoutes(app: Hono, world: World): void {
  const { checkoutSessions, customers } = world.store;
  const page = (row: CheckoutSessionRow, form: CardForm, alert: string | null) =>
    layout(world, {
      title: 'Checkout',
      summary: summary(world, row),
      work: payForm(world, row, form, alert),
    });

  app.get('/c/pay/:id', (c) => {
    const row = checkoutSessions.find(c.req.param('id'));
    const closed = closedPage(c, world, row);
    if (closed || !row) return closed ?? c.notFound();
    return c.html(page(row, initialForm(world, row), null));
  });
  app.post('/c/pay/:id', async (c) => {
    const body = await c.req.parseBody();
    const row = checkoutSessions.find(c.req.param('id'));
    const closed = closedPage(c, world, row);
    if (closed || !row) return closed ?? c.notFound();
    if (body.action === 'cancel' && row.cancel_url !== null) return c.redirect(row.cancel_url, 303);
    const submitted = formSchema.parse(body);
    const form = { ...submitted, email: customers.get(row.customer).email ?? submitted.email };
    const card = readCard(form.card_number);
    const decline = isDecline(card) ? card : completeCheckout(world, row, form.email, card);
    if (decline) return c.html(page(row, form, decline.message));
    return c.redirect(successUrl(row), 303);
  });
}
