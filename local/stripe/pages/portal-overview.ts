import { html } from 'hono/html';
import { day, itemAmount, money } from '../billing/lines.ts';
import { recurringOf } from '../billing/prices.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import { rhythmLabel } from './checkout-page.ts';
import { brand, layout, MERCHANT, type Html } from './layout.ts';
import { endOf, livingSubscriptions, outlook, planName, type Portal } from './portal-context.ts';

/** The frame of all portal pages: whose they are, and the way back. */
export function portalPage(portal: Portal, title: string, work: Html): Html {
  const { world, session } = portal;
  const { email, name } = world.store.customers.get(session.customer);
  const back = session.return_url ?? world.siteUrl;
  return layout(world, {
    title: `${title} · ${MERCHANT}`,
    narrow: true,
    summary: html`${brand}
      <div>
        <h1>Your subscription and billing</h1>
        <p class="soft">${email ?? name ?? session.customer}</p>
      </div>
      <p><a href="${back}">← Return to ${MERCHANT}</a></p>`,
    work,
  });
}

function badge(row: SubscriptionRecord): Html {
  if (row.status === 'past_due') return html`<span class="badge bad">Payment failed</span>`;
  if (row.status === 'incomplete') return html`<span class="badge bad">Not paid yet</span>`;
  if (endOf(row) !== null) return html`<span class="badge">Ending</span>`;
  return html`<span class="badge">${row.status === 'trialing' ? 'Trial' : 'Active'}</span>`;
}

function failedPayment({ world, path }: Portal, row: SubscriptionRecord): Html | string {
  const invoice = row.latest_invoice === null ? null : world.store.invoices.get(row.latest_invoice);
  if (row.status !== 'past_due' || !invoice) return '';
  const { amount_due, next_payment_attempt: next, currency } = invoice;
  return html`<p class="alert" role="alert">
    Your last payment of ${money(amount_due, currency)} failed.
    ${next === null ? '' : html`We try again on ${day(next)}.`}
    <a href="${path}/payment-method">Change card</a>
  </p>`;
}

function actions({ configuration, path }: Portal, row: SubscriptionRecord): Html {
  const { subscription_cancel, subscription_update } = configuration.features;
  const base = `${path}/subscriptions/${row.id}`;
  if (endOf(row) !== null) {
    return html`<form method="post" action="${base}/resume">
      <button class="primary">Resume plan</button>
    </form>`;
  }
  return html`<div class="row">
    ${
      subscription_update.enabled
        ? html`<a class="button primary" href="${base}/update">Change plan</a>`
        : ''
    }
    ${
      subscription_cancel.enabled
        ? html`<a class="button quiet" href="${base}/cancel">Cancel plan</a>`
        : ''
    }
  </div>`;
}

function subscriptionCard(portal: Portal, row: SubscriptionRecord): Html {
  const { store } = portal.world;
  const sum = row.items.reduce((total, item) => total + itemAmount(store, item), 0);
  const rhythm = recurringOf(store.prices.get(row.items[0]?.price ?? ''));
  return html`<section class="card">
    <div class="head">
      <h3>${planName(portal.world, row)}</h3>
      ${badge(row)}
    </div>
    <div>
      <p class="price">${money(sum, row.currency)} <small>${rhythmLabel(rhythm)}</small></p>
      <p class="soft">${outlook(row)}</p>
    </div>
    ${failedPayment(portal, row)} ${actions(portal, row)}
  </section>`;
}

function paymentMethod(portal: Portal): Html {
  const { world, session, path, configuration } = portal;
  const [row] = livingSubscriptions(portal);
  const customer = world.store.customers.get(session.customer);
  const id = row?.default_payment_method ?? customer.default_payment_method;
  const card = id === null ? null : world.store.paymentMethods.get(id);
  return html`<section class="card" aria-labelledby="card-title">
    <h2 id="card-title">Payment method</h2>
    <p>
      ${
        card === null
          ? 'There is no card yet.'
          : html`${card.brand === 'visa' ? 'Visa' : card.brand} ending in ${card.last4},
              <span class="nowrap">expires ${card.exp_month} / ${card.exp_year}</span>`
      }
    </p>
    ${
      configuration.features.payment_method_update.enabled
        ? html`<p><a class="button quiet" href="${path}/payment-method">Change card</a></p>`
        : ''
    }
  </section>`;
}

const INVOICE_STATUS = {
  open: 'Not paid',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Given up',
};

function invoiceHistory({ world, session, configuration }: Portal): Html | string {
  if (!configuration.features.invoice_history.enabled) return '';
  const invoices = world.store.invoices
    .newestFirst()
    .filter(({ customer }) => customer === session.customer)
    .slice(0, 12);
  if (invoices.length === 0) return '';
  return html`<section class="card">
    <table>
      <caption>
        <h2>Invoices</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.map(
          (invoice) =>
            html`<tr>
              <td><a href="/i/${invoice.id}">${day(invoice.created)}</a></td>
              <td>${INVOICE_STATUS[invoice.status]}</td>
              <td>${money(invoice.amount_due, invoice.currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

export function overviewPage(portal: Portal, notice: string | null): Html {
  const subscriptions = livingSubscriptions(portal);
  return portalPage(
    portal,
    'Your subscription',
    html`${notice === null ? '' : html`<p class="notice" role="status">${notice}</p>`}
      <h2>Current plan</h2>
      ${
        subscriptions.length === 0
          ? html`<p class="card">You have no subscription at the moment.</p>`
          : subscriptions.map((row) => subscriptionCard(portal, row))
      }
      ${paymentMethod(portal)} ${invoiceHistory(portal)}`,
  );
}
