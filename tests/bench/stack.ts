import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { findFreeOffset } from '@doorstep/local/stack/ports.ts';

const INSTANCE = 'bench';
const LIMIT_MS = 180_000;

export interface BenchStack {
  addresses: Addresses;
  /** From the command to Ready. */
  seconds: number;
  stop: () => Promise<void>;
}

/** Starts a stack with the demo market, as `npm start` does, on ports of its own. */
export async function startStack(): Promise<BenchStack> {
  const { running } = instancePaths(INSTANCE);
  rmSync(running, { force: true });
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['local/start.mjs', '--throwaway', '--instance', INSTANCE],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DOORSTEP_PORT_OFFSET: String(await findFreeOffset()) },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!existsSync(running)) {
    if (child.exitCode !== null) throw new Error(`The stack ended with ${child.exitCode}`);
    if (performance.now() - begun > LIMIT_MS) throw new Error('The stack did not get ready');
    await sleep(50);
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    addresses: addressesSchema.parse(JSON.parse(readFileSync(running, 'utf8'))),
    seconds,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}
