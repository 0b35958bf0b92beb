import { formatMoney } from '@doorstep/domain/billing/money';
import { html } from 'hono/html';
import { day } from '../server/format.ts';
import { priceOf } from '../billing/invoices.ts';
import type { PortalConfigurationRow, PortalSessionRow, SubscriptionRow } from '../server/state.ts';
import { runningSubscriptions } from '../billing/subscriptions.ts';
import type { World } from '../world.ts';
import { brand, layout, MERCHANT, type Html } from './layout.ts';

/** A portal session and the data for its pages. */
export interface Portal {
  world: World;
  session: PortalSessionRow;
  features: PortalConfigurationRow['features'];
  /** The path of its pages, without a trailing slash. */
  path: string;
}

/** Renders a portal page: the customer and a link back on the left, the content on the right. */
export function portalPage({ world, session }: Portal, title: string, work: Html): Html {
  const { email, name } = world.store.customers.get(session.customer);
  const back = session.return_url ?? world.siteUrl;
  return layout(world, {
    title,
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

export function planName({ store }: World, row: SubscriptionRow): string {
  return store.products.get(priceOf(store, row).product).name;
}

function badge({ status, cancel_at }: SubscriptionRow): Html {
  if (status === 'past_due') return html`<span class="badge bad">Payment failed</span>`;
  if (cancel_at !== null) return html`<span class="badge">Ending</span>`;
  return html`<span class="badge">${status === 'trialing' ? 'Trial' : 'Active'}</span>`;
}

/** Returns one sentence about what happens to the subscription next. */
function outlook(row: SubscriptionRow): string {
  if (row.cancel_at !== null) return `Ends on ${day(row.cancel_at)}. It will not renew.`;
  if (row.status === 'trialing') return `Free until ${day(row.current_period_end)}.`;
  if (row.status === 'past_due') return `Not paid since ${day(row.current_period_start)}.`;
  return `Renews on ${day(row.current_period_end)}.`;
}

function failedPayment({ world, path }: Portal, row: SubscriptionRow): Html | string {
  const invoice = row.latest_invoice === null ? null : world.store.invoices.get(row.latest_invoice);
  if (row.status !== 'past_due' || !invoice) return '';
  const { amount_due, next_payment_attempt: next, currency } = invoice;
  return html`<p class="alert" role="alert">
    Your last payment of ${formatMoney(amount_due, currency)} failed.
    ${next === null ? '' : html`We'll try again on ${day(next)}.`}
    <a href="${path}/payment-method">Change card</a>
  </p>`;
}

/** A subscription with several items can only be canceled (Stripe docs, Customer portal). */
function actions({ path }: Portal, { id, cancel_at, items }: SubscriptionRow): Html {
  const base = `${path}/subscriptions/${id}`;
  if (cancel_at !== null) {
    return html`<form method="post" action="${base}/resume">
      <button class="primary">Resume plan</button>
    </form>`;
  }
  return html`<div class="row">
    ${items.length > 1 ? '' : html`<a class="button primary" href="${base}/update">Change plan</a>`}
    <a class="button quiet" href="${base}/cancel">Cancel plan</a>
  </div>`;
}

function subscriptionCard(portal: Portal, row: SubscriptionRow): Html {
  const price = priceOf(portal.world.store, row);
  return html`<section class="card">
    <div class="head">
      <h3>${planName(portal.world, row)}</h3>
      ${badge(row)}
    </div>
    <div>
      <p class="price">
        ${formatMoney(price.unit_amount, price.currency)} <small>per month</small>
      </p>
      <p class="soft">${outlook(row)}</p>
    </div>
    ${failedPayment(portal, row)} ${actions(portal, row)}
  </section>`;
}

function paymentMethod({ world, session, path }: Portal): Html {
  const { customers, paymentMethods } = world.store;
  const subscription = runningSubscriptions(world, session.customer).at(-1);
  const id =
    subscription?.default_payment_method ?? customers.get(session.customer).default_payment_method;
  const card = paymentMethods.find(id ?? '');
  return html`<section class="card" aria-labelledby="card-title">
    <h2 id="card-title">Payment method</h2>
    <p>
      ${
        card
          ? html`Visa ending in ${card.last4},
              <span class="nowrap">expires 12 / ${card.exp_year}</span>`
          : 'No card yet.'
      }
    </p>
    <p><a class="button quiet" href="${path}/payment-method">Change card</a></p>
  </section>`;
}

function invoiceHistory({ world, session }: Portal): Html | string {
  const invoices = world.store.invoices
    .newestFirst()
    .filter(({ customer }) => customer === session.customer)
    .slice(0, 12);
  if (invoices.length === 0) return '';
  return html`<section class="card">
    <h2>Invoices</h2>
    <dl class="lines">
      ${invoices.map(
        ({ amount_due, created, currency, status }) =>
          html`<div>
            <dt>${day(created)} · ${status === 'paid' ? 'Paid' : 'Not paid'}</dt>
            <dd>${formatMoney(amount_due, currency)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

export function overviewPage(portal: Portal, notice: string | null): Html {
  const subscriptions = runningSubscriptions(portal.world, portal.session.customer).reverse();
  return portalPage(
    portal,
    'Your subscription',
    html`${notice === null ? '' : html`<p class="notice" role="status">${notice}</p>`}
      <h2>Current plan</h2>
      ${
        subscriptions.length === 0
          ? html`<p class="card">You have no subscription.</p>`
          : subscriptions.map((row) => subscriptionCard(portal, row))
      }
      ${paymentMethod(portal)} ${invoiceHistory(portal)}`,
  );
}
