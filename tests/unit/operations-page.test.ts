import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { ITEMS } from '@doorstep/ops/configuration/items.ts';
import { readDoctorOptions, readSetupOptions } from '@doorstep/ops/configuration/options.ts';
import { expect, onTestFinished, test } from 'vitest';

// The commands of docs/operations.md, in their order, as an operator pastes them.

const page = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text = '']) => text);

/** Runs the blocks in bash with programs that only record how they were called. */
function walkPage(): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = path.join(folder, 'calls');
  writeFileSync(log, '');
  for (const program of ['npm', 'npx', 'gcloud', 'git', 'curl']) {
    const file = path.join(folder, program);
    const lines = ['#!/bin/bash', `echo "${program} $*" >> "${log}"`];
    // The headers of a right answer, for the check of the site.
    lines.push(
      program === 'curl'
        ? "printf 'Content-Security-Policy: x\\nStrict-Transport-Security: y\\n'"
        : '',
    );
    writeFileSync(file, `${lines.join('\n')}\n`);
    chmodSync(file, 0o755);
  }
  const script = ['set -euo pipefail', ...blocks].join('\n');
  const { PATH = '' } = process.env;
  const run = spawnSync('bash', ['--norc', '--noprofile', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}:${PATH}` },
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
  expect(
    run.stdout
      .trim()
      .split('\n')
      .filter((line) => !line.endsWith(' 1 1')),
  ).toEqual([]);
  return readFileSync(log, 'utf8').trim().split('\n');
}

test('the page runs from top to bottom: install, sign in, set up, commit, deploy, administrator, doctor, go live', () => {
  const calls = walkPage().filter((call) => !call.startsWith('curl'));
  const steps = [
    'npm ci',
    'gcloud auth application-default login',
    'npx firebase login',
    'npm run setup -- --project your-project-id',
    'git commit -am chore: our brand',
    'git tag v1.0.0',
    'npm run deploy -- --project your-project-id',
    'npm run setup -- administrator --project your-project-id',
    'npm run doctor -- --project your-project-id',
    'npm run setup -- stripe-key --project your-project-id',
    'npm run setup -- stripe-products stripe-portal stripe-webhook --project your-project-id',
    'npm run deploy -- --project your-project-id',
    'npm run doctor -- --project your-project-id',
  ];
  expect(calls.filter((call) => steps.includes(call)).slice(0, steps.length)).toEqual(steps);
});

test('setup and doctor accept every command of the page', () => {
  const argsOf = (command: string) =>
    walkPage()
      .filter((call) => call.startsWith(`npm run ${command} -- `))
      .map((call) => call.slice(`npm run ${command} -- `.length).split(' '));
  const setups = argsOf('setup').map((args) => readSetupOptions(args, ITEMS));
  expect(setups.map(({ project }) => project)).toEqual(setups.map(() => 'your-project-id'));
  expect(setups.map(({ items }) => items.length)).toEqual([ITEMS.length, 1, 1, 3]);
  for (const args of argsOf('doctor')) {
    expect(readDoctorOptions(args, ITEMS).items).toHaveLength(ITEMS.length);
  }
  for (const [, name = ''] of page.matchAll(/`npm run setup -- ([a-z-]+)/g)) {
    expect(ITEMS.map((item) => item.name)).toContain(name);
  }
});

test('doctor knows every option that the page lists', () => {
  const options = [...page.matchAll(/^\| `(--[^`]+)`/gm)].map(([, text = '']) => text.split(' '));
  expect(options.length).toBeGreaterThan(3);
  for (const option of options) {
    expect(() => readDoctorOptions(['--project', 'my-shop', ...option], ITEMS)).not.toThrow();
  }
});
