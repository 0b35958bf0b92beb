import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Children } from './children.ts';
import { functionsBuild, siteBuild, ticker } from './components.ts';
import { siteVariables } from './environment.ts';
import { ROOT } from './paths.ts';
import type { Stage } from './stage.ts';

const SITE_SOURCES = ['web', 'domain', 'package-lock.json', 'tsconfig.base.json'];
const IGNORED = ['node_modules', 'dist', 'dist-server'];
const DEBOUNCE_MS = 200;

/**
 * Builds the site and its server rendering, which the functions load from the folder `page` when
 * the first page is requested. Keeps the last build if neither the sources nor the settings
 * changed.
 */
export async function buildSite(stage: Stage, children: Children): Promise<void> {
  const { instance, addresses } = stage;
  const fingerprint = path.join(instance.root, 'site.sha256');
  const sources = hashSources(JSON.stringify([siteVariables(stage), addresses.site]));
  if (existsSync(fingerprint) && readFileSync(fingerprint, 'utf8') === sources) return;
  rmSync(fingerprint, { force: true });
  // The Functions emulator reloads the functions if one of their files changes, not if it is new.
  rmSync(instance.page, { recursive: true, force: true });
  await children.run(siteBuild(stage));
  writeFileSync(fingerprint, sources);
}

function hashSources(settings: string): string {
  const hash = createHash('sha256').update(settings);
  for (const file of SITE_SOURCES.flatMap((name) => filesOf(path.join(ROOT, name)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(root: string): string[] {
  if (statSync(root).isFile()) return [root];
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.includes(name))
    .flatMap(({ name }) => filesOf(path.join(root, name)));
}

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

/** Rebuilds when a source changes. The emulator reloads the bundle; the ticker is restarted. */
export function watchFunctions(stage: Stage, children: Children, signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = (_: string, file: string | null): void => {
    if (file === null || !/\.(ts|mjs)$/.test(file) || file.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(stage, children, signal), DEBOUNCE_MS);
  };
  for (const folder of ['functions', 'domain']) {
    watch(path.join(ROOT, folder), { recursive: true, signal }, onChange);
  }
}

async function rebuild(stage: Stage, children: Children, signal: AbortSignal): Promise<void> {
  try {
    await children.run(functionsBuild(stage));
    await children.stop('ticker');
    children.start(ticker(stage));
    console.log('Functions rebuilt.');
  } catch (error) {
    // The source does not compile. The next change rebuilds it.
    if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
  }
}
