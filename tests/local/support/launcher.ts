import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { findFreeOffset, findTaken, resolvePorts } from '@doorstep/local/stack/ports.ts';
import { listProcesses, type ProcessInfo } from './processes.ts';

/** An instance of the stack for tests, on free ports. */
export interface TestInstance {
  name: string;
  root: string;
  data: string;
  env: NodeJS.ProcessEnv;
}

/** Java options that shorten the start of programs that run only for a minute or two. */
const SHORT_LIVED_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * Deletes the instance's files and finds free ports, above those of the stack that a test run may
 * start at the same moment. Does not start the stack.
 */
export async function createInstance(name: string, firstPort = 21_000): Promise<TestInstance> {
  const { root, data } = instancePaths(name);
  rmSync(root, { recursive: true, force: true });
  const offset = await findFreeOffset(firstPort);
  return {
    name,
    root,
    data,
    env: {
      ...process.env,
      DOORSTEP_INSTANCE: name,
      DOORSTEP_PORT_OFFSET: String(offset),
      DOORSTEP_DEMO: '0',
      DOORSTEP_STACK: undefined,
      JAVA_TOOL_OPTIONS: `${process.env['JAVA_TOOL_OPTIONS'] ?? ''} ${SHORT_LIVED_JAVA}`,
    },
  };
}

export interface LaunchOptions {
  command?: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** One run of the launcher or another command, in its own process group as in a terminal. */
export class Launch {
  readonly #process: ChildProcess;
  readonly #instance: TestInstance;
  readonly #ended: Promise<number | null>;
  output = '';

  constructor(
    instance: TestInstance,
    { command = [process.execPath, 'local/start.mjs'], cwd = ROOT, env = {} }: LaunchOptions = {},
  ) {
    const [program = '', ...args] = command;
    this.#instance = instance;
    this.#process = spawn(program, args, {
      cwd,
      env: { ...instance.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    this.#ended = new Promise((resolve) => {
      this.#process.once('close', (code) => resolve(code));
    });
  }

  get lastLine(): string {
    return this.output.trim().split('\n').at(-1) ?? '';
  }

  /** Waits for the line that starts with `Ready`. Returns the addresses. */
  async ready(): Promise<Addresses> {
    while (!/^Ready/m.test(this.output)) {
      if (this.#process.exitCode !== null) throw new Error(`The launcher ended:\n${this.output}`);
      await sleep(100);
    }
    const running = readFileSync(path.join(this.#instance.root, 'running.json'), 'utf8');
    return addressesSchema.parse(JSON.parse(running));
  }

  /** Signals the whole process group, as a terminal does on Ctrl-C. */
  interrupt(): void {
    process.kill(-this.#pid, 'SIGINT');
  }

  /** Kills the launcher only, so that it cannot clean up. */
  kill(): void {
    process.kill(this.#pid, 'SIGKILL');
  }

  /** Resolves with the exit code. */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  get #pid(): number {
    if (this.#process.pid === undefined) throw new Error('The process did not start.');
    return this.#process.pid;
  }
}

/** Waits up to 30 s for the end of all processes and free ports. Returns the remaining ones. */
export async function waitForCleanup(instance: TestInstance): Promise<string[]> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const ports = await findTaken(resolvePorts(instance.env));
    const left = [
      ...processesOf(instance).map(({ pid, command }) => `${pid}: ${command}`),
      ...ports.map((port) => `listening: ${port}`),
    ];
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(200);
  }
}

/** Returns the processes whose environment contains the instance's name. */
export function processesOf({ name }: TestInstance): ProcessInfo[] {
  return listProcesses().filter(({ environment }) =>
    environment.includes(`DOORSTEP_INSTANCE=${name}\0`),
  );
}
