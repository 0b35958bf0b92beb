import { html, raw } from 'hono/html';
import { day } from '../billing/lines.ts';
import type { World } from '../world.ts';
import { STYLES } from './styles.ts';

/** Whose customers these pages are for: the account's name at Stripe. */
export const MERCHANT = 'Doorstep';

export type Html = ReturnType<typeof html>;

function clockNote(world: World): Html | string {
  if (world.store.settings.clock_offset_ms < 60_000) return '';
  return html` Its clock was moved forward: today is ${day(world.clock.now())}.`;
}

export const brand = html`<p class="brand"><span aria-hidden="true">D</span> ${MERCHANT}</p>`;

interface Page {
  title: string;
  /** Left or above: what it is about. */
  summary: Html;
  /** Right or below: what there is to do. */
  work: Html;
  narrow?: boolean;
}

/** A whole page in two columns, which stand above each other on a phone. */
export function layout(world: World, { title, summary, work, narrow = false }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLES)}
        </style>
      </head>
      <body>
        <header class="strip">
          <strong>Test mode: no money moves.</strong> This page stands in for Stripe on this
          machine.${clockNote(world)}
        </header>
        <main class="columns${narrow ? ' narrow' : ''}">
          <div class="summary"><div class="inner">${summary}</div></div>
          <div class="work"><div class="inner">${work}</div></div>
        </main>
      </body>
    </html>`;
}

/** A page that only says something and leads on. */
export function messagePage(
  world: World,
  message: { title: string; text: string; link: { href: string; label: string } },
): Html {
  const { title, text, link } = message;
  return layout(world, {
    title: `${title} · ${MERCHANT}`,
    summary: html`${brand}`,
    work: html`<h1 class="price">${title}</h1>
      <p>${text}</p>
      <p><a class="button primary" href="${link.href}">${link.label}</a></p>`,
  });
}

interface Field {
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  error: string | undefined;
  type?: 'text' | 'email';
  numeric?: boolean;
  readonly?: boolean;
}

/** A labelled text field with its error beside it. */
export function field(input: Field): Html {
  const { name, label, value, autocomplete, error, type = 'text', numeric, readonly } = input;
  const errorId = `${name}-error`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      type="${type}"
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${numeric === true ? raw('inputmode="numeric"') : ''}
      ${readonly === true ? raw('readonly') : raw('required')}
      ${error === undefined ? '' : raw(`aria-invalid="true" aria-describedby="${errorId}"`)}
    />
    ${error === undefined ? '' : html`<p class="wrong" id="${errorId}">${error}</p>`}
  </div>`;
}
