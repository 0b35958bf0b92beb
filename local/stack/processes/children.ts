import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.ts';
import type { Watchdog } from './watchdog.ts';

const LAST_LINES = 15;
const STOP_TIMEOUT_MS = 15_000;

export interface ChildSpec {
  /** The name in messages and of the log file: 'emulators', 'mail-inbox'. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Prints the output instead of writing it to the log. */
  echo?: boolean;
}

interface Running {
  spec: ChildSpec;
  process: ChildProcess;
  /** Resolves with 'code 0', 'SIGKILL', or why it did not start. */
  ended: Promise<string>;
}

/**
 * The child processes of one stack. Each has its own process group, so Ctrl-C in the terminal
 * reaches only the launcher, which then stops them. They write to `<logs>/<name>.log` directly,
 * because a pipe would break if the launcher is killed.
 */
export class Children {
  readonly #running = new Map<string, Running>();
  readonly #logs: string;
  readonly #watchdog: Watchdog;
  readonly #onEnd: (problem: Problem) => void;
  #isStopping = false;

  constructor(logs: string, watchdog: Watchdog, onEnd: (problem: Problem) => void) {
    this.#logs = logs;
    this.#watchdog = watchdog;
    this.#onEnd = onEnd;
  }

  /** Starts a component. If it ends on its own, calls `onEnd`. */
  start(spec: ChildSpec): void {
    const running = this.#spawn(spec);
    void running.ended.then((how) => {
      if (this.#running.get(spec.name) !== running) return;
      this.#running.delete(spec.name);
      if (!this.#isStopping) this.#onEnd(this.#problem(spec, how));
    });
  }

  /** Runs a command to its end. Throws a Problem with the last lines of its output if it fails. */
  async run(spec: ChildSpec): Promise<void> {
    const { how, problem } = await this.runToEnd(spec);
    if (how !== 'code 0') throw problem;
  }

  /** Runs a command to its end and returns how it ended ('code 0', 'SIGKILL'). */
  async runToEnd(spec: ChildSpec): Promise<{ how: string; problem: Problem }> {
    const running = this.#spawn(spec);
    const how = await running.ended;
    this.#running.delete(spec.name);
    return { how, problem: this.#problem(spec, how) };
  }

  /** Stops one child and waits for its end. Kills it after 15 seconds. */
  async stop(name: string): Promise<void> {
    const running = this.#running.get(name);
    if (running === undefined) return;
    this.#running.delete(name);
    signalGroup(running.process, 'SIGTERM');
    const force = setTimeout(() => signalGroup(running.process, 'SIGKILL'), STOP_TIMEOUT_MS);
    await running.ended;
    clearTimeout(force);
  }

  /** Stops all children in parallel. No child can be started afterwards. */
  async stopAll(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#running.keys()].map((name) => this.stop(name)));
  }

  #spawn(spec: ChildSpec): Running {
    if (this.#isStopping)
      throw new Error(`${spec.name} cannot start, because the stack is stopping.`);
    const log = openSync(this.#logOf(spec), 'a');
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', ...(spec.echo ? (['inherit', 'inherit'] as const) : [log, log])],
    });
    closeSync(log);
    this.#watchdog.add(child.pid);
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code ?? 'unknown'}`));
    }).finally(() => {
      // The child's own children may still be running.
      signalGroup(child, 'SIGKILL');
      this.#watchdog.remove(child.pid);
    });
    const running = { spec, process: child, ended };
    this.#running.set(spec.name, running);
    return running;
  }

  #logOf({ name }: ChildSpec): string {
    return path.join(this.#logs, `${name}.log`);
  }

  #problem(spec: ChildSpec, how: string): Problem {
    if (spec.echo) return new Problem(`${spec.name} ended (${how}).`);
    const log = this.#logOf(spec);
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
    const tail = lines.map((line) => `    ${line}`).join('\n');
    return new Problem(`${spec.name} ended (${how}). Its log is ${log}; the last lines:\n${tail}`);
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // All processes of the group have ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
