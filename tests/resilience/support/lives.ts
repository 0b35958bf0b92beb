import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a process ends: before or after the write of that number, counted from 1. */
export interface Death {
  write: number;
  when: 'before' | 'after';
}

/** One run of a function: which writes it makes, and where it ends. */
class Life {
  readonly writes: string[] = [];
  readonly #death: Death | null;
  readonly #end: () => void;
  #isOver = false;

  constructor(death: Death | null, end: () => void) {
    this.#death = death;
    this.#end = end;
  }

  async write<T>(name: string, proceed: () => Promise<T>): Promise<T> {
    if (this.#isOver) return never();
    this.writes.push(name);
    const mine = this.writes.length === this.#death?.write ? this.#death.when : null;
    if (mine === 'before') return this.#die();
    const result = await proceed();
    return mine === 'after' ? this.#die() : result;
  }

  #die(): Promise<never> {
    this.#isOver = true;
    this.#end();
    return never();
  }
}

const never = () => new Promise<never>(() => undefined);
const living = new AsyncLocalStorage<Life>();

/** Makes a write as the run that it belongs to; outside of one it is just made. */
export function asWrite<T>(name: string, proceed: () => Promise<T>): Promise<T> {
  const life = living.getStore();
  return life ? life.write(name, proceed) : proceed();
}

export interface Ended {
  /** Its writes by name, in the order in which they were begun. */
  writes: readonly string[];
  how: 'lived' | 'died';
}

/**
 * Runs something as a process that ends at that write: nothing of it goes on afterwards. Throws what
 * it throws before.
 */
export async function live(action: () => Promise<unknown>, death: Death | null): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const life: Life = new Life(death, () => resolve({ writes: life.writes, how: 'died' }));
    living.run(life, () => {
      action().then(() => resolve({ writes: life.writes, how: 'lived' }), reject);
    });
  });
}
