import { describe, expect, it } from 'vitest';
import {
  toEntries,
  EMPTY_LIST,
  rowsOf,
  withChanged,
  withLivePage,
  withOlderPage,
  withRow,
  type Entry,
  type PaginatedList,
} from './paginated-list.ts';

/** Creates an entry whose time, id, row and cursor are the number. */
const entry = (n: number, row: string | null = `row ${n}`): Entry<string, number> => ({
  id: `id ${n}`,
  order: n,
  row,
  cursor: n,
});
const page = (...numbers: number[]) => numbers.map((n) => entry(n));
const shown = (pages: PaginatedList<string, number>) =>
  rowsOf(pages).map((row) => Number(row.split(' ')[1]));

const SIZE = 3;
const begin = (...numbers: number[]) =>
  withLivePage<string, number>(EMPTY_LIST, page(...numbers), SIZE);

describe('a list with a live first page', () => {
  it('has no more entries if the live page is not full', () => {
    expect(begin(2, 1)).toMatchObject({ more: false, tail: null });
    expect(begin()).toMatchObject({ more: false, tail: null });
  });

  it('continues after the live page', () => {
    const first = begin(9, 8, 7);
    expect(first).toMatchObject({ more: true, tail: 7 });
    const second = withOlderPage(first, page(6, 5, 4), SIZE);
    expect(shown(second)).toEqual([9, 8, 7, 6, 5, 4]);
    expect(second).toMatchObject({ more: true, tail: 4 });
    const last = withOlderPage(second, page(3), SIZE);
    expect(last).toMatchObject({ more: false, tail: 3 });
    expect(shown(last)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  });

  it('keeps entries that new ones push out of the live page', () => {
    const pushed = withLivePage(begin(9, 8, 7), page(11, 10, 9), SIZE);
    expect(shown(pushed)).toEqual([11, 10, 9, 8, 7]);
    expect(pushed.tail).toBe(7);
    const more = withOlderPage(pushed, page(6, 5, 4), SIZE);
    expect(shown(more)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
  });

  it('drops a row that disappears from the top, such as a rejected message', () => {
    const sending = withLivePage(begin(9, 8, 7), page(10, 9, 8), SIZE);
    expect(shown(sending)).toEqual([10, 9, 8, 7]);
    const refused = withLivePage(sending, page(9, 8, 7), SIZE);
    expect(shown(refused)).toEqual([9, 8, 7]);
  });

  it('updates changed rows of a cached list in place', () => {
    const cached = withOlderPage(begin(9, 8, 7), page(6, 5), SIZE);
    const changed = { ...entry(8, 'row 80'), order: 12 };
    const updated = withChanged(cached, [changed, entry(5, null), entry(20)]);
    expect(shown(updated)).toEqual([9, 80, 7, 6]);
    // The server's page has the changed entry first.
    const live = withLivePage(updated, [changed, entry(9), entry(7)], SIZE);
    expect(shown(live)).toEqual([80, 9, 7, 6]);
    expect(live.tail).toBe(5);
  });

  it('keeps the change of a row that newer entries push out of the live page', () => {
    const answered = withChanged(begin(9, 8, 7), [{ id: 'id 7', row: 'row 70' }]);
    expect(shown(withLivePage(answered, page(10, 9, 8), SIZE))).toEqual([10, 9, 8, 70]);
  });

  it('shows a row once that moves to the top, such as a conversation with a new message', () => {
    const list = withOlderPage(begin(9, 8, 7), page(6, 5), SIZE);
    const risen = [{ ...entry(10), id: 'id 5' }, ...page(9, 8)];
    expect(rowsOf(withLivePage(list, risen, SIZE))).toEqual([
      'row 10',
      'row 9',
      'row 8',
      'row 7',
      'row 6',
    ]);
  });

  it('drops older entries if the new page shares no entry, because there may be a gap', () => {
    const list = withOlderPage(begin(9, 8, 7), page(6, 5, 4), SIZE);
    const later = withLivePage(list, page(30, 29, 28), SIZE);
    expect(shown(later)).toEqual([30, 29, 28]);
    expect(later).toMatchObject({ more: true, tail: 28 });
  });

  it('keeps older entries while the server fills the place of a removed one', () => {
    const list = withOlderPage(begin(9, 8, 7), page(6, 5, 4), SIZE);
    const removed = withLivePage(list, page(9, 7), SIZE);
    expect(shown(removed)).toEqual([9, 7, 6, 5, 4]);
    expect(removed).toMatchObject({ more: true, tail: 4 });
    const filled = withLivePage(removed, page(9, 7, 6), SIZE);
    expect(shown(filled)).toEqual([9, 7, 6, 5, 4]);
    expect(filled).toMatchObject({ more: true, tail: 4 });
    const refused = withLivePage(removed, page(9, 8, 7), SIZE);
    expect(shown(refused)).toEqual([9, 8, 7, 6, 5, 4]);
  });

  it('drops older entries when the server fills a page only partly', () => {
    const list = withOlderPage(begin(9, 8, 7), page(6, 5), SIZE);
    const removed = withLivePage(list, page(9), SIZE);
    expect(shown(removed)).toEqual([9, 6, 5]);
    const settled = withLivePage(removed, page(9, 5), SIZE);
    expect(shown(settled)).toEqual([9, 5]);
    expect(settled).toMatchObject({ more: false, tail: null });
  });

  it('keeps rows with the same time', () => {
    const same = (id: string) => ({ ...entry(5), id, row: `row 5 ${id}` });
    const first = withLivePage<string, number>(EMPTY_LIST, [same('c'), same('b'), same('a')], SIZE);
    const next = withLivePage(first, [same('d'), same('c'), same('b')], SIZE);
    expect(rowsOf(next)).toHaveLength(4);
  });

  it('counts a malformed document, but does not show it', () => {
    const first = withLivePage(EMPTY_LIST, [entry(9), entry(8, null), entry(7)], SIZE);
    expect(first.more).toBe(true);
    expect(shown(first)).toEqual([9, 7]);
  });

  it('changes a row that is not live', () => {
    const list = withOlderPage(begin(9, 8, 7), page(6), SIZE);
    expect(rowsOf(withRow(list, 'id 6', (row) => `${row} read`)).at(-1)).toBe('row 6 read');
    expect(rowsOf(withRow(list, 'id 9', (row) => `${row} read`))[0]).toBe('row 9');
  });

  it('reuses the entry object of an unchanged document', () => {
    const list = begin(9, 8, 7);
    const documents = [10, 9, 8].map((n) => ({ id: `id ${n}`, n }));
    const created: number[] = [];
    const live = toEntries(list, documents, new Set(['id 10', 'id 8']), ({ n }) => {
      created.push(n);
      return entry(n);
    });
    expect(created).toEqual([10, 8]);
    expect(live[1]).toBe(list.live[0]);
    expect(live.map(({ id }) => id)).toEqual(['id 10', 'id 9', 'id 8']);
  });

  it('creates an entry for a new document, even if it is not marked as changed', () => {
    const live = toEntries(begin(9), [{ id: 'id 3' }], new Set(), () => entry(3));
    expect(live).toEqual([entry(3)]);
  });
});
