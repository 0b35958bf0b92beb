import { z } from 'zod';
import { readCard, type Decline } from '../billing/cards.ts';
import { html } from 'hono/html';
import { field, type Html } from './layout.ts';

/** A field that is missing, or is a file, counts as empty. */
const typed = z.string().trim().catch('');

/** What the card form sends. */
export const cardFormSchema = z.object({
  email: typed,
  card_number: typed,
  expiry: typed,
  cvc: typed,
  name: typed,
});
export type CardForm = z.infer<typeof cardFormSchema>;
export type FieldErrors = Partial<Record<keyof CardForm, string>>;

/** The form as it first appears: filled in with the card that works, so that Pay is one click. */
export function filledForm(email: string, name: string, now: number): CardForm {
  const year = (new Date(now * 1000).getUTCFullYear() + 5) % 100;
  return {
    email,
    name,
    card_number: '4242 4242 4242 4242',
    expiry: `12 / ${String(year).padStart(2, '0')}`,
    cvc: '123',
  };
}

function expiryError(expiry: string, now: number): string | undefined {
  const match = /^(\d{1,2})\s*\/?\s*(\d{2})$/.exec(expiry);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return 'Please enter the date as MM / YY.';
  const firstInvalid = Date.UTC(2000 + Number(match[2]), month, 1) / 1000;
  return firstInvalid <= now ? 'This card has expired.' : undefined;
}

/** What is wrong with each field, in words for the person; none when all is well. */
export function fieldErrors(form: CardForm, now: number): FieldErrors {
  const errors: FieldErrors = {};
  const expiry = expiryError(form.expiry, now);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email)) {
    errors.email = 'Please enter a valid email address.';
  }
  if (!/^\d{12,19}$/.test(form.card_number.replace(/[\s-]/g, ''))) {
    errors.card_number = 'Please enter the number on the card.';
  }
  if (expiry !== undefined) errors.expiry = expiry;
  if (!/^\d{3,4}$/.test(form.cvc)) errors.cvc = 'Please enter the 3 or 4 digits.';
  if (form.name === '') errors.name = 'Please enter the name on the card.';
  return errors;
}

/** The card as typed, or why it is refused. */
export function typedCard(form: CardForm): ReturnType<typeof readCard> {
  return readCard(form.card_number);
}

export function isDecline(card: ReturnType<typeof readCard>): card is Decline {
  return 'decline_code' in card;
}

export function cardFields(form: CardForm, errors: FieldErrors): Html {
  return html`<fieldset>
    <legend>Card</legend>
    ${field({
      name: 'card_number',
      label: 'Card number',
      value: form.card_number,
      autocomplete: 'cc-number',
      numeric: true,
      error: errors.card_number,
    })}
    <div class="pair">
      ${field({
        name: 'expiry',
        label: 'Expiry (MM / YY)',
        value: form.expiry,
        autocomplete: 'cc-exp',
        numeric: true,
        error: errors.expiry,
      })}
      ${field({
        name: 'cvc',
        label: 'CVC',
        value: form.cvc,
        autocomplete: 'cc-csc',
        numeric: true,
        error: errors.cvc,
      })}
    </div>
    ${field({
      name: 'name',
      label: 'Name on card',
      value: form.name,
      autocomplete: 'cc-name',
      error: errors.name,
    })}
  </fieldset>`;
}
