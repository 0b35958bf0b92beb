import { countAnswers, MONEY, NUMBERS } from './numbers.ts';
import { currencyDigits } from '@doorstep/domain/billing/money';
import { BRAND } from '@doorstep/domain/brand';
import { medianWait } from '@doorstep/domain/analytics/analytics-month';
import { oneLine } from '@doorstep/domain/text';
import { cityName, requestCityName, sourceName, tradeName } from './names.ts';
import type { Range } from './periods.ts';

/** Without it, Excel reads a file as the device's old encoding: `SÃ£o Paulo`. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * How a text starts that spreadsheets may run as a formula, also as full-width signs (OWASP, "CSV
 * Injection").
 */
const FORMULA = /^[=+\-@＝＋－＠]/;

/** Quotes a cell. A text that starts like a formula gets an apostrophe, so that none is run. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'string' ? oneLine(value).replace(FORMULA, "'$&") : `${value}`;
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
const lines = (rows: (string | number)[][]) => rows.map((row) => row.map(csvCell).join(','));

/** Returns the range as CSV (RFC 4180) that Excel opens right: the periods, then the lists. */
export function toCsv({ periods, total }: Range): string {
  const unit = 10 ** currencyDigits(BRAND.currency);
  const header = [
    'From',
    ...NUMBERS.map(({ label }) => label),
    ...MONEY.map(({ label }) => `${label} (${BRAND.currency.toUpperCase()})`),
    'Responses',
    'Median response minutes',
  ];
  const rows = periods.map(({ start, counts }) => [
    start,
    ...NUMBERS.map(({ key }) => counts[key]),
    ...MONEY.map(({ money }) => counts[money] / unit),
    countAnswers(counts),
    medianWait(counts.waits) ?? '',
  ]);
  const lists = [
    ...Object.entries(total.sources).map(([key, count]) => ['Source', sourceName(key), count]),
    ...Object.entries(total.trades).map(([key, count]) => ['Trade', tradeName(key), count]),
    ...Object.entries(total.cities).map(([key, count]) => ['City', cityName(key), count]),
    ...Object.entries(total.request_cities).map(([key, count]) => [
      'City of requests',
      requestCityName(key),
      count,
    ]),
  ];
  const all = [...lines([header, ...rows]), '', ...lines([['Kind', 'Name', 'Count'], ...lists])];
  return BYTE_ORDER_MARK + all.map((line) => `${line}\r\n`).join('');
}
