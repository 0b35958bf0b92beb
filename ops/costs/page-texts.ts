import {
  APP_CHECK,
  ENGINE,
  FLOOD,
  IDLE,
  PRICES,
  SCRIPT_READS,
  SIZES,
  WARM,
} from './assumptions.ts';
import type { Measured } from './counts.ts';
import {
  assessmentsOf,
  per1000Searches,
  searchesOf,
  warmPrice,
  type Estimate,
} from './estimate.ts';

// The parts of docs/costs.md about one decision each, and how numbers are written.

export const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });

/** Formats dollars with two significant digits below ten, and whole dollars above. */
export const dollars = (value: number) =>
  value < 0.005 ? '0' : value < 10 ? number(value, 2) : number(value);

export const sizeName = (users: number) =>
  users >= 1_000_000 ? `${users / 1_000_000} million` : number(users);

/** Says from which size a search engine of its own is cheaper. */
export function engineText(measured: Measured): string {
  const own = per1000Searches(measured);
  const machines = ENGINE.machines * ENGINE.machinePerMonth;
  const breakEven = (machines / own) * 1000;
  const [, , largest] = SIZES;
  const limit = number((breakEven / searchesOf(largest)) * (largest / 1e6), 1);
  return `1,000 searches cost $${dollars(own)} (documents, call and time of the function, above the free quotas). A hosted engine takes
about $${ENGINE.hostedPer1000.toFixed(2)} for 1,000. ${ENGINE.machines} machines that you rent, with 16 GB each, cost about $${machines} a month
without the work on them: cheaper from ${number(Math.round(breakEven / 1e6))} million searches a month, which is about ${limit} million users with the
visits above. ${sizeName(largest)} users search ${number(searchesOf(largest) / 1e6)} million times, for $${dollars((searchesOf(largest) / 1000) * own)}.

Below ${limit} million users, cost is no reason for an engine. Add one (behind \`ProviderSearch\` in \`functions/search\`) when one of these is true:

- **From about 1 million professionals**: two very common words at once make the merge pass many index entries for few results, at one read
  for 1,000 entries, and a search can take longer than 300 ms (\`npm run bench -- documents\`).
- More than 500 pages are published in one second: the ids of \`provider_search\` begin with the newest.
- You want what grams cannot do: typing errors, ranking by distance or by text, or filters over many fields.`;
}

/** Says below which size App Check is free, and what going without it saves and costs. */
export function appCheckText(estimates: readonly Estimate[]): string {
  const { free, flat, flatUntil, each } = APP_CHECK;
  const freeUsers = Math.floor(free / assessmentsOf(1) / 100) * 100;
  const flatUsers = Math.floor(flatUntil / assessmentsOf(1) / 1_000) * 1_000;
  const saved = estimates.map(
    ({ users, appCheck }) => `$${dollars(appCheck)} at ${sizeName(users)} users`,
  );
  const perDay = ((SCRIPT_READS * 86_400) / PRICES.reads.per) * PRICES.reads.price;
  return `App Check's reCAPTCHA charges each assessment: ${number(free)} a month are free, up to ${number(flatUntil)} cost $${flat} together, and each one more
costs $${each}. A browser needs one for each hour in which it calls a function or reads Firestore; people who only search and read pages need none.
With the visits below it is **free up to about ${number(freeUsers)} users**, and costs $${flat} up to about ${number(flatUsers)}. A longer lifetime of its tokens
(Firebase console, App Check, up to seven days) needs fewer.

Going without it (\`APP_CHECK=off\`, \`VITE_APP_CHECK_SITE_KEY=off\`) saves ${saved.join(', ')}. It costs the proof that a
caller is your site: scripts then reach Firestore, sign-in and the functions. Rules, limits per account and network, and \`maxInstances\` still hold,
but each document that the rules allow is charged: a script that reads ${number(SCRIPT_READS)} a second costs $${dollars(perDay)} a day until somebody notices. The budget's
cap does not stop it, because browsers read Firestore directly.`;
}

/** Says what a flood of the most expensive searches costs. */
export function floodText(): string {
  const { instances, cpuMs, reads } = FLOOD;
  const perSecond = (instances * 1000) / cpuMs;
  const documents = ((perSecond * reads) / PRICES.reads.per) * PRICES.reads.price;
  const perHour = 3600 * (documents + instances * PRICES.seconds.price);
  return `A page of search reads at most 30 documents, 60 with a place, and ${reads} in the orders 'nearest' and 'rating', which the CDN keeps for a minute.
Everybody can search, so \`maxInstances\` bounds the costs: ${instances} instances with ${cpuMs} ms of CPU for a search answer about ${number(perSecond)} a second, and if
each is a sorted one that nobody asked before, an hour costs **$${dollars(perHour)}**. At \`SPENDING_CAP\` search switches off ([monitoring.md](monitoring.md)).`;
}

/** Says what keeping functions warm costs. */
export function warmText(): string {
  const [api, pages] = [warmPrice(WARM.api), warmPrice(WARM.pages)];
  return `\`WARM_INSTANCES=1\` in \`functions/.env.<project>\` keeps one instance of \`api\` and one of \`pages\` started, so that the first visitor after a
pause does not wait for a cold start. While they have no work, \`api\` costs **$${api.toFixed(2)}** a month and \`pages\` **$${pages.toFixed(2)}**, together $${(api + pages).toFixed(2)}; each further
instance of both costs the same. The default is 0, which costs nothing. Google charges an idle instance $${IDLE.cpu.toFixed(7)} a second for its CPU and the
same for each GiB of memory ([Cloud Run pricing](https://cloud.google.com/run/pricing), request-based billing, \`us-central1\`).
Cloud Run keeps this number for the whole service. Releases that Hosting keeps for a rollback add no cost.`;
}
