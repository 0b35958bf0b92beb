import { noSuch } from './api-error.ts';
import type { Paging } from './params.ts';

function positionOf(rows: readonly { id: string }[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw noSuch('object', id, param);
  return position;
}

/**
 * One page of rows that are sorted newest first, by cursor (Stripe docs, Pagination). `ending_before`
 * gives the page just before that row.
 */
export function listPage<Row extends { id: string }, Item>(
  url: string,
  rows: readonly Row[],
  paging: Paging,
  present: (row: Row) => Item,
) {
  const { limit, starting_after, ending_before } = paging;
  let start = 0;
  let end = rows.length;
  if (starting_after !== undefined) start = positionOf(rows, starting_after, 'starting_after') + 1;
  if (ending_before !== undefined) end = positionOf(rows, ending_before, 'ending_before');
  const between = rows.slice(start, Math.max(start, end));
  const page = ending_before === undefined ? between.slice(0, limit) : between.slice(-limit);
  return {
    object: 'list' as const,
    data: page.map(present),
    has_more: between.length > page.length,
    url,
  };
}
