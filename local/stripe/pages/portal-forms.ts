import { formatMoney } from '@doorstep/domain/billing/money';
import { html } from 'hono/html';
import { day } from '../server/format.ts';
import { priceOf } from '../billing/invoices.ts';
import { FAILING_CARD, GOOD_CARD } from '../billing/payment-methods.ts';
import type { PriceRow, SubscriptionRow } from '../server/state.ts';
import { alertBox, type Html } from './layout.ts';
import { planName, portalPage, type Portal } from './portal-overview.ts';

interface Choice {
  name: string;
  value: string;
  label: string;
  hint: string;
  isChecked?: boolean;
}

function radio({ name, value, label, hint, isChecked = false }: Choice): Html {
  return html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" ${isChecked ? 'checked' : ''} />
    <span><strong>${label}</strong><span class="soft">${hint}</span></span>
  </label>`;
}

interface Form {
  title: string;
  /** Relative to the portal. */
  action: string;
  alert?: string | null;
  fields: Html;
  submit: string;
}

function formPage(
  portal: Portal,
  { title, action, alert = null, fields, submit }: Form,
  heading = title,
): Html {
  return portalPage(
    portal,
    title,
    html`<h2>${heading}</h2>
      <form method="post" action="${portal.path}/${action}">
        ${alertBox(alert)} ${fields}
        <div class="row">
          <button class="primary">${submit}</button>
          <a class="button quiet" href="${portal.path}/home">Go back</a>
        </div>
      </form>`,
  );
}

/** Returns the prices that the portal's configuration offers. */
export function offeredPrices({ world, features }: Portal): PriceRow[] {
  const ids = features.subscription_update.products.flatMap(({ prices }) => prices);
  return ids.map((id) => world.store.prices.get(id)).filter(({ active }) => active);
}

export function changePlanPage(portal: Portal, row: SubscriptionRow, alert: string | null): Html {
  const { store } = portal.world;
  const current = priceOf(store, row).id;
  const choices = offeredPrices(portal).map(({ id, product, unit_amount, currency }) => {
    const note = id === current ? ' · your current plan' : '';
    return radio({
      name: 'price',
      value: id,
      label: store.products.get(product).name,
      hint: `${formatMoney(unit_amount, currency)} per month${note}`,
      isChecked: id === current,
    });
  });
  return formPage(portal, {
    title: 'Change plan',
    action: `subscriptions/${row.id}/update`,
    alert,
    fields: html`<fieldset>
        <legend class="soft">Choose your new plan.</legend>
        ${choices}
      </fieldset>
      <p class="soft">The change takes effect now. The difference is on your next invoice.</p>`,
    submit: 'Update plan',
  });
}

export function confirmPage(portal: Portal, row: SubscriptionRow, price: PriceRow): Html {
  const amount = formatMoney(price.unit_amount, price.currency);
  return formPage(
    portal,
    {
      title: 'Confirm',
      action: `subscriptions/${row.id}/confirm`,
      fields: html`<p>
          <strong>${portal.world.store.products.get(price.product).name}</strong>
          <span class="soft">${amount} per month</span>
        </p>
        <p class="soft">
          ${
            row.status === 'trialing'
              ? 'Your trial goes on.'
              : 'The change takes effect now. The difference is on your next invoice.'
          }
        </p>`,
      submit: 'Confirm',
    },
    'Confirm your updates',
  );
}

export function cancelPage(portal: Portal, row: SubscriptionRow): Html {
  const title = 'Cancel plan';
  return formPage(
    portal,
    {
      title,
      action: `subscriptions/${row.id}/cancel`,
      fields: html`<p>
        Your plan stays active until ${day(row.current_period_end)}. You can resume it at any time
        before then.
      </p>`,
      submit: title,
    },
    `Cancel ${planName(portal.world, row)}`,
  );
}

export function cardPage(portal: Portal, alert: string | null): Html {
  const name = 'card_number';
  return formPage(portal, {
    title: 'Change card',
    action: 'payment-method',
    alert,
    fields: html`<fieldset>
        <legend class="soft">Your new card pays for everything from now on.</legend>
        ${radio({
          name,
          value: GOOD_CARD,
          label: 'Good card',
          hint: '4242 4242 4242 4242: every payment succeeds.',
          isChecked: true,
        })}
        ${radio({
          name,
          value: FAILING_CARD,
          label: 'Failing card',
          hint: '4000 0000 0000 0341: can be saved, but payments fail.',
        })}
      </fieldset>
      <p class="soft">We retry an open payment right away.</p>`,
    submit: 'Save card',
  });
}
