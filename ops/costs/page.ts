import {
  DAYS,
  MARKET,
  NIGHT,
  PER_PERSON,
  PRICES,
  REVENUE,
  SIZES,
  STRIPE,
  VISITS,
} from './assumptions.ts';
import type { Measured } from './counts.ts';
import { callsOf, estimate, readsOf, type Estimate } from './estimate.ts';

import {
  appCheckText,
  dollars,
  engineText,
  floodText,
  number,
  sizeName,
  warmText,
} from './page-texts.ts';

/** Formats a Markdown table as oxfmt does. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [rows[0] ?? [], rule, ...rows.slice(1)].map(line).join('\n');
}

const percent = (share: number) => `${number(share * 100, share < 0.1 ? 1 : 0)}%`;
const kB = (bytes: number) => `${number(bytes / 1000)} kB`;
/** Returns a row for each journey. The schedules' row is one day of all professionals. */
function journeyRows(measured: Measured): string[][] {
  const head = [
    'journey',
    'reads',
    'of these, by rules',
    'writes',
    'calls',
    'Hosting',
    'Storage',
    'mails',
  ];
  const rows = Object.entries(measured.journeys).map(([name, counts]) => [
    name,
    number(readsOf(counts)),
    number(counts.ruleReads),
    number(counts.writes + counts.deletes),
    number(callsOf(counts)),
    kB(counts.hostingBytes),
    kB(counts.downloadedBytes + counts.uploadedBytes),
    number(counts.mails),
  ]);
  return [head, ...rows];
}

/** Dollars of each resource at each size. Omits what costs under a dollar at every size. */
function resourceRows(estimates: readonly Estimate[]): string[][] {
  const [first] = estimates;
  const rows = (first?.lines ?? []).map(({ resource }, index) => ({
    label: PRICES[resource].label,
    values: estimates.map(({ lines }) => lines[index]?.dollars ?? 0),
  }));
  const shown = rows.filter(({ values }) => values.some((value) => value >= 1));
  return [
    ['dollars a month', ...SIZES.map((users) => `${sizeName(users)} users`)],
    ...shown.map(({ label, values }) => [label, ...values.map(dollars)]),
    ['Cloud Scheduler', ...estimates.map(({ fixed }) => dollars(fixed))],
    ['Identity Platform', ...estimates.map(({ accounts }) => dollars(accounts))],
    ['App Check (reCAPTCHA)', ...estimates.map(({ appCheck }) => dollars(appCheck))],
    ['**together**', ...estimates.map(({ total }) => `**${dollars(total)}**`)],
  ];
}

function sizeRows(estimates: readonly Estimate[]): string[][] {
  const row = (label: string, cell: (one: Estimate) => string) => [label, ...estimates.map(cell)];
  return [
    ['', ...SIZES.map((users) => `${sizeName(users)} users`)],
    row('active clients', ({ clients }) => number(clients)),
    row('professionals', ({ professionals }) => number(professionals)),
    row('for 1,000 active clients', (one) => `$${dollars(one.per1000Clients)}`),
    row('for 1,000 professionals', (one) => `$${dollars(one.per1000Professionals)}`),
    row('Identity Platform', ({ accounts }) => `$${dollars(accounts)}`),
    row('App Check (reCAPTCHA)', ({ appCheck }) => `$${dollars(appCheck)}`),
    row('everything, a month', ({ total }) => `$${dollars(total)}`),
    row('share of what professionals pay', (one) =>
      percent(one.total / (one.professionals * REVENUE)),
    ),
    row('largest costs', dominant),
  ];
}

/** Names the two largest costs. */
function dominant({ lines, accounts, fixed, appCheck }: Estimate): string {
  const all = [
    ...lines.map(({ resource, dollars: value }) => ({ label: PRICES[resource].label, value })),
    { label: 'Identity Platform', value: accounts },
    { label: 'Cloud Scheduler', value: fixed },
    { label: 'App Check', value: appCheck },
  ];
  const [first, second] = all.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  return [first, second].flatMap((one) => (one ? [one.label.replace(', ', ' ')] : [])).join(', ');
}

const VISIT_LABELS = {
  visitor: 'a visitor without an account',
  activeClient: 'an active client',
  professional: 'a professional',
} as const;

function visitRows(): string[][] {
  return [
    ['who', 'journey', 'a month'],
    ...(Object.keys(VISITS) as (keyof typeof VISITS)[]).flatMap((by) =>
      Object.entries(VISITS[by]).map(([name, times]) => [VISIT_LABELS[by], name, String(times)]),
    ),
  ];
}

