import {
  BUSINESS_MONTHS,
  monthsUntil,
  type BusinessDay,
  type BusinessMonth,
} from '@doorstep/domain/admin/business-month';
import { numberFor } from './looks-random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sunday to Saturday: most people look for a professional at the start of the week. */
const WEEK = [0.6, 1.3, 1.2, 1.1, 1, 0.9, 0.6] as const;

/** The last day that is counted: its requests can no longer be answered within a day. */
const lastCounted = (now: Date) => new Date(now.getTime() - 2 * DAY_MS).toISOString().slice(0, 10);

/** Returns a day of a market that grows: `age` is 0 in the first month and 1 in the last one. */
function dayOf(day: string, age: number): BusinessDay {
  const usual = 2 + 4 * age;
  const chance = numberFor(`requests ${day}`, 60, 140) / 100;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const requests = Math.round(usual * chance * (WEEK[weekday] ?? 1));
  const share = (numberFor(`answered ${day}`, 70, 100) + 5 * age) / 100;
  const reviews = numberFor(`reviews ${day}`, 0, 99) < 20 + 30 * age ? 1 : 0;
  return {
    requests,
    answered: Math.min(requests, Math.round(requests * share)),
    reviews,
    stars: reviews * numberFor(`stars ${day}`, 4, 5),
  };
}

/**
 * Returns a year of figures of a market with `subscribed` professionals now. They are larger than
 * those of the demo's own requests, so that the charts look like a business.
 */
export function toBusinessMonths(subscribed: number, now: Date): BusinessMonth[] {
  const names = monthsUntil(now, BUSINESS_MONTHS);
  const last = lastCounted(now);
  // A few subscriptions end in each month. Growth before the first month is not shown.
  let room = subscribed;
  const changes = names.toReversed().map((name) => {
    const ended = numberFor(`ended ${name}`, 0, 2);
    const started = Math.min(room, ended + numberFor(`started ${name}`, 1, 4));
    room -= started - ended;
    return { name, started, ended };
  });
  return changes.toReversed().map(({ name, started, ended }, i): BusinessMonth => {
    const length = new Date(
      Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5)), 0),
    ).getUTCDate();
    const days = Array.from({ length }, (_, d) => String(d + 1).padStart(2, '0'))
      .filter((day) => `${name}-${day}` <= last)
      .map((day) => [day, dayOf(`${name}-${day}`, i / (names.length - 1))] as const);
    return { id: name, started, ended, days: Object.fromEntries(days) };
  });
}

/** Returns the cursor of the nightly count, which goes on after the demo's figures. */
export const toBusinessCursor = (now: Date) => ({ counted: lastCounted(now) });
