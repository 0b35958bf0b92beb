import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { findFreeOffset } from '@doorstep/local/stack/ports.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';

const LIMIT_MS = 300_000;
/** Of all of it: 100,000 of everything need more in the emulator than the quarter that Java allows itself. */
const MUCH_MEMORY = '-XX:MaxRAMPercentage=65';
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface BenchStack {
  addresses: Addresses;
  /** From the command to Ready. */
  seconds: number;
  stop: () => Promise<void>;
}

/** The first start after this builds all of it; see local/stack/web-build.ts. */
export function forgetBuilds(instance: string): void {
  rmSync(instancePaths(instance).root, { recursive: true, force: true });
}

/** An interrupted process ends its stack first: nobody else does where only this process is told. */
function onInterrupt(end: () => Promise<void>): () => void {
  let isEnding = false;
  // Ctrl-C may arrive twice, from the terminal and from npm.
  const interrupted = (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    console.error(`${signal}: taking the stack down …`);
    void end().then(() => process.exit(1));
  };
  for (const signal of INTERRUPTS) process.on(signal, interrupted);
  return () => {
    for (const signal of INTERRUPTS) process.off(signal, interrupted);
  };
}

interface StackOptions {
  /** Whether the demo market is in it. */
  demo: boolean;
  /** Whether very much will be written into it. */
  large?: boolean;
}

/** Starts a throwaway stack as `npm start` does, on ports of its own. */
export async function startStack(
  instance: string,
  { demo, large = false }: StackOptions,
): Promise<BenchStack> {
  const { running } = instancePaths(instance);
  rmSync(running, { force: true });
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['local/start.mjs', '--throwaway', '--instance', instance],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DOORSTEP_PORT_OFFSET: String(await findFreeOffset()),
        DOORSTEP_DEMO: demo ? '1' : '0',
        ...(large && { JAVA_TOOL_OPTIONS: MUCH_MEMORY }),
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGINT');
    await ended;
  };
  const forget = onInterrupt(end);
  const stop = async () => {
    await end();
    forget();
  };
  while (!existsSync(running)) {
    // It has said why.
    if (child.exitCode !== null) throw new Problem(`The stack ended with code ${child.exitCode}.`);
    if (performance.now() - begun > LIMIT_MS) {
      await stop();
      throw new Problem(`The stack was not ready within ${LIMIT_MS / 1000} s.`);
    }
    await sleep(50);
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    addresses: addressesSchema.parse(JSON.parse(readFileSync(running, 'utf8'))),
    seconds,
    stop,
  };
}
