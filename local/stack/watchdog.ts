import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));

/**
 * A small process that kills what is left when the launcher ends, even when the launcher was killed
 * and could not stop its children. The end of its standard input tells it.
 */
export class Watchdog {
  readonly #process: ChildProcess;

  constructor(firestorePort?: number) {
    this.#process = spawn(process.execPath, [PROGRAM, String(firestorePort ?? '')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // Without the watchdog, the launcher still stops its children itself.
    this.#process.stdin?.on('error', () => undefined);
    this.#process.unref();
  }

  guard(pid: number | undefined): void {
    this.#send('+', pid);
  }

  forget(pid: number | undefined): void {
    this.#send('-', pid);
  }

  /** Has it kill what is left, and waits for that. */
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
