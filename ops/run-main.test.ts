import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { expect, onTestFinished, test } from 'vitest';
import { accessToken, createAuth, SIGN_IN } from './configuration/google/credentials.ts';
import { CannotCheck } from './configuration/google/google-errors.ts';
import { describeError } from './run-main.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_SIGNED_IN = `✖ You are not signed in to Google Cloud. Fix: ${SIGN_IN}\n`;

/** Runs a command of a machine on which nobody is signed in. */
function runSignedOut(command: string) {
  const home = mkdtempSync(path.join(tmpdir(), 'doorstep-signed-out-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const [file = '', ...args] = command.split(' ');
  const child = spawn(process.execPath, ['--import', 'tsx', `ops/${file}`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: home, METADATA_SERVER_DETECTION: 'none' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
}

test('without credentials a command names the one that signs in, in one line', async () => {
  // The other commands connect and end in the same way.
  const commands = [
    'data-check/main.ts --project my-shop',
    'restore/main.ts --project my-shop --from restored --path handles',
  ];
  const runs = await Promise.all(commands.map(runSignedOut));
  expect(runs).toEqual(commands.map(() => ({ code: 2, output: NOT_SIGNED_IN })));
}, 120_000);

test('a network that does not work is no missing sign-in', async () => {
  const failing = (code: string) =>
    Object.assign(createAuth(), {
      getAccessToken: () => Promise.reject(Object.assign(new Error('failed'), { code })),
    });
  await expect(accessToken(failing('ENOTFOUND'))).rejects.toMatchObject({
    message: 'Google did not answer (ENOTFOUND)',
    fix: 'Check the network and try again',
  });
  await expect(accessToken(failing('400'))).rejects.toMatchObject({ fix: SIGN_IN });
});

const grpc = (code: number, details: string) =>
  Object.assign(new Error(`${code} X: ${details}`), { code, details });

test.each([
  [new Problem('Stop.'), '✖ Stop.'],
  [new CannotCheck('No', 'do it'), '✖ No. Fix: do it'],
  [grpc(5, 'No database'), '✖ The database does not exist: No database. Check --project.'],
  [
    grpc(7, 'Missing or insufficient permissions.\nmore'),
    '✖ The database refuses your account: Missing or insufficient permissions. ' +
      'Check --project and your roles.',
  ],
  [
    grpc(14, 'Name resolution failed'),
    '✖ The database did not answer: Name resolution failed. Check the network and try again.',
  ],
  [grpc(16, 'x'), `✖ Google no longer accepts your credentials. Run ${SIGN_IN}.`],
  [grpc(3, 'a mistake in the code'), null],
  [new TypeError('a mistake in the code'), null],
])('%s', (error, line) => {
  expect(describeError(error)).toBe(line);
});
