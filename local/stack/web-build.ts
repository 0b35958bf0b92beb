import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Children } from './children.ts';
import { webBuild } from './components.ts';
import { webVariables } from './environment.ts';
import { ROOT } from './paths.ts';
import type { Stage } from './stage.ts';

const SOURCES = ['web', 'domain', 'package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = ['node_modules', 'dist', 'dist-server'];

/** Builds the site and its server rendering, unless the last build was made of the same sources. */
export async function buildWeb(stage: Stage, children: Children): Promise<void> {
  const stamp = path.join(stage.instance.root, 'web.stamp');
  const sources = digest(JSON.stringify([webVariables(stage), stage.addresses.site]));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(stamp, { force: true });
  await children.run(webBuild(stage));
  writeFileSync(stamp, sources);
}

/** Returns a hash of all sources and of `settings`. */
function digest(settings: string): string {
  const hash = createHash('sha256').update(settings);
  for (const file of SOURCES.flatMap((name) => filesOf(path.join(ROOT, name)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(root: string): string[] {
  if (statSync(root).isFile()) return [root];
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.includes(name))
    .flatMap(({ name }) => filesOf(path.join(root, name)));
}
