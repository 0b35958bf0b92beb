import { BRAND } from '@doorstep/domain/brand';
import { medianWait, type AnalyticsDay } from '@doorstep/domain/analytics/analytics-month';

/** The numbers of a period, in the order of the screen, the table and the CSV file. */
export const NUMBERS = [
  { key: 'views', label: 'Views' },
  { key: 'visitors', label: 'Visitors' },
  { key: 'requests', label: 'Requests' },
  { key: 'quotes', label: 'Quotes sent' },
  { key: 'accepted', label: 'Quotes accepted' },
  { key: 'completed', label: 'Completed' },
  { key: 'reviews', label: 'Reviews' },
] as const satisfies { key: keyof AnalyticsDay; label: string }[];

const whole = new Intl.NumberFormat(BRAND.locale);
export const formatCount = (count: number) => whole.format(count);

/** Says how many people have saved a professional: five or more. */
export const savedByText = (people: number) => `${whole.format(people)} people have saved you.`;

const percent = new Intl.NumberFormat(BRAND.locale, {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** Returns '+12%', or a text where a percentage would say nothing. */
export function formatChange(now: number, before: number): string {
  if (now === before) return 'No change';
  return before === 0 ? `${whole.format(now)} more` : percent.format((now - before) / before);
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns the median time to the first answer, as 'within 2 hours'; null without an answer. */
export function formatWait({ waits }: Pick<AnalyticsDay, 'waits'>): string | null {
  const minutes = medianWait(waits);
  if (minutes === null) return null;
  if (minutes > 3 * DAY) return 'After 3 days';
  const [count, unit] =
    minutes > DAY
      ? [minutes / DAY, 'day']
      : minutes > HOUR + HOUR / 2
        ? [minutes / HOUR, 'hour']
        : [minutes, 'minute'];
  return `Within ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns how many requests were answered for the first time. */
export const countAnswers = ({ waits }: Pick<AnalyticsDay, 'waits'>) =>
  Object.values(waits).reduce((sum, count) => sum + count, 0);
