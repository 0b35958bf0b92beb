import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { NPM_CLI } from './checkout-copy.ts';

/** Writes a program that the shell finds in this folder. */
export function writeProgram(folder: string, name: string, line: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
  return file;
}

/**
 * Writes the stand-ins for npm and the firebase CLI to `bin` in this folder, and an empty project
 * to `cloud`. Returns the environment of commands that use them.
 */
export function installStandIns(folder: string): NodeJS.ProcessEnv {
  const [bin, cloud] = [path.join(folder, 'bin'), path.join(folder, 'cloud')];
  for (const created of [bin, cloud]) mkdirSync(created);
  const cli = path.join(import.meta.dirname, 'firebase-cli.mjs');
  writeProgram(bin, 'npm', `exec "${process.execPath}" "${NPM_CLI}" "$@"`);
  const firebase = writeProgram(bin, 'firebase', `exec "${process.execPath}" "${cli}" "$@"`);
  writeFileSync(path.join(cloud, 'calls.json'), '[]');
  writeFileSync(
    path.join(cloud, 'state.json'),
    JSON.stringify({ hosting: null, functions: {}, failures: [], looks: 0 }),
  );
  const { HOME, PATH = '', npm_execpath: npm } = process.env;
  return {
    HOME,
    PATH: `${bin}:${PATH}`,
    CLOUD: cloud,
    PACKAGES: ROOT,
    FIREBASE_CLI: firebase,
    NPM_CLI:
      npm ??
      path.join(
        execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim(),
        'npm/bin/npm-cli.js',
      ),
    METADATA_SERVER_DETECTION: 'none',
  };
}
