import { vi } from 'vitest';

const MINUTE_MS = 60_000;

/** Freezes `Date`, so that a test can move the time. Timers and sockets continue as usual. */
export function freezeClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-01T12:00:00Z') });
}

export function moveClock(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
}

export function releaseClock(): void {
  vi.useRealTimers();
}
