import { expect, test } from 'vitest';
import { NOTHING } from '../load/tally.ts';
import { burstRow, liveRows } from './message-rows.ts';
import { growthRows } from './growth-rows.ts';
import type { AtSize } from './growth.ts';
import { pageRows } from './page-rows.ts';
import type { Naive } from './naive.ts';
import { isMet } from './goals.ts';
import type { Row } from './table.ts';

const find = (rows: readonly Row[], what: string) => {
  const row = rows.find((one) => one.what.startsWith(what));
  if (!row) throw new Error(`no row '${what}'`);
  return row;
};
const meets = ({ unit, goal, figures }: Row) => goal !== undefined && isMet(unit, goal, figures);

const naive = (documents: number): Naive => ({
  documents,
  ms: documents / 3,
  bytes: documents * 700,
});
const sent = (documents: number, again = 0) => ({ documents, again });

const atSize = (size: number, median: number, messages: number): AtSize => ({
  size,
  search: { documents: 25, median, p95: median * 2, bytes: 5_600, bare: median / 2 },
  page: 1,
  reads: {
    inbox: { service_requests: sent(25), subscribers: sent(1) },
    conversations: { conversations: sent(25) },
    chat: { chat_messages: sent(50), service_requests: sent(1) },
    message: { chat_messages: sent(messages, messages - 1), service_requests: sent(1) },
    begun: 0,
  },
  naive: { search: naive(size), inbox: naive(size), conversations: naive(size), chat: naive(size) },
});

test('of a growing market each size has its figure, and is held against the smallest', () => {
  const bare = { opened: 50, message: 50, tail: [1, 2, 3] };
  const rows = growthRows([atSize(100, 30, 1), atSize(10_000, 48, 50)], bare);
  const beside = find(rows, 'a search: median beside 100');
  expect(beside.figures).toEqual([1.6]);
  expect(meets(beside)).toBe(false);
  expect(find(rows, 'opening a chat')).toMatchObject({ figures: [51, 51] });
  expect(find(rows, 'the inbox')).toMatchObject({ figures: [25, 25], note: 'and subscribers 1' });
  expect(find(rows, 'a new message')).toMatchObject({
    figures: [1, 1],
    note: 'the emulator sends chat_messages 50, 49 of them again; service_requests 1; to a bare query 50, to one after the last message read 1, 2, 3',
  });
  expect(find(rows, 'a search: documents').naive).toBe('100, 10,000 read');
});

test('a live message is held against a bare one', () => {
  const bare = { bareOther: [20, 20], bareStored: [15], ruledOther: [13, 13] };
  const rows = liveRows({ own: [4, 5], other: [26, 26], ...bare });
  expect(find(rows, 'own message').figures).toEqual([5]);
  const beside = find(rows, 'on the other browser’s: median');
  expect(beside.figures).toEqual([1.3]);
  expect(meets(beside)).toBe(true);
  expect(
    find(rows, 'on the other browser’s: median beside a bare chat with our rules'),
  ).toMatchObject({
    figures: [2],
    naive: 'with rules and batch: median 13 ms, p95 13 ms',
  });
});

test('a burst is whole when nothing is lost, twice, late or refused', () => {
  const whole = { counts: { ...NOTHING, sent: 30, acknowledged: 30, delivered: 30 }, ms: 1_040 };
  const late = { counts: { ...whole.counts, out_of_order: 2, lost: 1 }, ms: 1_040 };
  expect(meets(burstRow([whole, whole], whole))).toBe(true);
  const row = burstRow([whole, late], whole);
  expect(row.what).toMatch(/^30 messages in a second/);
  expect(row.figures).toEqual([0, 3]);
});

test('a page has goals of its own, and search others', () => {
  const speed = {
    scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 92 },
    metrics: { FCP: 880, LCP: 1_400, TBT: 0, CLS: 0 },
  };
  const home = pageRows('/', speed, speed);
  const search = pageRows('/search', speed, speed);
  expect(meets(find(home, '/: LCP'))).toBe(false);
  expect(meets(find(search, '/search: LCP'))).toBe(true);
  expect(find(search, '/search: FCP').goal).toBeUndefined();
  expect(meets(find(home, '/: accessibility'))).toBe(false);
});
