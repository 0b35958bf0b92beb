import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { testEnvironment } from '../support/test-stack.ts';
import { median, type Row } from './table.ts';

const RUNS = 11;

/** Programs that print the milliseconds from the import of the functions to their first result. */
const FIRST_DOCUMENT = `
  const start = performance.now();
  const functions = await import(process.argv[1]);
  await functions.sweep.guests.run({});
  console.log('milliseconds', performance.now() - start);
  process.exit();`;
const FIRST_PAGE = `
  import express from 'express';
  const start = performance.now();
  const functions = await import(process.argv[1]);
  const server = express().use(functions.web.page).listen(0, '127.0.0.1', async () => {
    const response = await fetch(\`http://127.0.0.1:\${server.address().port}/p/rivera-plumbing\`);
    await response.text();
    if (!response.ok) throw new Error(\`the page answered \${response.status}\`);
    console.log('milliseconds', performance.now() - start);
    process.exit();
  });`;

/** Runs a program in a new process, like a new instance of a function. */
function run(program: string, bundle: string, addresses: Addresses): number {
  const args = ['--input-type=module', '--eval', program, pathToFileURL(bundle).href];
  const output = execFileSync(process.execPath, args, {
    cwd: path.join(ROOT, 'functions'),
    encoding: 'utf8',
    env: { ...process.env, ...testEnvironment(addresses) },
  });
  return Number(/^milliseconds (.+)$/m.exec(output)?.[1] ?? NaN);
}

/** Measures cold starts of the built functions. Returns medians of 11 processes. */
export function measureColdStarts(instance: string, addresses: Addresses): Row[] {
  const bundle = path.join(instancePaths(instance).functions, 'index.js');
  const measure = (program: string) =>
    median(Array.from({ length: RUNS }, () => run(program, bundle, addresses)));
  return [
    {
      label: 'function cold start: import to the first document',
      unit: 'ms',
      figure: measure(FIRST_DOCUMENT),
      budget: { max: 300 },
    },
    {
      label: 'page function cold start: import to the first page',
      unit: 'ms',
      figure: measure(FIRST_PAGE),
      budget: { max: 400 },
    },
  ];
}
