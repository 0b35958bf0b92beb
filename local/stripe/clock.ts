import type { Store } from './store.ts';

/**
 * The stand-in's time: the machine's, moved forward by `/_control/advance`. The offset is kept with
 * the state.
 */
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
    return Math.floor((this.#machineTime() + this.#store.settings.clock_offset_ms) / 1000);
  }

  moveTo(time: number): void {
    this.#store.set({ clock_offset_ms: time * 1000 - this.#machineTime() });
  }

  /** Runs something as of a time: what was due yesterday is dated yesterday. */
  asOf(time: number, action: () => void): void {
    this.#fixedAt = time;
    try {
      action();
    } finally {
      this.#fixedAt = null;
    }
  }
}
