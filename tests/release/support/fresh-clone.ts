import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';

const WORKSPACES = z.object({ workspaces: z.array(z.string()) });

/** Links installed packages into a folder, but the clone's own workspaces to the clone. */
function linkPackages(clone: string): void {
  const source = path.join(ROOT, 'node_modules');
  const target = path.join(clone, 'node_modules');
  mkdirSync(path.join(target, '@doorstep'), { recursive: true });
  for (const name of readdirSync(source)) {
    if (name !== '@doorstep') symlinkSync(path.join(source, name), path.join(target, name));
  }
  const text = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  for (const workspace of WORKSPACES.parse(JSON.parse(text)).workspaces) {
    symlinkSync(path.join(clone, workspace), path.join(target, '@doorstep', workspace));
    const own = path.join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(clone, workspace, 'node_modules'));
  }
}

/**
 * Returns a copy of the repository as a new operator has it after `git clone` and `npm ci`: without
 * settings and builds. The caller removes it.
 */
export function createFreshClone(): string {
  const clone = mkdtempSync(path.join(tmpdir(), 'doorstep-clone-'));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    const source = path.join(ROOT, file);
    if (file !== '' && existsSync(source)) cpSync(source, path.join(clone, file));
  }
  linkPackages(clone);
  return clone;
}
