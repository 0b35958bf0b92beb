import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A tiny process that outlives a launcher which was killed outright (SIGKILL, a closed machine) and
 * then ends the children, so that nothing is left holding the ports. Told of each child through its
 * standard input; the end of that input is the end of the launcher.
 */
export class Watchdog {
  readonly #process: ChildProcess;

  constructor() {
    this.#process = spawn(
      process.execPath,
      [fileURLToPath(new URL('./watchdog.mjs', import.meta.url))],
      {
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    );
    // When it is gone, the launcher still ends its children itself.
    this.#process.stdin?.on('error', () => undefined);
    this.#process.unref();
  }

  guard(pid: number | undefined): void {
    this.#tell('+', pid);
  }

  forget(pid: number | undefined): void {
    this.#tell('-', pid);
  }

  stop(): void {
    this.#process.stdin?.end();
  }

  #tell(sign: '+' | '-', pid: number | undefined): void {
    if (pid !== undefined) this.#process.stdin?.write(`${sign}${pid}\n`);
  }
}
