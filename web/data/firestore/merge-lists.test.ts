import { describe, expect, it } from 'vitest';
import { mergeLists } from './merge-lists.ts';
import {
  EMPTY_LIST,
  rowsOf,
  withChanged,
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

/**
 * Returns 500 threads. Sixty people have a request and a direct chat, and twenty of them have three
 * requests. The other people have one thread each.
 */
function createThreads(): { requests: Threads; conversations: Threads } {
  const requests: Threads = new Map();
  const conversations: Threads = new Map();
  const count = () => requests.size + conversations.size;
  const place = () => ((count() * 7919) % 500) * 1000;
  for (let person = 0; count() < 500; person += 1) {
    const hasBoth = person < 60;
    const sent = person < 20 ? 3 : 1;
    const isChat = person % 3 === 0;
    for (let n = 0; n < sent; n += 1)
      if (hasBoth || !isChat) requests.set(`person-${person}-request-${n}`, place());
    if (hasBoth || isChat) conversations.set(`person-${person}-chat`, place());
  }
  return { requests, conversations };
}

it('shows each of 500 threads once while threads arrive, rise and leave (@2.9.25)', () => {
  const { requests, conversations } = createThreads();
  const kinds = [requests, conversations];
  const kindOf = (id: string) => (id.endsWith('chat') ? conversations : requests);
  const newest = () => newestFirst(new Map([...requests, ...conversations]));
  let lists: List[] = kinds.map((threads) => live(EMPTY_LIST, threads));
  let now = 1_000_000;
  let paged = new Set<number>();
  for (let step = 0; step < 400; step += 1) {
    const { rows, next } = mergeLists(
      lists.map((list) => ({ rows: rowsOf(list), more: list.more })),
      timeOf,
    );
    const ids = rows.map((row) => row.split(' ')[0]);
    expect(new Set(ids).size).toBe(ids.length);
    // The rows are the newest threads of both kinds, without a gap.
    const all = newest();
    expect(ids).toEqual(all.slice(0, ids.length).map(([id]) => id));
    if (next === null) {
      expect(ids).toHaveLength(all.length);
      expect(paged).toEqual(new Set([0, 1]));
      return;
    }
    paged = paged.add(next);
    lists = lists.map((list, i) => (i === next ? nextPage(list, kinds[i] ?? requests) : list));
    // A message lifts a thread that is loaded, or one that is not.
    const [risen = ''] = all[(step * 131) % all.length] ?? [];
    kindOf(risen).set(risen, (now += 1000));
    if (step % 5 === 0) requests.set(`new-${step}-request`, (now += 1000));
    if (step % 7 === 0) conversations.set(`new-${step}-chat`, (now += 1000));
    // This browser answers a thread, which no longer waits.
    const [answered = ''] = all[(step * 37) % all.length] ?? [];
    if (step % 3 === 0 && answered !== risen) {
      kindOf(answered).delete(answered);
      lists = lists.map((list) => withChanged(list, [{ id: answered, row: null }]));
    }
    lists = lists.map((list, i) => live(list, kinds[i] ?? requests));
  }
  throw new Error('The list did not end.');
});
