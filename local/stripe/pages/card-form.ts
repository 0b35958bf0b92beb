import { html, raw } from 'hono/html';
import { z } from 'zod';
import { alertBox, type Html } from './layout.ts';

/** A field that is missing or a file counts as empty. */
const typed = z.string().trim().catch('');

export const cardFormSchema = z.object({
  email: typed,
  card_number: typed,
  expiry: typed,
  cvc: typed,
  name: typed,
});
export type CardForm = z.infer<typeof cardFormSchema>;
type FieldErrors = Partial<Record<keyof CardForm, string>>;

/** Returns the initial form, filled in with a card that works, so that one click pays. */
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

/** Returns a message for each field that is wrong. */
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

interface Field {
  name: keyof CardForm;
  label: string;
  autocomplete: string;
  attributes?: string;
}

/** The state of the form on the page. */
export interface ShownForm {
  form: CardForm;
  errors: FieldErrors;
  /** Why the payment failed. */
  alert: string | null;
  isEmailFixed: boolean;
}

export function cardForm({ form, errors, alert, isEmailFixed }: ShownForm): Html {
  const field = ({ name, label, autocomplete, attributes = '' }: Field) => {
    const error = errors[name];
    const errorId = `${name}-error`;
    const isFixed = name === 'email' && isEmailFixed;
    return html`<div class="field">
      <label for="${name}">${label}</label>
      <input
        type="${name === 'email' ? 'email' : 'text'}"
        id="${name}"
        name="${name}"
        value="${form[name]}"
        autocomplete="${autocomplete}"
        ${raw(attributes)}
        ${raw(isFixed ? 'readonly' : 'required')}
        ${error === undefined ? '' : raw(`aria-invalid="true" aria-describedby="${errorId}"`)}
      />
      ${error === undefined ? '' : html`<p class="wrong" id="${errorId}">${error}</p>`}
    </div>`;
  };
  const digits = 'inputmode="numeric"';
  const number: Field = { name: 'card_number', label: 'Card number', autocomplete: 'cc-number' };
  const expiry: Field = { name: 'expiry', label: 'Expiry (MM / YY)', autocomplete: 'cc-exp' };
  const cvc: Field = { name: 'cvc', label: 'CVC', autocomplete: 'cc-csc' };
  return html`${alertBox(alert)}
    <fieldset>
      <legend>Contact</legend>
      ${field({ name: 'email', label: 'Email', autocomplete: 'email' })}
    </fieldset>
    <fieldset>
      <legend>Card</legend>
      ${field({ ...number, attributes: digits })}
      <div class="pair">
        ${field({ ...expiry, attributes: digits })} ${field({ ...cvc, attributes: digits })}
      </div>
      ${field({ name: 'name', label: 'Name on card', autocomplete: 'cc-name' })}
    </fieldset>`;
}
