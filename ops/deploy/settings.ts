import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { Problem } from '@doorstep/local/stack/problem.ts';

const siteSchema = z.object({
  SITE_URL: z.url({ protocol: /^https?$/, error: 'SITE_URL must be the address of the site' }),
});

function readEnv(root: string, files: readonly string[]): NodeJS.Dict<string> {
  return files
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file))
    .reduce((all, file) => ({ ...all, ...parseEnv(readFileSync(file, 'utf8')) }), {});
}

/**
 * Returns the site's address from the settings of the functions. Throws a Problem if the settings
 * are missing, or if the web app is configured for another project.
 */
export function readSiteUrl(root: string, project: string): string {
  const functions = readEnv(root, ['functions/.env', `functions/.env.${project}`]);
  const site = siteSchema.safeParse(functions);
  if (!site.success) {
    throw new Problem(
      `functions/.env.${project}: SITE_URL is missing or no address. See functions/.env.example.`,
    );
  }
  const web = readEnv(root, ['web/.env.production'])['VITE_FIREBASE_PROJECT_ID'];
  if (web !== project) {
    const found = web ? `is for ${web}` : 'names no project';
    throw new Problem(`web/.env.production ${found}, not for ${project}: set its values first.`);
  }
  return site.data.SITE_URL.replace(/\/+$/, '');
}
