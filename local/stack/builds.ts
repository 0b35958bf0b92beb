import { BRAND } from '@doorstep/domain/brand';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Children } from './processes/children.ts';
import { functionsBuild, siteBuild } from './components.ts';
import { siteVariables } from './environment.ts';
import { codebaseFolders, ROOT } from './paths.ts';
import type { Stage } from './stage.ts';

const SITE_SOURCES = ['web', 'domain', 'package-lock.json', 'tsconfig.base.json'];
const IGNORED = ['node_modules', 'dist', 'dist-server'];

/**
 * Builds the site and its server rendering, which the functions load from the folder `page` when
 * the first page is requested. Keeps the last build if neither the sources nor the settings
 * changed.
 */
export async function buildSite(stage: Stage, children: Children): Promise<void> {
  const { instance, addresses } = stage;
  const fingerprint = path.join(instance.root, 'site.sha256');
  const sources = hashSources(JSON.stringify([siteVariables(stage), addresses.site, BRAND]));
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

/**
 * Bundles the codebases of the functions into the instance and writes their settings beside them.
 */
export async function buildFunctions(stage: Stage, children: Children): Promise<void> {
  const { settings, secrets } = stage.functions;
  for (const [codebase, folder] of Object.entries(codebaseFolders(stage.instance))) {
    await children.run(functionsBuild(stage, codebase, folder));
    // Takes precedence over a .env of the repository, which is for production.
    writeDotenv(path.join(folder, '.env.local'), settings);
    writeDotenv(path.join(folder, '.secret.local'), secrets);
  }
}

function writeDotenv(file: string, values: Record<string, string>): void {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(file, lines.join(''));
}
