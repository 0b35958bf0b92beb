import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { findFreeOffset } from '@doorstep/local/stack/ports.ts';
import { SAMPLE_BRAND } from '@doorstep/domain/sample-brand';
import { putBrand } from './checkout-copy.ts';

const INSTANCE = 'second';

/** The font file that the second brand names (`fonts.css`). */
const FONTS = `@font-face {
  font-family: 'Klingel Headings';
  font-weight: 300 900;
  font-display: swap;
  src: url(@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2) format('woff2');
}
`;

/** Puts the second brand in place of the first one, as docs/brand.md says. */
export function rebrand(copy: string): void {
  putBrand(copy, 'sample-brand');
  writeFileSync(path.join(copy, `web/${SAMPLE_BRAND.fonts.css}`), FONTS);
}

export interface RunningCopy {
  addresses: Addresses;
  /** The folder of the built site. */
  web: string;
  stop: () => Promise<void>;
}

/** Waits until the stack is ready. Throws with its output if it ends before. */
async function untilReady(child: ChildProcess, file: string, output: () => string) {
  while (!existsSync(file)) {
    if (child.exitCode !== null) throw new Error(`The stack ended:\n${output()}`);
    await sleep(250);
  }
  return addressesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Builds and starts the copy without demo data. */
export async function startCopy(copy: string): Promise<RunningCopy> {
  const offset = String(await findFreeOffset());
  const child = spawn(
    process.execPath,
    // Without local/start.mjs, which would install the packages.
    ['--import', 'tsx', 'local/stack/main.ts', '--throwaway', '--instance', INSTANCE],
    {
      cwd: copy,
      detached: true,
      env: {
        ...process.env,
        DOORSTEP_PORT_OFFSET: offset,
        DOORSTEP_DEMO: '0',
        DOORSTEP_BRAND: undefined,
        DOORSTEP_STACK: undefined,
        NODE_ENV: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const folder = path.join(copy, '.local', INSTANCE);
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  try {
    const addresses = await untilReady(child, path.join(folder, 'running.json'), () => output);
    return { addresses, web: path.join(folder, 'web'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
