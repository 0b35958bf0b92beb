import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { findFreeOffset, findTaken, resolvePorts } from '@doorstep/local/stack/ports.ts';
import { listProcesses, type Listed } from './processes.ts';

/** An instance that only these tests use, on ports that nothing else uses. */
export interface TestInstance {
  name: string;
  root: string;
  data: string;
  env: NodeJS.ProcessEnv;
}

/** These stacks live for a minute or two: code that Java compiles twice is not worth its second time. */
const SHORT_LIVED_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export async function makeInstance(name: string, portsFrom?: number): Promise<TestInstance> {
  const { root, data } = instancePaths(name);
  rmSync(root, { recursive: true, force: true });
  const offset = await findFreeOffset(portsFrom);
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
  env?: NodeJS.ProcessEnv;
}

/** One run of the launcher, as a terminal has it: in a process group of its own. */
export class Launch {
  readonly #process: ChildProcess;
  readonly #instance: TestInstance;
  readonly #ended: Promise<number | null>;
  output = '';

  constructor(
    instance: TestInstance,
    { command = [process.execPath, 'local/start.mjs'], env = {} }: LaunchOptions = {},
  ) {
    const [program = '', ...args] = command;
    this.#instance = instance;
    this.#process = spawn(program, args, {
      cwd: ROOT,
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

  get pid(): number {
    if (this.#process.pid === undefined) throw new Error('It did not start.');
    return this.#process.pid;
  }

  /** The last line that says something. */
  get lastLine(): string {
    return this.output.trim().split('\n').at(-1) ?? '';
  }

  /** Waits for the line that begins with `Ready` and gives the addresses. */
  async ready(): Promise<Addresses> {
    while (!/^Ready/m.test(this.output)) {
      if (this.#process.exitCode !== null) throw new Error(`It ended:\n${this.output}`);
      await sleep(100);
    }
    const { running } = instancePaths(this.#instance.name);
    return addressesSchema.parse(JSON.parse(readFileSync(running, 'utf8')));
  }

  /** What a terminal does on Ctrl-C: a signal to the whole group. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** The launcher alone, at once, with no chance to tidy up. */
  kill(): void {
    process.kill(this.pid, 'SIGKILL');
  }

  /** The exit code. */
  ended(): Promise<number | null> {
    return this.#ended;
  }
}

/** Runs the launcher, or another command, to its end: for starts that have to fail. */
export async function runToEnd(
  instance: TestInstance,
  env: NodeJS.ProcessEnv = {},
  command?: string[],
): Promise<{ code: number | null; output: string; lastLine: string }> {
  const launch = new Launch(instance, { env, ...(command && { command }) });
  const code = await launch.ended();
  return { code, output: launch.output, lastLine: launch.lastLine };
}

/** What is left of an instance's processes: those that inherited its name, and ports still held. */
export async function leftBehind(instance: TestInstance): Promise<string[]> {
  const ports = await findTaken(resolvePorts(instance.env));
  const processes = processesOf(instance).map(({ pid, command }) => `${pid}: ${command}`);
  return [...processes, ...ports.map((port) => `listening: ${port}`)];
}

/** Waits until nothing is left; gives what is when that takes too long. */
export async function untilNothingIsLeft(instance: TestInstance): Promise<string[]> {
  const deadline = Date.now() + 30_000;
  let left = await leftBehind(instance);
  while (left.length > 0 && Date.now() < deadline) {
    await sleep(200);
    left = await leftBehind(instance);
  }
  return left;
}

/** Those that inherited the instance's name. */
export function processesOf({ name }: TestInstance): Listed[] {
  return listProcesses().filter(({ environment }) =>
    environment.includes(`DOORSTEP_INSTANCE=${name}\0`),
  );
}
