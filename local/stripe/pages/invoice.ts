import { html } from 'hono/html';
import { day, money } from '../format.ts';
import type { InvoiceRow } from '../state.ts';
import type { World } from '../world.ts';
import { brand, layout, type Html } from './layout.ts';

/** Renders the page at an invoice's `hosted_invoice_url`. */
export function invoicePage(world: World, invoice: InvoiceRow): Html {
  const { amount_due, created, currency, lines, number, paid_at } = invoice;
  const line = (label: string | Html, amount: number, className = '') =>
    html`<div class="${className}">
      <dt>${label}</dt>
      <dd>${money(amount, currency)}</dd>
    </div>`;
  return layout(world, {
    title: `Invoice ${number}`,
    summary: html`${brand}
      <div>
        <h1>Invoice ${number}</h1>
        <p class="price">${money(amount_due, currency)}</p>
        <p class="soft">${paid_at === null ? 'Not paid' : `Paid on ${day(paid_at)}`}</p>
      </div>`,
    work: html`<h2>${day(created)}</h2>
      <dl class="lines">
        ${lines.map(({ amount, description, period }) =>
          line(
            html`${description}
              <span class="soft">${day(period.start)} to ${day(period.end)}</span>`,
            amount,
          ),
        )}
        ${invoice.starting_balance === 0 ? '' : line('Previous balance', invoice.starting_balance)}
        ${line('Amount due', amount_due, 'total')}
      </dl>`,
  });
}
