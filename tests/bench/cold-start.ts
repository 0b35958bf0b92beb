import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { percentile } from './percentile.ts';

const RUNS = 11;

/** Milliseconds, medians. */
export interface ColdStart {
  /** Until all functions are there. */
  imported: number;
  /** Until Firestore has answered one of them, from the beginning of the import. */
  answered: number;
}

const PROGRAM = `
const begun = performance.now();
const functions = await import(process.argv[1]);
const imported = performance.now() - begun;
await functions.sweep.guests.run({});
console.log('figures', JSON.stringify({ imported, answered: performance.now() - begun }));
process.exit();`;

function startOnce(bundle: string, addresses: Addresses): ColdStart {
  const settings = { projectId: addresses.project, storageBucket: addresses.bucket };
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM, pathToFileURL(bundle).href],
    {
      cwd: ROOT,
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
  return JSON.parse(line?.slice('figures '.length) ?? '{}') as ColdStart;
}

/** A new process each time, as a new instance of a function is; the files are in the machine's memory. */
export function measureColdStart(instance: string, addresses: Addresses): ColdStart {
  const bundle = path.join(instancePaths(instance).functions, 'index.js');
  const starts = Array.from({ length: RUNS }, () => startOnce(bundle, addresses));
  return {
    imported: percentile(
      starts.map(({ imported }) => imported),
      0.5,
    ),
    answered: percentile(
      starts.map(({ answered }) => answered),
      0.5,
    ),
  };
}
