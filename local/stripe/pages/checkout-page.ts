import { html } from 'hono/html';
import { trialEnd } from '../billing/complete-checkout.ts';
import { day, money } from '../billing/lines.ts';
import { recurringOf } from '../billing/prices.ts';
import { presentCheckoutSession, presentLineItems } from '../objects/checkout-session.ts';
import type { CheckoutSessionRecord } from '../records/checkout-session.ts';
import type { World } from '../world.ts';
import { cardFields, type CardForm, type FieldErrors } from './card-form.ts';
import { brand, field, layout, MERCHANT, type Html } from './layout.ts';

/** `per month`, `every 3 months`. */
export function rhythmLabel(recurring: { interval: string; interval_count: number }): string {
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `per ${interval}` : `every ${count} ${interval}s`;
}

function summary(world: World, row: CheckoutSessionRecord): Html {
  const lines = presentLineItems(world, row);
  const [first] = row.line_items;
  const price = world.store.prices.get(first?.price ?? '');
  const product = world.store.products.get(price.product);
  const rhythm = rhythmLabel(recurringOf(price));
  const sum = lines.reduce((total, line) => total + line.amount_total, 0);
  const today = presentCheckoutSession(world, row).amount_total ?? sum;
  const trial = trialEnd(world, row);
  const from = trial === null ? '' : `, from ${day(trial)}`;
  return html`${brand}
    <div>
      <h1>Subscribe to ${lines.map((line) => line.description ?? '').join(', ')}</h1>
      <p class="price">${money(sum, row.currency)} <small>${rhythm}</small></p>
      ${trial === null ? '' : html`<p class="soft">Free until ${day(trial)}, then ${money(sum, row.currency)} ${rhythm}.</p>`}
    </div>
    ${
      product.marketing_features.length === 0
        ? ''
        : html`<ul class="features">
            ${product.marketing_features.map(({ name }) => html`<li>${name}</li>`)}
          </ul>`
    }
    <dl class="lines">
      ${lines.map(
        (line) =>
          html`<div>
            <dt>${line.quantity ?? 1} × ${line.description}${from}</dt>
            <dd>${money(line.amount_total, row.currency)}</dd>
          </div>`,
      )}
      <div class="total">
        <dt>Due today</dt>
        <dd>${money(today, row.currency)}</dd>
      </div>
    </dl>`;
}

interface Shown {
  form: CardForm;
  errors: FieldErrors;
  /** Why the card was refused, for the person. */
  alert: string | null;
  emailIsFixed: boolean;
}

function payForm(world: World, row: CheckoutSessionRecord, shown: Shown): Html {
  const { form, errors, alert, emailIsFixed } = shown;
  const today = presentCheckoutSession(world, row).amount_total ?? 0;
  return html`<form method="post" action="/c/pay/${row.id}" novalidate>
    ${alert === null ? '' : html`<p class="alert" role="alert">${alert}</p>`}
    <fieldset>
      <legend>Contact</legend>
      ${field({
        name: 'email',
        label: 'Email',
        value: form.email,
        type: 'email',
        autocomplete: 'email',
        error: errors.email,
        readonly: emailIsFixed,
      })}
    </fieldset>
    ${cardFields(form, errors)}
    <button class="primary wide" name="action" value="pay">
      Pay ${money(today, row.currency)}
    </button>
    <div class="row">
      <button class="quiet" name="action" value="decline" aria-describedby="decline-hint">
        Decline
      </button>
      ${
        row.cancel_url === null
          ? ''
          : html`<button class="quiet" name="action" value="cancel">Cancel</button>`
      }
    </div>
    <p class="soft" id="decline-hint">
      Decline acts as a bank that refuses the card. Other test cards:
      <span class="nowrap">4000 0000 0000 0002</span> is refused,
      <span class="nowrap">4000 0000 0000 9995</span> has no funds.
    </p>
  </form>`;
}

export function checkoutPage(world: World, row: CheckoutSessionRecord, shown: Shown): Html {
  return layout(world, {
    title: `Checkout · ${MERCHANT}`,
    summary: summary(world, row),
    work: payForm(world, row, shown),
  });
}
