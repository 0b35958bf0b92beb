import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { emulatorVariables } from '@doorstep/local/stack/environment.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { z } from 'zod';
import { percentile } from './percentile.ts';

const RUNS = 11;

/** Milliseconds, medians. */
export interface ColdStart {
  /** Until all functions are there. */
  imported: number;
  /** Files of ours and of packages that are read for it. */
  files: number;
  /** Until Firestore has answered one of them, from the beginning of the import. */
  answered: number;
  /** Until the packages are there, from where npm puts them. */
  packages: number;
}

const START = `
const begun = performance.now();
const functions = await import(process.argv[1]);
const imported = performance.now() - begun;
await functions.sweep.guests.run({});
console.log('figures', JSON.stringify({ imported, answered: performance.now() - begun }));
process.exit();`;

const COUNT_FILES = `
import { Session } from 'node:inspector';
const files = new Set();
const session = new Session();
session.connect();
session.on('Debugger.scriptParsed', ({ params: { url } }) => {
  // This program itself has a name of that kind too.
  if (url.startsWith('file:') && !url.includes('[eval')) files.add(url);
});
session.post('Debugger.enable');
await import(process.argv[1]);
console.log('figures', JSON.stringify({ files: files.size }));
process.exit();`;

/** What the functions import at their beginning. */
const PACKAGES = [
  'firebase-admin/app',
  'firebase-admin/auth',
  'firebase-admin/firestore',
  'firebase-admin/storage',
  'firebase-functions/firestore',
  'firebase-functions/https',
  'firebase-functions/identity',
  'firebase-functions/params',
  'firebase-functions/scheduler',
  'firebase-functions/storage',
  'nodemailer',
  'stripe',
  'zod/mini',
  'zod/locales',
];
const IMPORT_PACKAGES = `
const begun = performance.now();
${PACKAGES.map((name) => `await import('${name}');`).join('\n')}
console.log('figures', JSON.stringify({ packages: performance.now() - begun }));
process.exit();`;

/** The figures that a program prints, in a process of its own. */
function figuresOf(program: string, bundle: string, addresses: Addresses): unknown {
  const settings = { projectId: addresses.project, storageBucket: addresses.bucket };
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', program, pathToFileURL(bundle).href],
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
  return JSON.parse(line?.slice('figures '.length) ?? 'null');
}

const startSchema = z.object({ imported: z.number(), answered: z.number() });
const filesSchema = z.object({ files: z.number() });
const packagesSchema = z.object({ packages: z.number() });

/** A new process each time, as a new instance of a function is; the files are in the machine's memory. */
export function measureColdStart(instance: string, addresses: Addresses): ColdStart {
  const bundle = path.join(instancePaths(instance).functions, 'index.js');
  const run = (program: string) => figuresOf(program, bundle, addresses);
  const times = Array.from({ length: RUNS }, () => ({
    ...startSchema.parse(run(START)),
    ...packagesSchema.parse(run(IMPORT_PACKAGES)),
  }));
  const median = (part: keyof (typeof times)[number]) =>
    percentile(
      times.map((time) => time[part]),
      0.5,
    );
  return {
    imported: median('imported'),
    answered: median('answered'),
    packages: median('packages'),
    ...filesSchema.parse(run(COUNT_FILES)),
  };
}
