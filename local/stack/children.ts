import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
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
  /** Show its output instead of logging it. */
  echo?: boolean;
}

interface Running {
  spec: ChildSpec;
  process: ChildProcess;
  /** 'code 0', 'SIGKILL', or why it did not start. */
  ended: Promise<string>;
}

/**
 * The processes of one stack. Each is in a process group of its own, so that a Ctrl-C in the
 * terminal reaches only the launcher, which then ends them in order. They write into
 * `<logs>/<name>.log` directly, not through the launcher: its end must not break their pipes.
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

  /** Starts a component that has to stay: its end is reported to `onDeath`. */
  start(spec: ChildSpec): void {
    const running = this.#spawn(spec);
    void running.ended.then((how) => {
      if (this.#running.get(spec.name) !== running) return;
      this.#running.delete(spec.name);
      if (!this.#stopping) this.#onDeath(this.#problem(spec, how));
    });
  }

  /** Runs a command to its end; rejects with a Problem that holds its last lines if it fails. */
  async run(spec: ChildSpec): Promise<void> {
    const { how, problem } = await this.runToEnd(spec);
    if (how !== 'code 0') throw problem;
  }

  /** The same, and says how it ended ('code 0', 'SIGKILL'), and that in words. */
  async runToEnd(spec: ChildSpec): Promise<{ how: string; problem: Problem }> {
    const running = this.#spawn(spec);
    const how = await running.ended;
    this.#running.delete(spec.name);
    return { how, problem: this.#problem(spec, how) };
  }

  /** Ends one child and waits for it; forced when it does not end by itself. */
  async stop(name: string): Promise<void> {
    const running = this.#running.get(name);
    if (running === undefined) return;
    this.#running.delete(name);
    signalGroup(running.process, 'SIGTERM');
    const force = setTimeout(() => signalGroup(running.process, 'SIGKILL'), PATIENCE_MS);
    await running.ended;
    clearTimeout(force);
  }

  /** Ends everything, at once; nothing can be started any more. */
  async stopAll(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#running.keys()].map((name) => this.stop(name)));
  }

  #spawn(spec: ChildSpec): Running {
    if (this.#stopping) throw new Error(`${spec.name} is not started: everything is being ended.`);
    const log = openSync(this.#logOf(spec), 'a');
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', ...(spec.echo ? (['inherit', 'inherit'] as const) : [log, log])],
    });
    closeSync(log);
    this.#watchdog.guard(child.pid);
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code ?? 'unknown'}`));
    }).finally(() => {
      // Whatever it started itself ends with it.
      signalGroup(child, 'SIGKILL');
      this.#watchdog.forget(child.pid);
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
    return new Problem(
      `${spec.name} ended (${how}). All it said is in ${log}; the last of it:\n${tail}`,
    );
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // Nobody is left in it.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
