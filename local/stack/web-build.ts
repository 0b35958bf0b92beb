import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Children } from './children.ts';
import { webBuild } from './components.ts';
import { webVariables } from './environment.ts';
import { ROOT } from './paths.ts';
import type { Stage } from './stage.ts';

const INPUTS = ['web', 'domain', 'package-lock.json', 'tsconfig.base.json'];

/**
 * Builds the site into the instance, and what renders its pages, unless both stand there whole, made from
 * these same sources.
 */
export async function buildWeb(stage: Stage, children: Children): Promise<void> {
  const stamp = path.join(stage.instance.root, 'web.stamp');
  const sources = digest(
    INPUTS.map((input) => path.join(ROOT, input)),
    JSON.stringify([webVariables(stage), stage.addresses.site]),
  );
  const current = (): string =>
    `${sources} ${digest([stage.instance.web, stage.instance.page], '')}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current()) return;
  await children.run(webBuild(stage));
  writeFileSync(stamp, current());
}

function digest(roots: string[], text: string): string {
  const hash = createHash('sha256').update(text);
  for (const file of roots.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(root: string): string[] {
  if (!existsSync(root)) return [];
  if (statSync(root).isFile()) return [root];
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'dist-server'].includes(name))
    .flatMap((entry) => {
      const file = path.join(root, entry.name);
      return entry.isDirectory() ? filesOf(file) : [file];
    });
}
