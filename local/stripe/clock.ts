import type { Store } from './store.ts';

/**
 * The stand-in's time: the machine's, moved forward by `/_control/advance`. The offset is kept with
 * the state.
 */
export class Clock {
  readonly #store: Store;
  #fixedAt: number | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Seconds since 1970. */
  now(): number {
    if (this.#fixedAt !== null) return this.#fixedAt;
    return Math.floor((Date.now() + this.#store.settings.clock_offset_ms) / 1000);
  }

  moveTo(time: number): void {
    this.#store.set({ clock_offset_ms: time * 1000 - Date.now() });
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
