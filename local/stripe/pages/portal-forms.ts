import { html } from 'hono/html';
import { FAILING_CARD, GOOD_CARD } from '../billing/cards.ts';
import { day, itemAmount, money } from '../billing/lines.ts';
import { recurringOf } from '../billing/prices.ts';
import type { PriceRecord } from '../records/price.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import { rhythmLabel } from './checkout-page.ts';
import type { Html } from './layout.ts';
import { planName, type Portal } from './portal-context.ts';
import { portalPage } from './portal-overview.ts';

const PRORATION_HINT = {
  always_invoice: 'The change takes effect at once. The difference is charged now.',
  create_prorations: 'The change takes effect at once. The difference comes with the next invoice.',
  none: 'The change takes effect at once. The new price counts from the next invoice.',
};

const FEEDBACK = new Map([
  ['customer_service', 'The service did not help me'],
  ['low_quality', 'The quality is too low'],
  ['missing_features', 'Something is missing'],
  ['other', 'Another reason'],
  ['switched_service', 'I use something else now'],
  ['too_complex', 'It is too complicated'],
  ['too_expensive', 'It is too expensive'],
  ['unused', 'I do not use it enough'],
]);

function alertBox(alert: string | null): Html | string {
  return alert === null ? '' : html`<p class="alert" role="alert">${alert}</p>`;
}

function priceLabel(price: PriceRecord): string {
  return `${money(price.unit_amount, price.currency)} ${rhythmLabel(recurringOf(price))}`;
}

/** The prices that the portal's configuration lets people change to. */
export function offeredPrices({ world, configuration }: Portal): PriceRecord[] {
  const ids = configuration.features.subscription_update.products.flatMap(({ prices }) => prices);
  return ids.map((id) => world.store.prices.get(id)).filter(({ active }) => active);
}

export function changePlanPage(
  portal: Portal,
  row: SubscriptionRecord,
  alert: string | null,
): Html {
  const { store } = portal.world;
  const current = row.items[0]?.price;
  const { proration_behavior } = portal.configuration.features.subscription_update;
  return portalPage(
    portal,
    'Change plan',
    html`<h2>Change plan</h2>
      <form method="post" action="${portal.path}/subscriptions/${row.id}/update">
        ${alertBox(alert)}
        <fieldset>
          <legend class="soft">Choose the plan that you want from now on.</legend>
          ${offeredPrices(portal).map(
            (price) =>
              html`<label class="choice">
                <input
                  type="radio"
                  name="price"
                  value="${price.id}"
                  ${price.id === current ? 'checked' : ''}
                />
                <span>
                  <strong>${store.products.get(price.product).name}</strong>
                  <span class="soft">
                    ${priceLabel(price)}${price.id === current ? ' · your plan now' : ''}
                  </span>
                </span>
              </label>`,
          )}
        </fieldset>
        <p class="soft">${PRORATION_HINT[proration_behavior]}</p>
        <div class="row">
          <button class="primary">Update plan</button>
          <a class="button quiet" href="${portal.path}/home">Go back</a>
        </div>
      </form>`,
  );
}

/** `subscription_update_confirm`: the change is chosen already. */
export function confirmChangePage(portal: Portal, row: SubscriptionRecord): Html {
  const { store } = portal.world;
  const items = portal.session.flow?.items ?? [];
  return portalPage(
    portal,
    'Confirm your change',
    html`<h2>Confirm your change</h2>
      <form method="post" action="${portal.path}/subscriptions/${row.id}/confirm">
        <div class="card">
          <p>From ${planName(portal.world, row)} to:</p>
          ${items.map(({ price: id, quantity }) => {
            if (id === null) return '';
            const price = store.prices.get(id);
            const amount = itemAmount(store, { price: id, quantity: quantity ?? 1 });
            return html`<p>
              <strong>${store.products.get(price.product).name}</strong>,
              ${money(amount, price.currency)} ${rhythmLabel(recurringOf(price))}
            </p>`;
          })}
        </div>
        <div class="row">
          <button class="primary">Confirm</button>
          <a class="button quiet" href="${portal.path}/home">Go back</a>
        </div>
      </form>`,
  );
}

export function cancelPage(portal: Portal, row: SubscriptionRecord): Html {
  const { mode, cancellation_reason } = portal.configuration.features.subscription_cancel;
  const name = planName(portal.world, row);
  return portalPage(
    portal,
    'Cancel plan',
    html`<h2>Cancel ${name}</h2>
      <form method="post" action="${portal.path}/subscriptions/${row.id}/cancel">
        <p>
          ${
            mode === 'immediately'
              ? 'Your plan ends at once.'
              : `Your plan stays until ${day(row.current_period_end)} and ends then. Until then you can resume it at any time.`
          }
        </p>
        ${
          cancellation_reason.enabled
            ? html`<fieldset>
                <legend class="soft">Why do you cancel? (if you like to say)</legend>
                ${cancellation_reason.options.map(
                  (option) =>
                    html`<label class="choice">
                      <input type="radio" name="feedback" value="${option}" />
                      <span>${FEEDBACK.get(option) ?? option}</span>
                    </label>`,
                )}
              </fieldset>`
            : ''
        }
        <div class="row">
          <button class="primary">Cancel plan</button>
          <a class="button quiet" href="${portal.path}/home">Go back</a>
        </div>
      </form>`,
  );
}

export function cardPage(portal: Portal, alert: string | null): Html {
  const choice = (number: string, label: string, hint: string, checked: boolean) =>
    html`<label class="choice">
      <input type="radio" name="card_number" value="${number}" ${checked ? 'checked' : ''} />
      <span><strong>${label}</strong><span class="soft">${hint}</span></span>
    </label>`;
  return portalPage(
    portal,
    'Change card',
    html`<h2>Change card</h2>
      <form method="post" action="${portal.path}/payment-method">
        ${alertBox(alert)}
        <fieldset>
          <legend class="soft">The new card pays everything from now on.</legend>
          ${choice(GOOD_CARD, 'Good card', '4242 4242 4242 4242: every payment succeeds.', true)}
          ${choice(
            FAILING_CARD,
            'Failing card',
            '4000 0000 0000 0341: can be saved, but payments fail.',
            false,
          )}
        </fieldset>
        <p class="soft">An open payment is tried again at once.</p>
        <div class="row">
          <button class="primary">Save card</button>
          <a class="button quiet" href="${portal.path}/home">Go back</a>
        </div>
      </form>`,
  );
}
