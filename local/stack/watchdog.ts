import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));

/**
 * A small process that ends what is left when the launcher has ended, also when that one was killed
 * outright, so that nothing goes on holding the ports. It is told of each child through its
 * standard input; the end of that input is the end of the launcher.
 */
export class Watchdog {
  readonly #process: ChildProcess;

  /** `firestorePort`: the emulators start that process in a group of its own, out of our sight. */
  constructor(firestorePort?: number) {
    this.#process = spawn(process.execPath, [PROGRAM, String(firestorePort ?? '')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // Without it the launcher still ends its children itself.
    this.#process.stdin?.on('error', () => undefined);
    this.#process.unref();
  }

  guard(pid: number | undefined): void {
    this.#tell('+', pid);
  }

  forget(pid: number | undefined): void {
    this.#tell('-', pid);
  }

  /** Lets it look for what is left, and waits for it. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.ref();
    this.#process.stdin?.end();
    await once(this.#process, 'exit');
  }

  #tell(sign: '+' | '-', pid: number | undefined): void {
    if (pid !== undefined) this.#process.stdin?.write(`${sign}${pid}\n`);
  }
}
