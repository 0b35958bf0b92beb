import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FIXED, NIGHT, VISITS } from './assumptions.ts';
import type { Counts, Measured } from './counts.ts';
import {
  accountsPrice,
  assessmentsOf,
  assessmentsPrice,
  estimate,
  per1000Searches,
} from './estimate.ts';

const SCHEDULES = fileURLToPath(new URL('../../functions/schedules.ts', import.meta.url));
const NO_COUNTS: Counts = {
  browserReads: 0,
  functionReads: 0,
  ruleReads: 0,
  writes: 0,
  deletes: 0,
  calls: {},
  hostingBytes: 0,
  functionBytes: 0,
  uploads: 0,
  uploadedBytes: 0,
  downloads: 0,
  downloadedBytes: 0,
  mails: 0,
};

/** Returns a measurement in which every journey uses the same. */
function measuredOf(counts: Partial<Counts>): Measured {
  const names = [NIGHT, ...Object.values(VISITS).flatMap((visits) => Object.keys(visits))];
  const journeys = Object.fromEntries(names.map((name) => [name, { ...NO_COUNTS, ...counts }]));
  return { date: '2026-11-26', version: '1.0.0', professionals: 50, journeys };
}

const dollarsOf = (measured: Measured, users: number, resource: string) =>
  estimate(measured, users).lines.find((line) => line.resource === resource)?.dollars ?? NaN;

it('charges what is above the free quota', () => {
  const measured = measuredOf({ functionReads: 10 });
  expect(dollarsOf(measured, 1_000, 'reads')).toBe(0);
  const [small, large] = [100_000, 200_000].map((users) => dollarsOf(measured, users, 'reads'));
  // The quota of 50,000 a day is free once: 1.5 million documents are 0.45 dollars.
  expect((large ?? 0) - 2 * (small ?? 0)).toBeCloseTo(0.45);
});

it('counts reads of browsers, functions and rules alike', () => {
  const users = 1_000_000;
  const byFunctions = dollarsOf(measuredOf({ functionReads: 30 }), users, 'reads');
  const mixed = measuredOf({ browserReads: 10, functionReads: 10, ruleReads: 10 });
  expect(dollarsOf(mixed, users, 'reads')).toBe(byFunctions);
});

it('divides each resource between clients and professionals', () => {
  const one = estimate(measuredOf({ functionReads: 10, mails: 2 }), 10_000_000);
  const shared =
    (one.per1000Clients * one.clients + one.per1000Professionals * one.professionals) / 1000;
  expect(shared + one.fixed + one.accounts + one.appCheck).toBeCloseTo(one.total);
});

it.each([
  [50_000, 0],
  [100_000, 275],
  [1_000_000, 275 + 4_140],
  [3_100_000, 275 + 4_140 + 6_720],
])('charges %d active accounts by tiers', (active, dollars) => {
  expect(accountsPrice(active)).toBeCloseTo(dollars);
});

it.each([
  [10_000, 0],
  [10_001, 8],
  [100_000, 8],
  [182_000, 90],
])('charges %d assessments of App Check by tiers', (count, dollars) => {
  expect(assessmentsPrice(count)).toBeCloseTo(dollars);
});

it('counts an assessment for each journey that calls a function, not for reading pages', () => {
  // 30,000 clients with 5.25 journeys, and 1,000 professionals with 24.05.
  expect(assessmentsOf(100_000)).toBeCloseTo(181_550);
  expect(estimate(measuredOf({}), 100_000).appCheck).toBeCloseTo(89.55);
});

it('prices a search by its documents, call and time', () => {
  const calls = { search: { count: 1, ms: 3000 } };
  const price = per1000Searches(measuredOf({ functionReads: 25, calls }));
  expect(price).toBeCloseTo(1000 * (25 * 0.0000003 + 0.0000004 + 0.1 * 0.0000246));
});

it('names a journey that is not measured', () => {
  const measured = { ...measuredOf({}), journeys: {} };
  expect(() => estimate(measured, 1_000)).toThrow("The journey 'a search' is not measured");
});

it('counts the schedules of the functions', () => {
  const count = readFileSync(SCHEDULES, 'utf8').split('= onSchedule(').length - 1;
  expect(count).toBe(FIXED.schedules);
});