function priceRows(): string[][] {
  const unit = (per: number) =>
    per === 2 ** 30 ? 'GiB' : per === 1e9 ? 'GB' : per === 1 ? 'second' : number(per);
  const amount = (value: number, per: number) =>
    per === 2 ** 30 || per === 1e9
      ? `${number(value / per, (value / per) % 1 ? 1 : 0)} ${unit(per)}`
      : number(value);
  return [
    ['what', 'dollars', 'for', 'free a month'],
    ...Object.values(PRICES).map(({ label, price, per, free }) => [
      label,
      String(price),
      unit(per),
      amount(free, per),
    ]),
  ];
}

/** Returns docs/costs.md. */
export function renderPage(measured: Measured): string {
  const estimates = SIZES.map((users) => estimate(measured, users));
  const stripe = REVENUE * (STRIPE.share + STRIPE.billingShare) + STRIPE.perCharge;
  return `# What it costs

For operators. \`npm run costs:page\` writes this page from what \`npm run costs\` measured on ${measured.date} with version ${measured.version}, and
from the assumptions in \`ops/costs/assumptions.ts\`. Put your own figures there. How it grows: [scaling.md](scaling.md).

${table(sizeRows(estimates))}

Each active client's costs include those of ${MARKET.visitorsPerClient} visitors without an account. Google's free quotas are subtracted, so 1,000 users cost almost nothing.
Professionals pay $${REVENUE} a month on average here (plans cost 19, 39 and 79).

## What dominates

${table(resourceRows(estimates))}

- Resources under a dollar at every size are left out, except Cloud Scheduler.
- **Identity Platform** is needed to limit sign-ups by network (a blocking function). Plain Firebase Authentication costs nothing: above 50,000
  active accounts, compare what App Check and the write limits already stop.
- **Stripe is not part of it**: it keeps ${percent(STRIPE.share)} and $${STRIPE.perCharge.toFixed(2)} of a card payment, and ${percent(STRIPE.billingShare)} for Billing. Of $${REVENUE} that is $${stripe.toFixed(2)}, or ${percent(stripe / REVENUE)},
  at any size.

## App Check

${appCheckText(estimates)}

## Warm instances

${warmText()}

## A flood of searches

${floodText()}

## When to add a search engine

${engineText(measured)}

## What a journey uses

Measured once each, with an empty cache, in the demo market of ${measured.professionals} professionals.

${table(journeyRows(measured))}

How it is counted:

- **Reads in browsers**: each listener counts each version of a document that Firestore sends, and an empty query counts as one read.
- **Reads and writes in functions** are the operations of the Admin SDK.
- **Reads by rules** are the calls of \`get()\` and \`exists()\` in the emulator's coverage report. This is an upper limit, because Firestore charges a
  document once for each request.
- **Calls** of functions, with triggers, are counted in the emulator's log. A call is assumed to take ${PER_PERSON.callSeconds} s, because measured times depend on
  the machine.
- **Hosting** counts the bytes after Brotli compression. **Storage** counts uploads and downloads of the browser.
- **"${NIGHT}"** is one day of the schedules' jobs, for all professionals together.
- **Not counted**: index entries beyond the documents, retries, bots, the CDN's cache (30 seconds for pages and searches, 60 for sorted ones, which only saves),
  deployments, backups, and the sweeps that find nothing to do.

## What people do

Of the accounts, ${percent(MARKET.professionals)} are professionals and ${percent(MARKET.activeClients)} are clients who come in a month. ${percent(PER_PERSON.emptyCache)} of the visits load scripts and pictures again.

${table(visitRows())}

## Prices

In dollars, for \`us-central1\`, looked up in November 2026. Look them up again before you rely on them; the multi-region \`nam5\` costs twice
as much for documents. A day's quota is counted ${DAYS} times.

${table(priceRows())}

Sources: [Firestore](https://firebase.google.com/docs/firestore/pricing), [Firebase](https://firebase.google.com/pricing),
[Cloud Run functions](https://cloud.google.com/run/pricing), [Cloud Storage](https://cloud.google.com/storage/pricing),
[Identity Platform](https://cloud.google.com/identity-platform/pricing),
[reCAPTCHA](https://cloud.google.com/recaptcha/docs/billing-information), [Logging](https://cloud.google.com/stackdriver/pricing),
[Stripe Billing](https://support.stripe.com/questions/july-2024-changes-to-stripe-billing),
[Meilisearch Cloud](https://meilisearch.com/docs/capabilities/platform/billing/pricing_model) for the hosted search engine.
`;
}
