/**
 * Bundles the functions for deploy and for the emulator: `node build.mjs [--outdir dir]`.
 * One file, `domain` inlined, npm packages left to the package.json written beside it.
 */
import { readdirSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { outdir: { type: 'string' } } });
const outdir = values.outdir ? resolve(values.outdir) : join(here, 'dist');

/** What the cloud installs: our runtime dependencies only, at exactly the versions tested here. */
function deployedPackage() {
  const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  return {
    name: own.name,
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: own.dependencies,
  };
}

mkdirSync(outdir, { recursive: true });
await build({
  entryPoints: [join(here, 'index.ts')],
  outfile: join(outdir, 'index.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: { '@doorstep/domain': join(here, '../domain') },
  sourcemap: true,
  logLevel: 'warning',
});
writeFileSync(join(outdir, 'package.json'), `${JSON.stringify(deployedPackage(), null, 2)}\n`);
for (const file of readdirSync(here)) {
  if (file.startsWith('.env') && file !== '.env.example') {
    copyFileSync(join(here, file), join(outdir, file));
  }
}
