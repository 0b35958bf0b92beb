import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';
import { percentile } from './percentile.ts';

const RUNS = 11;

const START = `
const begun = performance.now();
const functions = await import(process.argv[1]);
await functions.sweep.guests.run({});
console.log('figures', JSON.stringify({ answered: performance.now() - begun }));
process.exit();`;

const figuresSchema = z.object({ answered: z.number() });

/** Runs the program in a new process, as a new instance of a function. */
function run(bundle: string, addresses: Addresses): number {
  const settings = { projectId: addresses.project, storageBucket: addresses.bucket };
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', START, pathToFileURL(bundle).href],
    {
      cwd: path.join(ROOT, 'functions'),
      encoding: 'utf8',
      env: {
        ...process.env,
        ...emulatorVariables(addresses),
        GCLOUD_PROJECT: addresses.project,
        FIREBASE_CONFIG: JSON.stringify(settings),
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  const line = output.split('\n').find((text) => text.startsWith('figures '));
  return figuresSchema.parse(JSON.parse(line?.slice('figures '.length) ?? 'null')).answered;
}

/** Measures the milliseconds from the import of the functions to the first document; median of 11. */
export function measureColdStart(instance: string, addresses: Addresses): number {
  const bundle = path.join(instancePaths(instance).functions, 'index.js');
  return percentile(
    Array.from({ length: RUNS }, () => run(bundle, addresses)),
    0.5,
  );
}
