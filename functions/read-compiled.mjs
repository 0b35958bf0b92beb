import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { constants, Script } from 'node:vm';

/**
 * How the files beside `index.js` are read: as by `require`, and with what V8 had compiled of them when they were
 * built (keep-compiled.mjs). See docs/decisions/0022-one-file-at-a-cold-start.md.
 */

/** V8 itself refuses what it did not make, in this version and with these flags. */
const keptBeside = (file) => `${file}.${process.versions.v8}.cache`;

function readKept(file) {
  try {
    return readFileSync(keptBeside(file));
  } catch (error) {
    // A V8 that none was made for compiles all, as it would without us.
    if (error.code !== 'ENOENT') console.warn(`${file} is compiled anew:`, error);
    return undefined;
  }
}

/** Runs a file of CommonJS, which `require` knows from then on; `file` is absolute. */
export function run(file) {
  const require = createRequire(file);
  const module = new Module(file);
  const script = new Script(Module.wrap(readFileSync(file, 'latin1')), {
    filename: file,
    cachedData: readKept(file),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (script.cachedDataRejected)
    console.debug(`${file} is compiled anew: V8 refuses what was kept`);
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

/** Keeps what V8 has compiled of it by now. */
export function keep(file, script) {
  writeFileSync(keptBeside(file), script.createCachedData());
}
