import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));

/**
 * A small process that kills the remaining children after the launcher has ended, even if the
 * launcher was killed. It sees that by the end of its standard input.
 */
export class Watchdog {
  readonly #process: ChildProcess;

  constructor(firestorePort?: number) {
    this.#process = spawn(process.execPath, [PROGRAM, String(firestorePort ?? '')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // If the watchdog fails, the launcher still stops its children itself.
    this.#process.stdin?.on('error', () => undefined);
    this.#process.unref();
  }

  add(pid: number | undefined): void {
    this.#send('+', pid);
  }

  remove(pid: number | undefined): void {
    this.#send('-', pid);
  }

  /** Lets the watchdog kill the remaining children, and waits for it. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.ref();
    this.#process.stdin?.end();
    await once(this.#process, 'exit');
  }

  #send(sign: '+' | '-', pid: number | undefined): void {
    if (pid !== undefined) this.#process.stdin?.write(`${sign}${pid}\n`);
  }
}
