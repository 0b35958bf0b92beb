import { html } from 'hono/html';
import { day, money } from '../billing/lines.ts';
import type { InvoiceRecord } from '../records/invoice.ts';
import type { World } from '../world.ts';
import { brand, layout, MERCHANT, type Html } from './layout.ts';

/** What `hosted_invoice_url` shows. */
export function invoicePage(world: World, invoice: InvoiceRecord): Html {
  const { currency, lines, starting_balance: credit, amount_due } = invoice;
  const state =
    invoice.status === 'paid' && invoice.paid_at !== null
      ? `Paid on ${day(invoice.paid_at)}`
      : `Not paid (${invoice.status})`;
  return layout(world, {
    title: `Invoice ${invoice.number} · ${MERCHANT}`,
    summary: html`${brand}
      <div>
        <h1>Invoice ${invoice.number}</h1>
        <p class="price">${money(amount_due, currency)}</p>
        <p class="soft">${state}</p>
      </div>`,
    work: html`<h2>${day(invoice.created)}</h2>
      <dl class="lines">
        ${lines.map(
          (line) =>
            html`<div>
              <dt>
                ${line.description}
                <span class="soft">${day(line.period.start)} to ${day(line.period.end)}</span>
              </dt>
              <dd>${money(line.amount, currency)}</dd>
            </div>`,
        )}
        ${
          credit === 0
            ? ''
            : html`<div>
                <dt>Balance from before</dt>
                <dd>${money(credit, currency)}</dd>
              </div>`
        }
        <div class="total">
          <dt>Amount due</dt>
          <dd>${money(amount_due, currency)}</dd>
        </div>
      </dl>`,
  });
}
