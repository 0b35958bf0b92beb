import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.ts';
import type { Watchdog } from './watchdog.ts';

const LAST_LINES = 15;
const PATIENCE_MS = 15_000;

export interface ChildSpec {
  /** Names the log file and the messages: 'emulators', 'mail-inbox'. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Show its output as well. */
  echo?: boolean;
}

interface Running {
  spec: ChildSpec;
  process: ChildProcess;
  tail: string[];
  exited: Promise<string>;
}

/**
 * The processes of one stack. Each runs in a process group of its own, so that a Ctrl-C in the
 * terminal reaches only the launcher, which then ends them in order. Output goes to
 * `<logs>/<name>.log`.
 */
export class Children {
  readonly #running = new Map<string, Running>();
  readonly #logs: string;
  readonly #watchdog: Watchdog;
  readonly #onDeath: (problem: Problem) => void;
  #stopping = false;

  constructor(logs: string, watchdog: Watchdog, onDeath: (problem: Problem) => void) {
    this.#logs = logs;
    this.#watchdog = watchdog;
    this.#onDeath = onDeath;
  }

  /** Starts a component that has to stay: its end is reported to `onDeath` with its last lines. */
  start(spec: ChildSpec): void {
    const running = this.#spawn(spec);
    void running.exited.then((how) => {
      if (this.#running.get(spec.name) !== running) return;
      this.#running.delete(spec.name);
      if (!this.#stopping) this.#onDeath(this.#death(running, how));
    });
  }

  /** Runs a command to its end; rejects with a Problem that holds its last lines if it fails. */
  async run(spec: ChildSpec): Promise<void> {
    const running = this.#spawn(spec);
    const how = await running.exited;
    this.#running.delete(spec.name);
    if (how !== 'code 0') throw this.#death(running, how);
  }

  /** Ends one child and waits for it; forced when it does not end by itself. */
  async stop(name: string): Promise<void> {
    const running = this.#running.get(name);
    if (running === undefined) return;
    this.#running.delete(name);
    signalGroup(running.process, 'SIGTERM');
    const force = setTimeout(() => signalGroup(running.process, 'SIGKILL'), PATIENCE_MS);
    await running.exited;
    clearTimeout(force);
  }

  /** Ends everything, at once. */
  async stopAll(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#running.keys()].map((name) => this.stop(name)));
  }

  #spawn(spec: ChildSpec): Running {
    if (this.#stopping) throw new Error(`${spec.name} is not started: everything is being ended.`);
    const log = createWriteStream(path.join(this.#logs, `${spec.name}.log`), { flags: 'a' });
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const tail: string[] = [];
    const note = (chunk: Buffer): void => {
      log.write(chunk);
      if (spec.echo) process.stdout.write(chunk);
      tail.push(...chunk.toString('utf8').split('\n').filter(Boolean));
      tail.splice(0, tail.length - LAST_LINES);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    const exited = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(signal ?? `code ${code ?? 'unknown'}`));
    }).finally(() => {
      log.end();
      this.#watchdog.forget(child.pid);
    });
    this.#watchdog.guard(child.pid);
    const running = { spec, process: child, tail, exited };
    this.#running.set(spec.name, running);
    return running;
  }

  #death({ spec, tail }: Running, how: string): Problem {
    const log = path.join(this.#logs, `${spec.name}.log`);
    const lines = tail.map((line) => `    ${line}`).join('\n');
    return new Problem(
      `${spec.name} ended (${how}); the whole log is ${log}. Its last lines:\n${lines}`,
    );
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // It went by itself in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
