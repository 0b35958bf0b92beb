import path from 'node:path';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { readEnvFile } from '../configuration/env-file.ts';

/** Throws a Problem if the web app is configured for another project. */
export function requireWebProject(root: string, project: string): void {
  const { values } = readEnvFile(path.join(root, 'web/.env.production'));
  const { VITE_FIREBASE_PROJECT_ID: found } = values;
  if (found === project) return;
  const names = found ? `is for ${found}` : 'names no project';
  throw new Problem(`web/.env.production ${names}, not for ${project}: set its values first.`);
}
