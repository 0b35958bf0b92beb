import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { findFreeOffset } from '@doorstep/local/stack/ports.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { testEnvironment } from '../support/test-stack.ts';

const LIMIT_MS = 300_000;

export interface StartedStack {
  addresses: Addresses;
  /** The milliseconds from the command to `Ready`. */
  startMs: number;
  stop: () => Promise<void>;
}

/** Starts a throwaway stack on free ports, as `npm start` does. An interrupt stops it. */
export async function startStack(
  instance: string,
  { demo }: { demo: boolean },
): Promise<StartedStack> {
  const { running } = instancePaths(instance);
  rmSync(running, { force: true });
  const start = performance.now();
  const args = ['local/start.mjs', '--throwaway', '--instance', instance];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DOORSTEP_PORT_OFFSET: String(await findFreeOffset()),
      DOORSTEP_DEMO: demo ? '1' : '0',
    },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(1)));
  }
  while (!existsSync(running)) {
    // The stack has already printed the reason.
    if (child.exitCode !== null) throw new Problem(`The stack ended with code ${child.exitCode}.`);
    if (performance.now() - start > LIMIT_MS) {
      await stop();
      throw new Problem(`The stack was not ready within ${LIMIT_MS / 1000} s.`);
    }
    await sleep(50);
  }
  const startMs = performance.now() - start;
  const addresses = addressesSchema.parse(JSON.parse(readFileSync(running, 'utf8')));
  return { addresses, startMs, stop };
}

/** Sets the environment variables of the tests, so that their helpers use this stack. */
export function setTestEnvironment(addresses: Addresses): void {
  Object.assign(process.env, testEnvironment(addresses));
}
