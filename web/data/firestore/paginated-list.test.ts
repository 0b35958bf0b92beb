import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  NO_PAGES,
  rowsOf,
  withChanged,
  withLivePage,
  withOlderPage,
  withRow,
  type Entry,
  type Pages,
} from './paginated-list.ts';

/** Newest first: the number is the time, the id and the row. */
const entry = (n: number, row: string | null = `row ${n}`): Entry<string, number> => ({
  id: `id ${n}`,
  order: n,
  row,
  cursor: n,
});
const page = (...numbers: number[]) => numbers.map((n) => entry(n));
const shown = (pages: Pages<string, number>) =>
  rowsOf(pages).map((row) => Number(row.split(' ')[1]));

const SIZE = 3;
const begin = (...numbers: number[]) =>
  withLivePage<string, number>(NO_PAGES, page(...numbers), SIZE);

describe('a list with a live first page', () => {
  it('knows that there is no more when the live page is not full', () => {
    expect(begin(2, 1)).toMatchObject({ more: false, tail: null });
    expect(begin()).toMatchObject({ more: false, tail: null });
  });

  it('goes on from the end of the live page', () => {
    const first = begin(9, 8, 7);
    expect(first).toMatchObject({ more: true, tail: 7 });
    const second = withOlderPage(first, page(6, 5, 4), SIZE);
    expect(shown(second)).toEqual([9, 8, 7, 6, 5, 4]);
    expect(second).toMatchObject({ more: true, tail: 4 });
    const last = withOlderPage(second, page(3), SIZE);
    expect(last).toMatchObject({ more: false, tail: 3 });
    expect(shown(last)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  });

  it('keeps what new rows push out of the live page, and never skips it', () => {
    const pushed = withLivePage(begin(9, 8, 7), page(11, 10, 9), SIZE);
    expect(shown(pushed)).toEqual([11, 10, 9, 8, 7]);
    expect(pushed.tail).toBe(7);
    const more = withOlderPage(pushed, page(6, 5, 4), SIZE);
    expect(shown(more)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('drops a row that has gone from the top: a message that was refused', () => {
    const sending = withLivePage(begin(9, 8, 7), page(10, 9, 8), SIZE);
    expect(shown(sending)).toEqual([10, 9, 8, 7]);
    const refused = withLivePage(sending, page(9, 8, 7), SIZE);
    expect(shown(refused)).toEqual([9, 8, 7]);
  });

  it('shows what has changed of what was left, in its place, and drops nothing for it', () => {
    const left = withOlderPage(begin(9, 8, 7), page(6, 5), SIZE);
    const news = { ...entry(8, 'row 80'), order: 12 };
    const seen = withChanged(left, [news, entry(5, null), entry(20)]);
    expect(shown(seen)).toEqual([9, 80, 7, 6]);
    // The server says that it has come up.
    const whole = withLivePage(seen, [news, entry(9), entry(7)], SIZE);
    expect(shown(whole)).toEqual([80, 9, 7, 6]);
    expect(whole.tail).toBe(5);
  });

  it('shows a row once that comes up again: a conversation with a new message', () => {
    const held = withOlderPage(begin(9, 8, 7), page(6, 5), SIZE);
    const risen = [{ ...entry(10), id: 'id 5' }, ...page(9, 8)];
    expect(rowsOf(withLivePage(held, risen, SIZE))).toEqual([
      'row 10',
      'row 9',
      'row 8',
      'row 7',
      'row 6',
    ]);
  });

  it('begins anew when nothing joins: there may be a hole', () => {
    const held = withOlderPage(begin(9, 8, 7), page(6, 5, 4), SIZE);
    const later = withLivePage(held, page(30, 29, 28), SIZE);
    expect(shown(later)).toEqual([30, 29, 28]);
    expect(later).toMatchObject({ more: true, tail: 28 });
  });

  it('keeps rows of the same moment', () => {
    const same = (id: string) => ({ ...entry(5), id, row: `row 5 ${id}` });
    const first = withLivePage<string, number>(NO_PAGES, [same('c'), same('b'), same('a')], SIZE);
    const next = withLivePage(first, [same('d'), same('c'), same('b')], SIZE);
    expect(rowsOf(next)).toHaveLength(4);
  });

  it('counts a malformed document, but does not show it', () => {
    const first = withLivePage(NO_PAGES, [entry(9), entry(8, null), entry(7)], SIZE);
    expect(first.more).toBe(true);
    expect(shown(first)).toEqual([9, 7]);
  });

  it('changes a row that is not live', () => {
    const held = withOlderPage(begin(9, 8, 7), page(6), SIZE);
    expect(rowsOf(withRow(held, 'id 6', (row) => `${row} read`)).at(-1)).toBe('row 6 read');
    expect(rowsOf(withRow(held, 'id 9', (row) => `${row} read`))[0]).toBe('row 9');
  });

  it('keeps the very entry of a document that has not changed, and makes the others anew', () => {
    const held = begin(9, 8, 7);
    const documents = [10, 9, 8].map((n) => ({ id: `id ${n}`, n }));
    const made: number[] = [];
    const live = entriesOf(held, documents, new Set(['id 10', 'id 8']), ({ n }) => {
      made.push(n);
      return entry(n);
    });
    expect(made).toEqual([10, 8]);
    expect(live[1]).toBe(held.live[0]);
    expect(live.map(({ id }) => id)).toEqual(['id 10', 'id 9', 'id 8']);
  });

  it('makes an entry of a document that was not there, whether it is said to have changed or not', () => {
    const live = entriesOf(begin(9), [{ id: 'id 3' }], new Set(), () => entry(3));
    expect(live).toEqual([entry(3)]);
  });
});
