import { describe, expect, it } from 'vitest';
import { mergeLists } from './merge-lists.ts';
import {
  EMPTY_LIST,
  rowsOf,
  withLivePage,
  withOlderPage,
  type Entry,
  type PaginatedList,
} from './paginated-list.ts';

const at = (n: number) => new Date(n);
const merge = (...lists: [rows: number[], more: boolean][]) =>
  mergeLists(
    lists.map(([rows, more]) => ({ rows, more })),
    at,
  );

describe('merged lists', () => {
  it('show all rows in order if nothing is missing', () => {
    expect(merge([[9, 5, 1], false], [[8, 2], false])).toEqual({
      rows: [9, 8, 5, 2, 1],
      next: null,
    });
    expect(merge([[], false], [[], false])).toEqual({ rows: [], next: null });
  });

  it('leave out rows that are older than the end of a list that has more', () => {
    expect(merge([[9, 7], true], [[8, 6, 2], true])).toEqual({ rows: [9, 8, 7], next: 0 });
    expect(merge([[9, 7], false], [[8, 6], true])).toEqual({ rows: [9, 8, 7, 6], next: 1 });
    expect(merge([[9, 7], true], [[7, 6], false])).toEqual({ rows: [9, 7, 7], next: 0 });
  });

  it('keep their rows when the last one of a list has become newer', () => {
    expect(merge([[9, 7, 20], true], [[8], false])).toMatchObject({ rows: [20, 9, 8, 7] });
  });

  it('show nothing after a page without a readable row', () => {
    expect(merge([[], true], [[8], false])).toEqual({ rows: [], next: 0 });
  });
});

/** A professional's threads of one kind: the id of each, and the time of its last message. */
type Threads = Map<string, number>;
type List = PaginatedList<string, number>;

const SIZE = 15;
const newestFirst = (threads: Threads) => [...threads].toSorted(([, a], [, b]) => b - a);
const toEntry = ([id, time]: [string, number]): Entry<string, number> => ({
  ...{ id, order: time, row: `${id} ${time}`, cursor: time },
});
const live = (list: List, threads: Threads) =>
  withLivePage(list, newestFirst(threads).slice(0, SIZE).map(toEntry), SIZE);
const nextPage = (list: List, threads: Threads) => {
  const page = newestFirst(threads).filter(([, time]) => time < (list.tail ?? Infinity));
  return withOlderPage(list, page.slice(0, SIZE).map(toEntry), SIZE);
};
const timeOf = (row: string) => at(Number(row.split(' ')[1]));

it('shows each of 500 threads once while messages arrive (@2.9.25)', () => {
  // Sixty people have a request and a direct chat, and twenty have three requests.
  const requests: Threads = new Map();
  const conversations: Threads = new Map();
  const place = (n: number) => ((n * 7919) % 500) * 1000;
  for (let n = 0; n < 500; n += 1) {
    const isChat = n < 60 || (n >= 120 && n % 3 === 0);
    (isChat ? conversations : requests).set(`thread-${n}`, place(n));
  }
  const kinds = [requests, conversations];
  let lists: List[] = kinds.map((threads) => live(EMPTY_LIST, threads));
  let now = 1_000_000;
  for (let step = 0; step < 200; step += 1) {
    const { rows, next } = mergeLists(
      lists.map((list) => ({ rows: rowsOf(list), more: list.more })),
      timeOf,
    );
    const ids = rows.map((row) => row.split(' ')[0]);
    expect(new Set(ids).size).toBe(ids.length);
    // The rows are the newest threads of both kinds, without a gap.
    const all = newestFirst(new Map([...requests, ...conversations]));
    expect(ids).toEqual(all.slice(0, ids.length).map(([id]) => id));
    if (next === null) {
      expect(ids).toHaveLength(500);
      return;
    }
    lists = lists.map((list, i) => (i === next ? nextPage(list, kinds[i] ?? requests) : list));
    // A message lifts a thread that is loaded, or one that is not.
    const risen = `thread-${(step * 131) % 500}`;
    const kind = requests.has(risen) ? requests : conversations;
    kind.set(risen, (now += 1000));
    lists = lists.map((list, i) => live(list, kinds[i] ?? requests));
  }
  throw new Error('The list did not end.');
});
