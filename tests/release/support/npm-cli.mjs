#!/usr/bin/env node
/**
 * Stands in for npm in rehearsals, without a network: `ci` links the packages of this repository,
 * and the types are not checked again. Everything else is done by npm itself.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const args = process.argv.slice(2);
const { PACKAGES: packages, NPM_CLI: npm, FIREBASE_CLI: firebase } = process.env;

/** The links of the workspaces and of commands are relative, so copied ones point into the copy. */
const COPIED = ['@doorstep', '.bin', '.package-lock.json'];
/** Vite's caches. */
const SKIPPED = ['.vite', '.vite-temp'];

function install(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(path.join(packages, folder))) {
    if (SKIPPED.includes(name)) continue;
    const [from, to] = [path.join(packages, folder, name), path.join(folder, name)];
    if (COPIED.includes(name)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

if (args[0] === 'ci') {
  for (const folder of ['node_modules', 'web/node_modules', 'functions/node_modules']) {
    if (existsSync(path.join(packages, folder))) install(folder);
  }
  if (firebase) {
    rmSync('node_modules/.bin/firebase', { force: true });
    symlinkSync(firebase, 'node_modules/.bin/firebase');
  }
} else if (!args.includes('types')) {
  const { status } = spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
