#!/usr/bin/env node
/**
 * Stands in for npm in rehearsals, without a network: `ci` uses the packages of this repository,
 * and the types are not checked again. Everything else is done by npm itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const args = process.argv.slice(2);
const { PACKAGES: packages, NPM_CLI: npm } = process.env;
if (args[0] === 'ci') {
  for (const folder of ['node_modules', 'web/node_modules', 'functions/node_modules']) {
    if (existsSync(path.join(packages, folder))) symlinkSync(path.join(packages, folder), folder);
  }
} else if (!args.includes('types')) {
  const { status } = spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
