import { describe, expect, it } from 'vitest';
import { nextWindow } from './rate-limit.ts';

const LIMIT = { max: 2, windowSeconds: 60 };
const NOW = new Date('2026-05-04T12:00:00Z');
const IN_A_MINUTE = new Date('2026-05-04T12:01:00Z');

describe('nextWindow', () => {
  it('begins with the first one', () => {
    expect(nextWindow(null, LIMIT, NOW)).toEqual({ count: 1, expires_at: IN_A_MINUTE });
  });

  it('counts up to the limit and not further', () => {
    const window = { count: 1, expires_at: IN_A_MINUTE };
    expect(nextWindow(window, LIMIT, NOW)).toEqual({ count: 2, expires_at: IN_A_MINUTE });
    expect(nextWindow({ ...window, count: 2 }, LIMIT, NOW)).toBeNull();
  });

  it('begins anew when it has ended', () => {
    const ended = { count: 2, expires_at: NOW };
    expect(nextWindow(ended, LIMIT, NOW)).toEqual({ count: 1, expires_at: IN_A_MINUTE });
  });
});
