import {
  ACCOUNT_TIERS,
  APP_CHECK,
  DAYS,
  FIXED,
  IDLE,
  MARKET,
  NIGHT,
  PER_PERSON,
  PRICES,
  VISITS,
  type Resource,
} from './assumptions.ts';
import type { Counts, Measured } from './counts.ts';

type Usage = Record<Resource, number>;

const RESOURCES = Object.keys(PRICES) as Resource[];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the measured counts of a journey. Throws if it has not been measured. */
function countsOf({ journeys }: Measured, name: string): Counts {
  const counts = journeys[name];
  if (!counts) throw new Error(`The journey '${name}' is not measured: run \`npm run costs\`.`);
  return counts;
}

export const readsOf = (counts: Counts) =>
  counts.browserReads + counts.functionReads + counts.ruleReads;
export const callsOf = ({ calls }: Counts) => sum(Object.values(calls).map(({ count }) => count));

/** Returns what going through a journey once uses. */
function usageOfJourney(counts: Counts): Usage {
  const calls = callsOf(counts);
  return {
    reads: readsOf(counts),
    writes: counts.writes,
    deletes: counts.deletes,
    storedBytes: 0,
    firestoreBytes: counts.browserReads * PER_PERSON.readBytes,
    calls,
    seconds: calls * PER_PERSON.callSeconds,
    hostingBytes: counts.hostingBytes * PER_PERSON.emptyCache,
    functionBytes: counts.functionBytes,
    uploads: counts.uploads,
    downloads: counts.downloads * PER_PERSON.emptyCache,
    downloadedBytes: counts.downloadedBytes * PER_PERSON.emptyCache,
    fileBytes: 0,
    mails: counts.mails,
    logBytes: calls * PER_PERSON.logBytesPerCall,
  };
}

const combine = (usages: readonly [number, Usage][]): Usage =>
  Object.fromEntries(
    RESOURCES.map((name) => [name, sum(usages.map(([times, usage]) => times * usage[name]))]),
  ) as Usage;

const visits = (measured: Measured, by: Record<string, number>): Usage =>
  combine(
    Object.entries(by).map(([name, times]) => [times, usageOfJourney(countsOf(measured, name))]),
  );

const NOTHING: Usage = combine([]);

/** Returns what an active client uses in a month, with the visitors without an account. */
function perClient(measured: Measured): Usage {
  const accounts = 1 / MARKET.activeClients;
  const stored = {
    ...NOTHING,
    storedBytes: accounts * PER_PERSON.documents * PER_PERSON.documentBytes,
    fileBytes: accounts * PER_PERSON.clientFileBytes,
  };
  return combine([
    [1, visits(measured, VISITS.activeClient)],
    [MARKET.visitorsPerClient, visits(measured, VISITS.visitor)],
    [1, stored],
  ]);
}

/** Returns what a professional uses in a month, with the schedules. */
function perProfessional(measured: Measured): Usage {
  const night = usageOfJourney(countsOf(measured, NIGHT));
  const stored = { ...NOTHING, fileBytes: PER_PERSON.professionalFileBytes };
  return combine([
    [1, visits(measured, VISITS.professional)],
    [DAYS / measured.professionals, night],
    [1, stored],
  ]);
}

/** Returns the monthly price of the accounts that sign in. */
export function accountsPrice(active: number): number {
  return sum(
    ACCOUNT_TIERS.map(({ above, price }, i) => {
      const end = ACCOUNT_TIERS[i + 1]?.above ?? Infinity;
      return Math.max(0, Math.min(active, end) - above) * price;
    }),
  );
}

/** Returns how often people need an assessment of App Check in a month. */
export function assessmentsOf(users: number): number {
  const without: readonly string[] = APP_CHECK.journeysWithout;
  const times = (by: Record<string, number>) =>
    sum(Object.entries(by).map(([name, count]) => (without.includes(name) ? 0 : count)));
  const { activeClients, professionals, visitorsPerClient } = MARKET;
  const perClient = times(VISITS.activeClient) + visitorsPerClient * times(VISITS.visitor);
  return users * (activeClients * perClient + professionals * times(VISITS.professional));
}

/** Returns reCAPTCHA's price of a month. */
export function assessmentsPrice(count: number): number {
  if (count <= APP_CHECK.free) return 0;
  return APP_CHECK.flat + Math.max(0, count - APP_CHECK.flatUntil) * APP_CHECK.each;
}

interface Line {
  resource: Resource;
  usage: number;
  dollars: number;
}

export interface Estimate {
  users: number;
  clients: number;
  professionals: number;
  lines: Line[];
  fixed: number;
  accounts: number;
  /** App Check's reCAPTCHA. */
  appCheck: number;
  /** All of it. */
  total: number;
  /** Shares of clients and professionals, without accounts and free quotas. */
  per1000Clients: number;
  per1000Professionals: number;
}

const priceAt = (resource: Resource, usage: number) =>
  (usage / PRICES[resource].per) * PRICES[resource].price;

/** Estimates a month of a market with this number of accounts. */
export function estimate(measured: Measured, users: number): Estimate {
  const clients = users * MARKET.activeClients;
  const professionals = users * MARKET.professionals;
  const byClients = combine([[clients, perClient(measured)]]);
  const byProfessionals = combine([[professionals, perProfessional(measured)]]);
  const lines = RESOURCES.map((resource) => {
    const usage = byClients[resource] + byProfessionals[resource];
    const charged = Math.max(0, usage - PRICES[resource].free);
    return { resource, usage, dollars: priceAt(resource, charged) };
  });
  const fixed = (FIXED.schedules - FIXED.freeSchedules) * FIXED.perSchedule;
  const accounts = accountsPrice(clients + professionals);
  const appCheck = assessmentsPrice(assessmentsOf(users));
  // Each side pays its part of a resource, after the free quota.
  const share = (usage: Usage) =>
    sum(lines.map((line) => (line.usage ? (line.dollars * usage[line.resource]) / line.usage : 0)));
  return {
    users,
    clients,
    professionals,
    lines,
    fixed,
    accounts,
    appCheck,
    total: sum(lines.map(({ dollars }) => dollars)) + fixed + accounts + appCheck,
    per1000Clients: (share(byClients) / clients) * 1000,
    per1000Professionals: (share(byProfessionals) / professionals) * 1000,
  };
}

/** Returns what an instance of this size costs in a month in which it only waits. */
export const warmPrice = ({ cpus, gib }: { cpus: number; gib: number }): number =>
  DAYS * 86_400 * (cpus * IDLE.cpu + gib * IDLE.gib);

/** Returns what 1,000 searches cost: documents and the function, above the free quotas. */
export function per1000Searches(measured: Measured): number {
  const counts = countsOf(measured, 'a search');
  const { reads, calls, seconds } = usageOfJourney(counts);
  return 1000 * (priceAt('reads', reads) + priceAt('calls', calls) + priceAt('seconds', seconds));
}

/** Returns the searches of a month in a market with this number of accounts. */
export function searchesOf(users: number): number {
  const { activeClient, visitor } = VISITS;
  const clients = users * MARKET.activeClients;
  return clients * (activeClient['a search'] + MARKET.visitorsPerClient * visitor['a search']);
}
