import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { instancePaths, ROOT } from '@doorstep/local/stack/paths.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { readMeasured } from '@doorstep/ops/costs/measured.ts';
import { testEnvironment } from '../support/test-stack.ts';
import { median, type Row } from './table.ts';

const RUNS = 11;

/**
 * A program that prints the milliseconds from the import of the functions to the answer of one. It
 * gets the bundle, the function and the path.
 */
const FIRST_ANSWER = `
  import express from 'express';
  const [bundle, name, path] = process.argv.slice(1);
  const start = performance.now();
  const functions = await import(bundle);
  const server = express().use(functions[name]).listen(0, '127.0.0.1', async () => {
    const response = await fetch(\`http://127.0.0.1:\${server.address().port}\${path}\`);
    await response.text();
    if (!response.ok) throw new Error(\`\${path} answered \${response.status}\`);
    console.log('milliseconds', performance.now() - start);
    process.exit();
  });`;

/** What a new client does until the first request is sent (`tests/bench/costs/journeys.ts`). */
const FIRST_REQUEST = ['a search', 'a public page', 'a client signs up', 'a request with a photo'];

/** Returns the number of functions that a new client meets, each of which may be cold. */
function functionsOfNewClient(): Row {
  const { journeys, date } = readMeasured();
  const names = FIRST_REQUEST.flatMap((name) => {
    const journey = journeys[name];
    if (!journey) throw new Problem(`ops/costs/measured.json has no journey '${name}'.`);
    return Object.keys(journey.calls);
  });
  return {
    label: 'functions that a new client meets, from the first page to the sent request',
    unit: 'count',
    figure: new Set(names).size,
    budget: { max: 12 },
    note: `npm run costs, ${date}; 15 on 2026-11-26, of 103 functions`,
  };
}

/** Runs a program in a new process, like a new instance of a function. */
function run(bundle: string, name: string, route: string, addresses: Addresses): number {
  const url = pathToFileURL(bundle).href;
  const args = ['--input-type=module', '--eval', FIRST_ANSWER, url, name, route];
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
  const measure = (name: string, route: string) =>
    median(Array.from({ length: RUNS }, () => run(bundle, name, route, addresses)));
  return [
    {
      label: 'function cold start: import to the first document',
      unit: 'ms',
      figure: measure('pages', '/api/directory'),
      budget: { max: 300 },
    },
    {
      label: 'page function cold start: import to the first page',
      unit: 'ms',
      figure: measure('pages', '/p/rivera-plumbing'),
      budget: { max: 400 },
    },
    functionsOfNewClient(),
  ];
}
