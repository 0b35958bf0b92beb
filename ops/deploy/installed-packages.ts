import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '@doorstep/local/stack/problem.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** Returns the packages that are not installed as the lock file says. */
function differingPackages(locked: unknown, installed: unknown): string[] {
  const found = lockSchema.parse(installed).packages;
  return Object.entries(lockSchema.parse(locked).packages).flatMap(([place, wanted]) => {
    if (!place.includes('node_modules/') || wanted.link) return [];
    const is = found[place];
    // Packages for other operating systems are optional.
    if (!is) return wanted.optional || wanted.devOptional ? [] : [place];
    return is.version === wanted.version && is.integrity === wanted.integrity ? [] : [place];
  });
}

/** Throws a Problem unless the packages are installed as package-lock.json says. */
export function requireInstalledPackages(root: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  let differing: string[];
  try {
    // npm writes this file at the end of each installation.
    differing = differingPackages(
      read('package-lock.json'),
      read('node_modules/.package-lock.json'),
    );
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Problem('The packages are not installed. Run npm ci.', { cause: error });
  }
  const [first = ''] = differing;
  if (differing.length === 0) return;
  throw new Problem(
    `${differing.length} packages differ from package-lock.json, for example ` +
      `${first.replace(/^.*node_modules\//, '')}. Run npm ci.`,
  );
}
