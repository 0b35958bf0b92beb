import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { filesWithBrand } from '@doorstep/ops/configuration/test-support.ts';

/** The file of the stand-in for npm. */
export const NPM_CLI = path.join(import.meta.dirname, 'npm-cli.mjs');

/**
 * Copies the checkout with its uncommitted changes to a temporary folder, as a clone has it:
 * without packages, settings and builds, and with the brand of the tests. The caller removes it.
 */
export function copyCheckout(): string {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'doorstep-checkout-'));
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    // A deleted file is still in the index.
    if (existsSync(path.join(ROOT, file))) {
      cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true });
    }
  }
  putBrand(copy, 'test-brand');
  return copy;
}

/** Replaces the brand of a copy of the checkout by another one of `domain/`. */
export function putBrand(copy: string, brand: Parameters<typeof filesWithBrand>[0]): void {
  for (const [file, text] of Object.entries(filesWithBrand(brand))) {
    writeFileSync(path.join(copy, file), text);
  }
}

/** Makes a copy a repository without commits. Returns git, which ignores this machine's hooks. */
export function initRepository(copy: string) {
  const settings = ['user.name=T', 'user.email=t@doorstep.test', 'core.hooksPath=/dev/null'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const git = (...args: string[]) =>
    execFileSync('git', [...options, ...args], { cwd: copy, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  // A link is no folder, which .gitignore names.
  appendFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  return git;
}

/** Copies the checkout and links the installed packages. */
export function copyInstalled(): string {
  const copy = copyCheckout();
  const env = { ...process.env, PACKAGES: ROOT };
  execFileSync(process.execPath, [NPM_CLI, 'ci'], { cwd: copy, env });
  return copy;
}
