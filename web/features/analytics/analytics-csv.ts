import { countAnswers, NUMBERS } from './numbers.ts';
import { medianWait } from '@doorstep/domain/analytics/analytics-month';
import { oneLine } from '@doorstep/domain/text';
import { cityName, sourceName, tradeName } from './names.ts';
import type { Range } from './periods.ts';

/** Quotes a cell. A text that starts like a formula gets an apostrophe, so that none is run. */
const cell = (value: string | number) => {
  const text = typeof value === 'string' ? oneLine(value).replace(/^[=+\-@]/, "'$&") : `${value}`;
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const lines = (rows: (string | number)[][]) => rows.map((row) => row.map(cell).join(','));

/** Returns the range as CSV (RFC 4180): the periods, then where the views came from. */
export function toCsv({ periods, total }: Range): string {
  const header = ['From', ...NUMBERS.map(({ label }) => label), 'Answers', 'Median answer minutes'];
  const rows = periods.map(({ start, counts }) => [
    start,
    ...NUMBERS.map(({ key }) => counts[key]),
    countAnswers(counts),
    medianWait(counts.waits) ?? '',
  ]);
  const lists = [
    ...Object.entries(total.sources).map(([key, count]) => ['Source', sourceName(key), count]),
    ...Object.entries(total.trades).map(([key, count]) => ['Trade', tradeName(key), count]),
    ...Object.entries(total.cities).map(([key, count]) => ['City', cityName(key), count]),
  ];
  return [...lines([header, ...rows]), '', ...lines([['Kind', 'Name', 'Views'], ...lists])]
    .map((line) => `${line}\r\n`)
    .join('');
}
