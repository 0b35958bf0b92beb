import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as immediately } from 'node:timers/promises';
import type { Random } from '../../support/random.ts';

/** What goes wrong at one of the doors that a task goes through. */
export interface Fault {
  /** Counted from 1. */
  door: number;
  /**
   * `before`: what is asked for is not done, and fails. `after`: it is done, and the answer is lost.
   * `crash`: the process ends there; nothing of the task runs any more. `refused`: the other side
   * answers that many requests with that status.
   */
  kind: 'before' | 'after' | 'crash' | 'refused';
  status: number;
  requests: number;
}

/** What one task meets with. */
export interface Trouble {
  fault: Fault | null;
  /** It waits so long before one of its doors, while others go on. */
  stall: { door: number; moves: number } | null;
}

/** A call to Firestore or Stripe: the moments at which others may come between. */
export interface Call {
  what: string;
  proceed: () => Promise<unknown>;
  /** How it fails when the other side does not answer. */
  failure: (isDone: boolean) => Error;
  /** Lets the other side refuse requests; without it `refused` is as `before`. */
  refuse?: (fault: Fault) => Promise<void>;
}

export type Outcome = 'done' | 'failed' | 'crashed';

interface Task {
  number: number;
  name: string;
  trouble: Trouble;
  doors: number;
}

interface Waiting {
  task: Task;
  what: string;
  freeAt: number;
  open: () => void;
}

const running = new AsyncLocalStorage<{ scheduler: Scheduler; task: Task }>();

/** Makes a call as a task of its scheduler; outside of a task just makes it. */
export async function throughDoor(call: Call): Promise<unknown> {
  const context = running.getStore();
  return context ? context.scheduler.enter(context.task, call) : call.proceed();
}

/**
 * Runs tasks side by side, one call at a time, in an order that follows from a seed. Each stops
 * before every call to Firestore or Stripe until it is chosen. So every race can be run again.
 */
export class Scheduler {
  readonly #waiting: Waiting[] = [];
  readonly #alive = new Set<Task>();
  readonly #crash = new Map<Task, () => void>();
  readonly #log: (line: string) => void;
  #underWay = 0;
  #tasks = 0;
  #time = 0;
  #changed: () => void = () => undefined;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** Counted in moves. */
  get time(): number {
    return this.#time;
  }

  /** When some task may go on; null when none runs. */
  get nextFree(): number | null {
    const times = this.#waiting.map(({ freeAt }) => freeAt);
    return times.length === 0 ? null : Math.max(this.#time, Math.min(...times));
  }

  passUntil(time: number): void {
    this.#time = time;
  }

  /** Begins a task and runs it up to its first call. */
  async spawn(
    name: string,
    trouble: Trouble,
    action: () => Promise<void>,
    ended: (outcome: Outcome) => void,
  ): Promise<void> {
    this.#tasks += 1;
    const task = { number: this.#tasks, name, trouble, doors: 0 };
    this.#alive.add(task);
    const end = (outcome: Outcome) => {
      if (!this.#alive.delete(task)) return;
      this.#log(`  ${name}: ${outcome}`);
      ended(outcome);
      this.#changed();
    };
    this.#crash.set(task, () => end('crashed'));
    void running.run({ scheduler: this, task }, async () => {
      try {
        await action();
        end('done');
      } catch (thrown) {
        this.#log(`  ${name}: ${String(thrown)}`);
        end('failed');
      }
    });
    await this.#stillness();
  }

  /** Lets one of the tasks that are free make its next call, and runs it up to the one after. Which call. */
  async move(random: Random | null): Promise<string | null> {
    const free = this.#waiting
      .filter(({ freeAt }) => freeAt <= this.#time)
      .sort((a, b) => a.task.number - b.task.number);
    const chosen = free[random ? random.below(free.length) : 0];
    if (!chosen) return null;
    this.#waiting.splice(this.#waiting.indexOf(chosen), 1);
    this.#log(`  ${chosen.task.name}: ${chosen.what}`);
    this.#time += 1;
    this.#underWay += 1;
    chosen.open();
    await this.#stillness();
    return chosen.what;
  }

  async enter(task: Task, call: Call): Promise<unknown> {
    task.doors += 1;
    const { stall } = task.trouble;
    const fault = task.trouble.fault?.door === task.doors ? task.trouble.fault : null;
    const freeAt = this.#time + (stall?.door === task.doors ? stall.moves : 0);
    if (freeAt > this.#time) this.#log(`  ${task.name}: stalls before ${call.what}`);
    await new Promise<void>((resolve) => {
      this.#waiting.push({ task, what: call.what, freeAt, open: resolve });
      this.#changed();
    });
    if (fault) this.#log(`  ${task.name}: ${fault.kind}`);
    try {
      if (fault?.kind === 'crash') return await this.#endOf(task);
      return await this.#make(call, fault);
    } finally {
      this.#underWay -= 1;
      this.#changed();
    }
  }

  async #make(call: Call, fault: Fault | null): Promise<unknown> {
    const isRefused = fault?.kind === 'refused';
    if (fault?.kind === 'before' || (isRefused && !call.refuse)) throw call.failure(false);
    if (isRefused) await call.refuse?.(fault);
    const result = await call.proceed();
    if (fault?.kind === 'after') throw call.failure(true);
    return result;
  }

  /** Never comes back. */
  #endOf(task: Task): Promise<never> {
    this.#underWay -= 1;
    this.#crash.get(task)?.();
    return new Promise(() => undefined);
  }

  /** Until each task waits before a call, or has ended. */
  async #stillness(): Promise<void> {
    for (;;) {
      const change = new Promise<void>((resolve) => (this.#changed = resolve));
      if (this.#isStill()) return;
      await change;
      await immediately();
    }
  }

  #isStill(): boolean {
    const waiting = new Set(this.#waiting.map(({ task }) => task));
    return this.#underWay === 0 && [...this.#alive].every((task) => waiting.has(task));
  }
}
