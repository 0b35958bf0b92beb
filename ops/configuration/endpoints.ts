import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotCheck } from './google/google-errors.ts';
import { readCodebases } from './google/own-functions.ts';

/** A function of the repository, as a deploy creates it. */
export interface Endpoint {
  name: string;
  isScheduled: boolean;
  secrets: string[];
  codebase: string;
  generation: 1 | 2;
  /** For example `nodejs24`. */
  runtime: string;
}

const manifestSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.object({
      platform: z.enum(['gcfv1', 'gcfv2']),
      scheduleTrigger: z.object({}).optional(),
      secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
    }),
  ),
});

/** Runs a program of Node. It does not block, so that the requests of other checks go on. */
function run(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, env }, (error, _stdout, stderr) => {
      if (!error) {
        resolve();
        return;
      }
      const reason = stderr.trim().split('\n').at(-1) ?? '';
      reject(new CannotCheck(`The functions cannot be built (${reason})`, 'npm ci'));
    });
  });
}

/** Returns the functions of a codebase's bundle, which it reads as `firebase deploy` does. */
export async function readBundle(
  folder: string,
  { codebase, runtime }: Pick<Endpoint, 'codebase' | 'runtime'>,
  { root, project }: { root: string; project: string },
) {
  const manifest = join(folder, 'manifest.json');
  await run([join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')], folder, {
    ...process.env,
    FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({
      projectId: project,
      storageBucket: `${project}.firebasestorage.app`,
    }),
  });
  const { endpoints } = manifestSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
  return Object.entries(endpoints).map(([name, endpoint]): Endpoint => ({
    name,
    isScheduled: endpoint.scheduleTrigger !== undefined,
    secrets: endpoint.secretEnvironmentVariables.map(({ key }) => key),
    codebase,
    generation: endpoint.platform === 'gcfv1' ? 1 : 2,
    runtime,
  }));
}

/**
 * Returns the functions of the repository, which it bundles into a temporary folder. This takes
 * about four seconds.
 */
export async function readEndpoints(root: string, project: string): Promise<Endpoint[]> {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-functions-'));
  try {
    const bundles = readCodebases(root).map(async (one) => {
      const outdir = join(folder, one.codebase);
      const args = ['--codebase', one.codebase, '--outdir', outdir];
      await run([join(root, 'functions/build.mjs'), ...args], root, process.env);
      return readBundle(outdir, one, { root, project });
    });
    return (await Promise.all(bundles)).flat();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
