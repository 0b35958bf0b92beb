import type { RecurringRecord } from '../records/price.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Months on the calendar; a day that the month lacks is its last one (31 January, 28 February). */
function addMonths(time: number, months: number): number {
  const from = new Date(time * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

function addIntervals(anchor: number, recurring: RecurringRecord, times: number): number {
  const count = recurring.interval_count * times;
  switch (recurring.interval) {
    case 'day':
      return anchor + count * DAY_SECONDS;
    case 'week':
      return anchor + count * 7 * DAY_SECONDS;
    case 'month':
      return addMonths(anchor, count);
    case 'year':
      return addMonths(anchor, count * 12);
  }
}

/** The first end of a period after a time, counted from the anchor: the 31st comes back after February. */
export function nextPeriodEnd(anchor: number, after: number, recurring: RecurringRecord): number {
  let times = 1;
  while (addIntervals(anchor, recurring, times) <= after) times += 1;
  return addIntervals(anchor, recurring, times);
}
