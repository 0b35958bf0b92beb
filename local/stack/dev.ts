import { watch } from 'chokidar';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildFunctions } from './builds.ts';
import type { Children } from './processes/children.ts';
import { ticker } from './components.ts';
import { emulatorLog, logSize } from './emulators/emulator-log.ts';
import { reloadFunctions } from './emulators/emulators.ts';
import { ROOT } from './paths.ts';
import type { Stage } from './stage.ts';

// What `npm run dev` adds to `npm start`. Vite serves the site and follows its sources.

/** Several files that are saved at once make one build. */
const DEBOUNCE_MS = 50;
const LOG_POLL_MS = 200;

const FUNCTION_SOURCES = ['functions', 'domain'].map((folder) => path.join(ROOT, folder));

/** What the emulators log about a changed rules file. They log success after an error, too. */
const RULES_ERROR = /\S*((firestore|storage)\.rules:\d)/;
const RULES_UPDATED = /Rules updated|updating rules for Cloud Storage/;

/** Rebuilds and reloads the functions when a source changes, until the signal is aborted. */
export function watchFunctions(stage: Stage, children: Children, signal: AbortSignal): void {
  const watcher = watch(FUNCTION_SOURCES, { ignoreInitial: true, ignored: isIgnored });
  let isChanged = false;
  let isRunning = false;
  const onChange = async () => {
    isChanged = true;
    if (isRunning) return;
    isRunning = true;
    while (isChanged && !signal.aborted) {
      await sleep(DEBOUNCE_MS);
      isChanged = false;
      await reload({ stage, children, signal, isOutdated: () => isChanged });
    }
    isRunning = false;
  };
  watcher.on('all', () => void onChange());
  signal.addEventListener('abort', () => void watcher.close());
}

function isIgnored(file: string, stats?: { isFile: () => boolean }): boolean {
  if (/[\\/](node_modules|dist)$|\.test\.tsx?$/.test(file)) return true;
  return stats?.isFile() === true && !/\.(ts|mjs)$/.test(file);
}

interface Reload {
  stage: Stage;
  children: Children;
  signal: AbortSignal;
  /** Whether a source has changed since the build began. */
  isOutdated: () => boolean;
}

/** Builds the functions and loads them, unless a newer change needs another build first. */
async function reload({ stage, children, signal, isOutdated }: Reload): Promise<void> {
  const started = performance.now();
  try {
    await buildFunctions(stage, children);
    if (isOutdated()) return;
    await reloadFunctions(stage);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`The functions run the new code (${seconds} s).`);
    // The scheduled functions have loaded the old bundle.
    await children.stop('ticker');
    children.start(ticker(stage));
  } catch (error) {
    // The source has an error. The next change rebuilds it.
    if (!signal.aborted)
      console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Prints what the emulators log about changed rules, until the signal is aborted. */
export async function followRules({ instance }: Stage, signal: AbortSignal): Promise<void> {
  const log = emulatorLog(instance);
  let start = logSize(instance);
  while (!signal.aborted) {
    const size = logSize(instance);
    if (size > start) {
      const added = readFileSync(log).subarray(start, size).toString().split('\n');
      const errors = added.filter((line) => RULES_ERROR.test(line));
      const updated = added.filter((line) => RULES_UPDATED.test(line));
      for (const line of errors.length > 0 ? errors : updated) {
        console.log(line.replace(RULES_ERROR, '$1'));
      }
      start = size;
    }
    await sleep(LOG_POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
