import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';

/**
 * Copies the checkout with its uncommitted changes to a temporary folder, so that a rehearsal can
 * edit files. The installed packages are links, except the workspaces, which are the copy's own.
 */
export function copyCheckout(): string {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'doorstep-checkout-'));
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    // A deleted file is still in the index.
    if (!existsSync(path.join(ROOT, file))) continue;
    cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true });
  }
  linkPackages(copy, 'node_modules');
  linkPackages(copy, 'web/node_modules');
  return copy;
}

function linkPackages(copy: string, folder: string): void {
  mkdirSync(path.join(copy, folder));
  for (const name of readdirSync(path.join(ROOT, folder))) {
    // The links of the workspaces are relative, so the copied ones point into the copy.
    if (name === '.vite' || name === '.vite-temp') continue;
    const [from, to] = [path.join(ROOT, folder, name), path.join(copy, folder, name)];
    if (name === '@doorstep' || name === '.package-lock.json') {
      cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    } else {
      symlinkSync(from, to);
    }
  }
}
