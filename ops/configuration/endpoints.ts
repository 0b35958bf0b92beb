import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotCheck } from './google-errors.ts';

/** A function of the repository, as a deploy creates it. */
export interface Endpoint {
  name: string;
  isScheduled: boolean;
  secrets: string[];
}

const manifestSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.object({
      scheduleTrigger: z.object({}).optional(),
      secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
    }),
  ),
});

function run(args: string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const result = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env });
  if (result.status === 0) return;
  const reason = result.stderr.trim().split('\n').at(-1) ?? '';
  throw new CannotCheck(`The functions cannot be built (${reason})`, 'npm ci');
}

/**
 * Returns the functions of the repository. It bundles them into a temporary folder and reads the
 * bundle as `firebase deploy` does. This takes about three seconds.
 */
export function readEndpoints(root: string, project: string): Endpoint[] {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-functions-'));
  try {
    const manifest = join(folder, 'manifest.json');
    run([join(root, 'functions/build.mjs'), '--outdir', folder], root, process.env);
    run([join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')], folder, {
      ...process.env,
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({
        projectId: project,
        storageBucket: `${project}.firebasestorage.app`,
      }),
    });
    const { endpoints } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
    return Object.entries(endpoints).map(([name, endpoint]) => ({
      name,
      isScheduled: endpoint.scheduleTrigger !== undefined,
      secrets: endpoint.secretEnvironmentVariables.map(({ key }) => key),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
