import type { Store } from './server/store.ts';

/** The machine's time plus an offset, which is part of the state and set by `/_control/advance`. */
export class Clock {
  readonly #store: Store;
  readonly #machineTime: () => number;
  #fixedAt: number | null = null;

  constructor(store: Store, machineTime: () => number) {
    this.#store = store;
    this.#machineTime = machineTime;
  }

  /** Returns the time in seconds since 1970. */
  now(): number {
    if (this.#fixedAt !== null) return this.#fixedAt;
    return Math.floor((this.#machineTime() + this.#store.settings().clock_offset_ms) / 1000);
  }

  moveTo(time: number): void {
    this.#store.set({ clock_offset_ms: time * 1000 - this.#machineTime() });
  }

  /** Runs an action with the clock fixed at a time, so that overdue work has its due date. */
  runAt(time: number, action: () => void): void {
    this.#fixedAt = time;
    try {
      action();
    } finally {
      this.#fixedAt = null;
    }
  }
}

/** Adds calendar months. A month without the day gives its last day (31 January, 28 February). */
function addMonths(time: number, months: number): number {
  const from = new Date(time * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** Returns the first period end after a time. Counts from the anchor, which restores the 31st. */
export function nextPeriodEnd(anchor: number, after: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= after) months += 1;
  return addMonths(anchor, months);
}
