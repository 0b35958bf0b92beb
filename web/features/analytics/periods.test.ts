import { EMPTY_DAY, type AnalyticsMonth } from '@doorstep/domain/analytics/analytics-month';
import { describe, expect, it } from 'vitest';
import { csvCell, toCsv } from './analytics-csv.ts';
import { cityName, sourceName, tradeName } from './names.ts';
import { formatBefore, formatQuotes, formatWait } from './numbers.ts';
import { firstDay, firstMonth, periodName, rangeOf } from './periods.ts';

const TODAY = new Date('2026-03-15T23:30:00Z');

/** Returns the months in which these days have as many views. */
function monthsWith(views: Record<string, number>): AnalyticsMonth[] {
  return Object.entries(views).map(([date, count]) => ({
    id: date,
    provider_id: 'provider-1',
    month: date.slice(0, 7),
    days: { [date.slice(8)]: { ...EMPTY_DAY, views: count, sources: { search: count } } },
  }));
}
const shown = ({ periods }: ReturnType<typeof rangeOf>) =>
  periods.flatMap(({ start, counts }) => (counts.views > 0 ? [[start, counts.views]] : []));

// @2.32.5
describe('the range', () => {
  const months = monthsWith({
    ...{ '2024-04-01': 1, '2025-03-31': 5, '2025-04-01': 7, '2026-01-14': 2, '2026-02-13': 3 },
    ...{ '2026-02-14': 10, '2026-03-15': 20 },
  });

  it('of days are the last 30, compared with the 30 before', () => {
    const range = rangeOf(months, 'day', TODAY);
    expect(range.periods).toHaveLength(30);
    expect(shown(range)).toEqual([
      ['2026-02-14', 10],
      ['2026-03-15', 20],
    ]);
    expect([range.total.views, range.before?.views]).toEqual([30, 3 + 0]);
    expect(range.total.sources).toEqual({ search: 30 });
  });

  it('of weeks ends today', () => {
    const range = rangeOf(months, 'week', TODAY);
    expect(range.periods.map(({ start }) => start).at(-1)).toBe('2026-03-09');
    expect(shown(range)).toEqual([
      ['2026-01-12', 2],
      ['2026-02-09', 13],
      ['2026-03-09', 20],
    ]);
  });

  it('of months is a year of calendar months, compared with the year before', () => {
    const range = rangeOf(months, 'month', TODAY);
    expect(range.periods.map(({ start }) => start)[0]).toBe('2025-04-01');
    expect([range.total.views, range.before?.views]).toEqual([42, 6]);
    // One month more, in which a count proves that the year before was counted.
    expect(firstMonth(TODAY)).toBe('2024-03');
    expect(periodName('2025-04-01', 'month')).toBe('Apr 2025');
  });

  it('is compared only if all days before were counted', () => {
    const young = monthsWith({ '2026-03-01': 4 });
    expect(rangeOf(young, 'day', TODAY).before).toBeNull();
    expect([firstDay(young), firstDay([])]).toEqual(['2026-03-01', null]);
  });
});

it('names changes, waiting times, sources, trades and cities', () => {
  expect([formatBefore(2), formatBefore(1200)]).toEqual(['was 2', 'was 1,200']);
  expect([formatQuotes(125_000), formatQuotes(8950)]).toEqual(['$1,250', '$89.50']);
  const wait = (minutes: number) => formatWait({ waits: { [minutes]: 1 } });
  expect([45, 60, 90, 120, 1440, 2880, 10_080].map(wait)).toEqual([
    ...['Within 45 minutes', 'Within 60 minutes', 'Within 90 minutes', 'Within 2 hours'],
    ...['Within 24 hours', 'Within 2 days', 'After 3 days'],
  ]);
  expect(formatWait({ waits: {} })).toBeNull();
  expect(['qr', 'button', 'blog.example', 'constructor'].map(sourceName)).toEqual([
    ...['Your QR code', 'Button on your website', 'blog.example', 'constructor'],
  ]);
  expect([tradeName('plumbing'), tradeName('other')]).toEqual(['Plumbing', 'Other']);
  expect([cityName('salt-lake-city-ut'), cityName('paris'), cityName('other')]).toEqual([
    ...['Salt Lake City, UT', 'Paris', 'Other'],
  ]);
});

// @2.32.6
it('the CSV file has every period and list, and runs no formula', () => {
  const months = monthsWith({ '2026-03-15': 2 });
  const [month] = months;
  const day = month?.days['15'];
  if (day)
    Object.assign(day, {
      sources: { '-evil.example\r\n\u202e=1': 2 },
      waits: { 60: 3 },
      requests: 4,
      quotes_cents: 125_050,
      request_cities: { 'Waco, TX': 3 },
    });
  const file = toCsv(rangeOf(months, 'day', TODAY));
  // Excel needs the byte order mark to read UTF-8.
  expect(file.charCodeAt(0)).toBe(0xfeff);
  const lines = file.slice(1).split('\r\n');
  expect(lines[0]).toBe(
    'From,Views,Visitors,Requests,Quotes sent,Quotes accepted,Completed,Reviews,Quotes sent (USD),Quotes accepted (USD),Completed (USD),Responses,Median response minutes',
  );
  expect(lines[30]).toBe('2026-03-15,2,0,4,0,0,0,0,1250.5,0,0,3,60');
  expect(lines.slice(31)).toEqual([
    ...['', 'Kind,Name,Count', "Source,'-evil.example =1,2", 'City of requests,"Waco, TX",3', ''],
  ]);
});

it.each([
  ['São Paulo', 'São Paulo'],
  ['Galway; Salthill, the "West"', '"Galway; Salthill, the ""West"""'],
  ['two\r\nlines', 'two lines'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'=1+1"],
  ['\r=1+1', "'=1+1"],
  [' =1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  [-3, '-3'],
])('the cell of %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
