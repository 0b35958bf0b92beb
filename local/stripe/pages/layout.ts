import { BRAND } from '@doorstep/domain/brand';
import { html, raw } from 'hono/html';
import { day } from '../server/format.ts';
import type { World } from '../world.ts';
import { STYLES } from './styles.ts';

/** The account's name at Stripe. */
export const MERCHANT = BRAND.name;

export type Html = ReturnType<typeof html>;

export const brand = html`<p class="brand">
  <span aria-hidden="true">${MERCHANT.charAt(0)}</span> ${MERCHANT}
</p>`;

interface Page {
  title: string;
  /** The left column, or the upper one on a phone: the subject of the page. */
  summary: Html;
  /** The right or lower column: the form or the content. */
  work: Html;
  narrow?: boolean;
}

/** Renders a whole page in two columns. */
export function layout(world: World, { title, summary, work, narrow = false }: Page): Html {
  const isClockMoved = world.store.settings().clock_offset_ms >= 60_000;
  const today = day(world.clock.now());
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${MERCHANT}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLES)}
        </style>
      </head>
      <body>
        <header class="strip">
          <strong>Test mode: no money moves.</strong> This page stands in for Stripe on this
          machine.${isClockMoved ? html` Its clock was moved forward: today is ${today}.` : ''}
        </header>
        <main class="columns${narrow ? ' narrow' : ''}">
          <div class="summary"><div class="inner">${summary}</div></div>
          <div class="work"><div class="inner">${work}</div></div>
        </main>
      </body>
    </html>`;
}

interface Message {
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** Renders a page with one message and one link. */
export function messagePage(world: World, { title, text, link }: Message): Html {
  return layout(world, {
    title,
    summary: brand,
    work: html`<h1 class="price">${title}</h1>
      <p>${text}</p>
      <p><a class="button primary" href="${link.href}">${link.label}</a></p>`,
  });
}

export function alertBox(alert: string | null): Html | string {
  return alert === null ? '' : html`<p class="alert" role="alert">${alert}</p>`;
}
