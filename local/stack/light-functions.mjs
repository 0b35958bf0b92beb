import { existsSync, readFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';

/**
 * Loaded first by each Node process of the emulators. In one that runs a function it keeps away what
 * firebase-tools loads for nothing, two thirds of its start and 50 MB.
 */

/** The folder of the package of that name in which a file lies. */
function findModuleRoot(name, file) {
  const folder = path.dirname(file);
  if (folder === file) throw new Error(`not in the package ${name}`);
  const manifest = path.join(folder, 'package.json');
  const found = existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === name;
  return found ? folder : findModuleRoot(name, folder);
}

/** What the runtime gets instead of what it asks for; undefined: that. */
function standIn(request) {
  // Most of firebase-tools, 1200 modules, for this.
  if (request === './functionsEmulatorShared') return { findModuleRoot };
  // To be told of an app of `firebase-admin`: our bundle has both packages in it.
  if (request.includes('/node_modules/firebase-functions/lib/')) return {};
  return undefined;
}

const RUNTIME = 'functionsEmulatorRuntime';
const isRuntime = (file = '') => path.basename(file, '.js') === RUNTIME;

if (isRuntime(process.argv[1])) {
  const load = Module._load;
  Module._load = (request, parent, ...more) =>
    (isRuntime(parent?.filename) ? standIn(request) : undefined) ?? load(request, parent, ...more);
}
