import { describe, expect, it } from 'vitest';
import { nextAlarm, type AlarmState } from './alarms.ts';

const START = new Date('2026-05-04T12:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const bad = (level = 1) => ({ level, detail: `level ${level}` });
const FINE = { level: 0, detail: '' };

/** Applies readings at their minutes, and returns the notices. */
function noticesOf(readings: [number, { level: number; detail: string }][]) {
  let state: AlarmState | null = null;
  return readings.map(([minute, reading]) => {
    const next = nextAlarm(state, reading, after(minute));
    ({ state } = next);
    return next.notice;
  });
}

describe('an alarm', () => {
  it('is reported once when it starts and once when it ends', () => {
    const readings = [
      [0, FINE],
      [5, bad()],
      [10, bad()],
      [15, FINE],
      [20, FINE],
      [25, FINE],
      [30, FINE],
    ] as [number, typeof FINE][];
    expect(noticesOf(readings)).toEqual([null, 'started', null, null, null, 'ended', null]);
  });

  it('does not end while bad readings come back', () => {
    const readings = [0, 10, 20, 30].flatMap((minute): [number, typeof FINE][] => [
      [minute, bad()],
      [minute + 5, FINE],
    ]);
    expect(noticesOf(readings)).toEqual(['started', ...Array<null>(7).fill(null)]);
  });

  it('is reported again when it gets worse, not when it gets better', () => {
    const readings = [
      [0, bad(50)],
      [5, bad(90)],
      [10, bad(50)],
      [15, bad(90)],
      [20, bad(100)],
    ] as [number, typeof FINE][];
    expect(noticesOf(readings)).toEqual(['started', 'worse', null, null, 'worse']);
  });

  it('is reported again after each day', () => {
    const day = 24 * 60;
    const readings = [0, day - 5, day, day + 5, 2 * day].map((minute): [number, typeof FINE] => [
      minute,
      bad(),
    ]);
    expect(noticesOf(readings)).toEqual(['started', null, 'ongoing', null, 'ongoing']);
  });

  it('holds the time of its start', () => {
    const { state } = nextAlarm(null, bad(), START);
    expect(nextAlarm(state, bad(2), after(60)).state?.started_at).toEqual(START);
  });
});
