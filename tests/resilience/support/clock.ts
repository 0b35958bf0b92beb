import { vi } from 'vitest';

const MINUTE_MS = 60_000;

/** From now on the time is what the test says; timers and sockets go on as they do. */
export function holdClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-01T12:00:00Z') });
}

export function moveClock(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
}

export function releaseClock(): void {
  vi.useRealTimers();
}
