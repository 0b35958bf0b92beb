import { describe, expect, it, vi } from 'vitest';
import { formatDateTime, formatDay, formatStoredDay, timeAgo } from './format.ts';

const now = new Date(2026, 2, 29, 12, 0);

describe('timeAgo', () => {
  it.each([
    [-3 * 3600, 'just now'],
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [3 * 3600, '3 hours ago'],
    [26 * 3600, 'yesterday'],
    [15 * 24 * 3600, '2 weeks ago'],
  ])('formats %s seconds ago as %s', (seconds, text) => {
    expect(timeAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
  });
});

describe('formatDay', () => {
  it.each([
    [new Date(2026, 2, 30, 0, 1), 'Today'],
    [new Date(2026, 2, 29, 0, 1), 'Today'],
    [new Date(2026, 2, 28, 23, 59), 'Yesterday'],
    [new Date(2026, 2, 27, 12, 0), 'Mar 27, 2026'],
    [new Date(2025, 11, 31), 'Dec 31, 2025'],
  ])('formats %s as %s', (time, text) => {
    expect(formatDay(time, now)).toBe(text);
  });
});

it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('a stored day is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatStoredDay('2026-12-24')).toBe('Dec 24, 2026');
});

it.each([
  [new Date(2026, 0, 5, 14, 10), 'Jan 5, 2:10 PM'],
  [new Date(2025, 11, 31, 9, 5), 'Dec 31, 2025, 9:05 AM'],
])('formatDateTime formats %s as %s', (time, text) => {
  expect(formatDateTime(time, now).replace('\u202f', ' ')).toBe(text);
});
