import { watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Children } from './children.ts';
import { functionsBuild, ticker } from './components.ts';
import { ROOT } from './paths.ts';
import type { Stage } from './stage.ts';

const DEBOUNCE_MS = 200;

/** Bundles the functions into the instance and writes their settings beside them. */
export async function buildFunctions(stage: Stage, children: Children): Promise<void> {
  await children.run(functionsBuild(stage));
  const { settings, secrets } = stage.functions;
  // Takes precedence over a .env of the repository, which is for production.
  writeDotenv(path.join(stage.instance.functions, '.env.local'), settings);
  writeDotenv(path.join(stage.instance.functions, '.secret.local'), secrets);
}

function writeDotenv(file: string, values: Record<string, string>): void {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(file, lines.join(''));
}

/** Rebuilds when a source changes: the emulator reloads the bundle, the ticker is restarted. */
export function watchFunctions(stage: Stage, children: Children, signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  const changed = (_: string, file: string | null): void => {
    if (file === null || !/\.(ts|mjs)$/.test(file) || file.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(stage, children, signal), DEBOUNCE_MS);
  };
  for (const folder of ['functions', 'domain']) {
    watch(path.join(ROOT, folder), { recursive: true, signal }, changed);
  }
}

async function rebuild(stage: Stage, children: Children, signal: AbortSignal): Promise<void> {
  try {
    await children.run(functionsBuild(stage));
    await children.stop('ticker');
    children.start(ticker(stage));
    console.log('Functions rebuilt.');
  } catch (error) {
    // A mistake in the source: the next save builds again.
    if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
  }
}
