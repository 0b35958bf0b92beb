import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FIREBASE_CLI } from './paths.ts';

const source = readFileSync(
  path.resolve(FIREBASE_CLI, '../../emulator/functionsEmulatorRuntime.js'),
  'utf8',
);

/** What is named after that word, each once. */
const named = (pattern: RegExp) =>
  Array.from(new Set(Array.from(source.matchAll(pattern), ([, name]) => name)));

it('what runs a function asks for no more than what stands in for it', () => {
  expect(source).toContain('require("./functionsEmulatorShared")');
  expect(named(/functionsEmulatorShared_1\.(\w+)/g)).toEqual(['findModuleRoot']);
  expect(source).toContain('localFunctionsModule = require(functionsResolution.resolution)');
  expect(named(/localFunctionsModule\.([\w.]+)/g)).toEqual(['app.setEmulatedAdminApp']);
});
