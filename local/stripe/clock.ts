import type { Store } from './store.ts';

/** The machine's time plus an offset, which is part of the state and set by `/_control/advance`. */
export class Clock {
  readonly #store: Store;
  readonly #machineTime: () => number;
  #fixedAt: number | null = null;

  constructor(store: Store, machineTime: () => number) {
    this.#store = store;
    this.#machineTime = machineTime;
  }

  /** Seconds since 1970. */
  now(): number {
    if (this.#fixedAt !== null) return this.#fixedAt;
    return Math.floor((this.#machineTime() + this.#store.settings().clock_offset_ms) / 1000);
  }

  moveTo(time: number): void {
    this.#store.set({ clock_offset_ms: time * 1000 - this.#machineTime() });
  }

  /** Runs an action with the clock fixed at a time, so that late work carries its due date. */
  runAt(time: number, action: () => void): void {
    this.#fixedAt = time;
    try {
      action();
    } finally {
      this.#fixedAt = null;
    }
  }
}
