/**
 * The code of the deploy. A cold start reads one file, `index.js`, with `domain` and the packages that
 * every function needs inlined. What only some need, or none before it is called, stands in files of
 * its own beside it. See docs/decisions/0022-one-file-at-a-cold-start.md.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { APART } from './apart.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/** Named by firebase-functions, for triggers that we have none of. */
const NEVER_READ = { 'admin.cjs': ['firebase-admin/database'] };

const COMMON = {
  absWorkingDir: here,
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
};

/** What packages that were written for CommonJS expect to have around them. */
const COMMONJS = `import { createRequire as requireFrom } from 'node:module';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireFrom(import.meta.url);
const __filename = pathOf(import.meta.url);
const __dirname = pathOf(new URL('.', import.meta.url));`;

/** All names of a module; the first that is looked at reads the file with the module itself. */
async function standIn(module, file) {
  const names = Object.keys(await import(module)).filter((name) => name !== '__esModule');
  const getters = names.map((name) => `get ${JSON.stringify(name)}() { return read().${name}; }`);
  return `
const { readCompiled } = require('./read-compiled.mjs');
let found;
const read = () => (found ??= readCompiled(__dirname + '/${file}')['${module}']());
module.exports = { __esModule: true, ${getters.join(', ')} };`;
}

/** Replaces the modules of all files but `own`, which holds its own. */
const readWhenNeeded = (own) => ({
  name: 'read-when-needed',
  setup({ onResolve, onLoad }) {
    const files = new Map(
      [...Object.entries(APART), ...Object.entries(NEVER_READ)]
        .filter(([file]) => file !== own)
        .flatMap(([file, modules]) => modules.map((module) => [module, file])),
    );
    onResolve({ filter: /^[^.]/ }, ({ path }) =>
      files.has(path) ? { path, namespace: 'apart' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'apart' }, async ({ path }) => ({
      contents: await standIn(path, files.get(path)),
      loader: 'js',
      resolveDir: here,
    }));
  },
});

function buildIndex(outdir) {
  return build({
    ...COMMON,
    entryPoints: [join(here, 'index.ts')],
    outfile: join(outdir, 'index.js'),
    format: 'esm',
    alias: { '@doorstep/domain': join(here, '../domain') },
    // Native: each machine has its own.
    external: ['sharp'],
    banner: { js: COMMONJS },
    plugins: [readWhenNeeded('index.js')],
    sourcemap: true,
  });
}

function buildApart(outdir, file, modules) {
  const contents = modules.map((module) => `exports['${module}'] = () => require('${module}');`);
  return build({
    ...COMMON,
    stdin: { contents: contents.join('\n'), resolveDir: here },
    outfile: join(outdir, file),
    format: 'cjs',
    // What an `import` would get, where a package has both.
    conditions: ['import'],
    plugins: [readWhenNeeded(file)],
    // Their comments are half of what would be read; without them it is ASCII, which V8 reads faster.
    minifyWhitespace: true,
    legalComments: 'none',
  });
}

/** The program that keeps what is compiled, for the cloud's build too. */
function buildKeeper(outdir) {
  return build({
    ...COMMON,
    entryPoints: [join(here, 'keep-compiled.mjs')],
    outfile: join(outdir, 'keep-compiled.js'),
    format: 'esm',
  });
}

/** Writes the code of the deploy into `outdir`. */
export async function bundle(outdir) {
  await Promise.all([
    buildIndex(outdir),
    buildKeeper(outdir),
    ...Object.entries(APART).map(([file, modules]) => buildApart(outdir, file, modules)),
  ]);
}
