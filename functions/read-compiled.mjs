import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { constants, Script } from 'node:vm';

/**
 * How the files beside `index.js` are read: as by `require`, and with what V8 had compiled of them when they were
 * built (keep-compiled.mjs). See docs/decisions/0022-one-file-at-a-cold-start.md.
 */

/** V8 itself refuses what it did not make, in this version and with these flags. */
const keptBeside = (file) => `${file}.${process.versions.v8}.cache`;

/**
 * Google starts functions with a limit of the heap (`NODE_OPTIONS`), each with its own, and builds them without one. A limit
 * holds from a process's beginning: while code is read or kept it need not be a flag.
 */
function withoutLimit(file, work) {
  const flags = [process.env.NODE_OPTIONS, ...process.execArgv].join(' ');
  const limit = [...flags.matchAll(/--max[-_]old[-_]space[-_]size=(\d+)/g)].at(-1)?.[1];
  if (limit === undefined) return work();
  // Read where it is needed only: a start waits 2 ms for it.
  const { setFlagsFromString } = createRequire(file)('node:v8');
  setFlagsFromString('--max-old-space-size=0');
  try {
    return work();
  } finally {
    setFlagsFromString(`--max-old-space-size=${limit}`);
  }
}

const tellAnew = (file, why) => console.debug(`${file} is compiled anew:`, why);

function readKept(file) {
  try {
    return readFileSync(keptBeside(file));
  } catch (error) {
    tellAnew(file, error.code === 'ENOENT' ? 'nothing was kept for this V8' : error);
    return undefined;
  }
}

/**
 * Runs a file of CommonJS, which `require` knows from then on; `file` is absolute. Without what was `kept` all is compiled: V8 would
 * take that of other code of the same length.
 */
export function run(file, { kept = true } = {}) {
  const require = createRequire(file);
  const module = new Module(file);
  const source = Module.wrap(readFileSync(file, 'latin1'));
  const cachedData = kept ? readKept(file) : undefined;
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const options = { filename: file, cachedData, importModuleDynamically };
  const script = withoutLimit(file, () => new Script(source, options));
  if (script.cachedDataRejected) tellAnew(file, 'V8 refuses what was kept');
  const body = script.runInThisContext();
  body.call(module.exports, module.exports, require, module, file, dirname(file));
  module.loaded = true;
  require.cache[file] = module;
  return { exports: module.exports, script };
}

/** What a file exports. */
export function readCompiled(file) {
  const known = createRequire(file).cache[file];
  return (known ?? run(file)).exports;
}

/** Keeps what V8 has compiled of it by now. V8 looks at the beginning of it only: it is there whole or not at all. */
export function keep(file, script) {
  const unfinished = `${file}.unfinished`;
  try {
    writeFileSync(
      unfinished,
      withoutLimit(file, () => script.createCachedData()),
    );
    renameSync(unfinished, keptBeside(file));
  } finally {
    rmSync(unfinished, { force: true });
  }
}
