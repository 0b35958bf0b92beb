import type { BusinessDay } from '@doorstep/domain/admin/business-month';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countBusinessDays, countSubscriptionChange } from './business.ts';

const NOW = new Date('2026-11-26T04:30:00Z');
const DAY: BusinessDay = { requests: 2, answered: 1, reviews: 0, stars: 0 };

/** A store in memory. `failsAt`: counting this day fails. */
function store(counted: string | null, failsAt?: string) {
  const saved = new Map<string, BusinessDay>();
  const business = {
    countDay: (day: string) =>
      day === failsAt ? Promise.reject(new Error('out of reach')) : Promise.resolve(DAY),
    saveDays: (days: ReadonlyMap<string, BusinessDay>, until: string) => {
      for (const [day, figures] of days) saved.set(day, figures);
      counted = until;
      return Promise.resolve();
    },
    findCounted: () => Promise.resolve(counted),
  };
  return { business, saved, counted: () => counted };
}

afterEach(() => vi.useRealTimers());

// @2.10.24
describe('countBusinessDays', () => {
  it('counts each day that ended more than a day ago, after the last counted one', async () => {
    const { business, saved, counted } = store('2026-11-21');
    expect(await countBusinessDays(business, NOW)).toEqual({ counted: 3, finished: true });
    expect([...saved.keys()]).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
    expect(counted()).toBe('2026-11-24');
    expect(await countBusinessDays(business, NOW)).toEqual({ counted: 0, finished: true });
  });

  it('begins with the oldest month that is shown', async () => {
    const { business, saved } = store(null);
    expect(await countBusinessDays(business, NOW)).toMatchObject({ finished: true });
    expect([...saved.keys()][0]).toBe('2025-12-01');
    expect(saved.size).toBe(359);
  });

  it('stores what it has when it is out of time, and goes on there in the next run', async () => {
    vi.useFakeTimers({ now: NOW });
    const { business, saved, counted } = store('2026-10-31');
    const slow = {
      ...business,
      countDay: (day: string) => {
        vi.advanceTimersByTime(3 * 60_000);
        return business.countDay(day);
      },
    };
    expect(await countBusinessDays(slow, NOW)).toEqual({ counted: 3, finished: false });
    expect(counted()).toBe('2026-11-03');
    await countBusinessDays(business, NOW);
    expect(saved.size).toBe(24);
  });

  it('leaves the cursor before a day that could not be counted', async () => {
    const { business, counted } = store('2026-11-09', '2026-11-22');
    await expect(countBusinessDays(business, NOW)).rejects.toThrow('out of reach');
    expect(counted()).toBe('2026-11-19');
  });
});

describe('countSubscriptionChange', () => {
  const changes = async (before: boolean, after: boolean) => {
    const counted: unknown[] = [];
    await countSubscriptionChange(
      { countChange: (change, event) => Promise.resolve(void counted.push([change, event.id])) },
      { subscribed: before },
      { subscribed: after },
      { id: 'event-1', at: new Date('2026-11-30T23:59:59Z') },
    );
    return counted;
  };

  it('counts a beginning and an end in the month of the event, and no other change', async () => {
    const month = '2026-11';
    expect(await changes(false, true)).toEqual([[{ month, field: 'started' }, 'business_event-1']]);
    expect(await changes(true, false)).toEqual([[{ month, field: 'ended' }, 'business_event-1']]);
    expect(await changes(true, true)).toEqual([]);
    expect(await changes(false, false)).toEqual([]);
  });
});
