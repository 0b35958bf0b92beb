import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import {
  wordSchema,
  type ChatPlan,
  type Order,
  type Result,
  type RunPlan,
  type Word,
} from './plan.ts';

const FILE = fileURLToPath(new URL('worker.ts', import.meta.url));

/** A process of senders and listeners. */
class Worker {
  due = 0;
  answered = 0;
  private readonly child: ChildProcess;
  private waiting: { resolve: (word: Word) => void; reject: (why: Error) => void } | null = null;

  constructor(addresses: Addresses) {
    const env = { ...process.env, DOORSTEP_STACK: JSON.stringify(addresses) };
    this.child = fork(FILE, { execArgv: ['--import', 'tsx'], env });
    this.child.on('message', (message) => this.hear(wordSchema.parse(message)));
    this.child.once('exit', (code) => {
      this.waiting?.reject(new Error(`a process of senders ended with ${code ?? 'a signal'}`));
    });
  }

  tell(order: Order): void {
    this.child.send(order);
  }

  /** Tells, and waits for the answer. */
  ask(order: Order): Promise<Word> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.tell(order);
    });
  }

  end(): void {
    this.child.kill();
  }

  private hear(word: Word): void {
    if (word.is === 'progress') {
      this.due = word.due;
      this.answered = word.answered;
    } else if (word.is === 'failed') this.waiting?.reject(new Error(word.why));
    else this.waiting?.resolve(word);
  }
}

/** Opened chats, spread over processes. */
export class Workers {
  private readonly workers: Worker[];

  constructor(addresses: Addresses) {
    const count = Math.max(2, availableParallelism());
    this.workers = Array.from({ length: count }, () => new Worker(addresses));
  }

  /** Signs everybody in, begins the threads, and listens. */
  async open(kind: 'doorstep' | 'bare', chats: readonly ChatPlan[]): Promise<void> {
    const share = Math.ceil(chats.length / this.workers.length);
    await Promise.all(
      this.workers.map((worker, index) => {
        const first = index * share;
        const some = chats.slice(first, first + share);
        return worker.ask({ do: 'open', kind, chats: some, first });
      }),
    );
  }

  /** Has everybody send once: the first message opens a stream, which closes when it is idle. */
  async warm(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.ask({ do: 'warm' })));
  }

  /** Sends until all is sent, or `stop` is called, and seen. */
  run(plan: RunPlan): Promise<Result[]> {
    for (const worker of this.workers) {
      worker.due = 0;
      worker.answered = 0;
    }
    return Promise.all(
      this.workers.map(async (worker) => {
        const word = await worker.ask({ do: 'run', plan });
        if (word.is !== 'result') throw new Error(`a result was asked for, not '${word.is}'`);
        return word;
      }),
    );
  }

  /** How many messages were to be sent by now and are not answered. */
  get backlog(): number {
    return this.workers.reduce((all, { due, answered }) => all + due - answered, 0);
  }

  stop(): void {
    for (const worker of this.workers) worker.tell({ do: 'stop' });
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.ask({ do: 'close' })));
  }

  end(): void {
    for (const worker of this.workers) worker.end();
  }
}
