import { formatPrice } from '@doorstep/domain/billing/money';
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

/** The steps from a view to a completed job, with what the quotes of a step are worth. */
export const FUNNEL = [
  { key: 'views', label: 'Views', money: null },
  { key: 'requests', label: 'Requests', money: null },
  { key: 'quotes', label: 'Quotes sent', money: 'quotes_cents' },
  { key: 'accepted', label: 'Quotes accepted', money: 'accepted_cents' },
  { key: 'completed', label: 'Completed', money: 'completed_cents' },
] as const satisfies {
  key: keyof AnalyticsDay;
  label: string;
  money: keyof AnalyticsDay | null;
}[];

/** The steps of the funnel whose quotes are summed. */
export const MONEY = FUNNEL.flatMap((step) => (step.money === null ? [] : [step]));

/** Formats a sum of quotes as '$1,250'. */
export const formatQuotes = (cents: number) => formatPrice(cents, BRAND.currency);

/** Returns 'was 2', the number of the range before. */
export const formatBefore = (before: number) => `was ${whole.format(before)}`;

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
