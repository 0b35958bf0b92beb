import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolvePorts } from '@doorstep/local/stack/ports.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import {
  Launch,
  createInstance,
  waitForCleanup,
  type LaunchOptions,
  type TestInstance,
} from './support/launcher.ts';

// A start that cannot succeed ends with one line that explains the solution.

let instance: TestInstance;
let folder: string;
/** A PATH that contains only Node. */
let nodeOnlyPath: string;

beforeAll(async () => {
  instance = await createInstance('test-refusals');
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-refusals-'));
  nodeOnlyPath = path.join(folder, 'bin');
  mkdirSync(nodeOnlyPath);
  symlinkSync(process.execPath, path.join(nodeOnlyPath, 'node'));
});
afterAll(() => {
  rmSync(instance.root, { recursive: true, force: true });
  rmSync(`${instance.root}-reports`, { recursive: true, force: true });
  rmSync(folder, { recursive: true });
});

/** Runs the launcher or another command until it ends. Expects a failure and returns the output. */
async function runUntilFailure(options: LaunchOptions = {}): Promise<string> {
  const launch = new Launch(instance, options);
  expect(await launch.ended()).toBe(1);
  expect(await waitForCleanup(instance)).toEqual([]);
  return launch.output.trim();
}

it('without Java, the launcher names the version to install', async () => {
  const env = {
    PATH: nodeOnlyPath,
    JAVA_HOME: '',
    DOORSTEP_JVM_FOLDERS: path.join(folder, 'jvms'),
  };
  expect(await runUntilFailure({ env })).toMatch(
    /^✖ No Java found.*install a JDK 21 or newer.*JAVA_HOME.*$/,
  );
});

it('without a browser, the tests say how to install one', async () => {
  const output = await runUntilFailure({
    command: [process.execPath, 'tests/run.mjs', 'journeys'],
    env: {
      PATH: nodeOnlyPath,
      CHROME_PATH: '',
      PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'no-browsers'),
      DOORSTEP_BROWSER_FOLDER: path.join(folder, 'no-package'),
      DOORSTEP_OFFLINE: '1',
    },
  });
  expect(output.match(/^✖.*/gm)).toEqual([
    expect.stringMatching(/No Chromium or Chrome found.*playwright install.*CHROME_PATH/),
  ]);
  expect(output).not.toContain('Starting the stack');
  expect(output).toMatch(/\n0 passed, 1 failed$/);
});

it('when a port is taken, the launcher names it and the variable that moves it', async () => {
  const { firestore } = resolvePorts(instance.env);
  const server = createServer().listen(firestore, '127.0.0.1');
  onTestFinished(() => void server.close());
  const launch = new Launch(instance);
  expect(await launch.ended()).toBe(1);
  expect(launch.output.trim()).toMatch(
    new RegExp(`^✖ Port ${firestore} is taken.*Firestore emulator.*DOORSTEP_PORT_OFFSET.*$`),
  );
});

it('without the emulators and offline, the launcher explains how to download them', async () => {
  const output = await runUntilFailure({
    env: {
      DOORSTEP_OFFLINE: '1',
      FIREBASE_EMULATORS_PATH: path.join(folder, 'no-cache'),
      CLOUDSDK_ROOT_DIR: path.join(folder, 'no-sdk'),
      FIRESTORE_EMULATOR_BINARY_PATH: '',
    },
  });
  expect(output).toMatch(/✖ The Firestore emulator is not on this machine.*go online once.*$/);
});

it('when the saved data is corrupt, the launcher offers --fresh', async () => {
  mkdirSync(path.join(instance.data, 'firebase'), { recursive: true });
  writeFileSync(path.join(instance.data, 'firebase/firebase-export-metadata.json'), '{"vers');
  expect(await runUntilFailure()).toMatch(/^✖ The saved data in .*npm start -- --fresh.*$/);
});
