import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolvePorts } from '@doorstep/local/stack/ports.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  leftBehind,
  makeInstance,
  runToEnd,
  untilNothingIsLeft,
  type TestInstance,
} from './support/launcher.ts';

/** Each thing that can be in the way ends the start with one line that says what to do. */

const NO_BROWSER = /^✖ No Chromium or Chrome found.*playwright install.*CHROME_PATH.*$/m;

let instance: TestInstance;
let folder: string;

beforeAll(async () => {
  instance = await makeInstance('test-refusals');
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-refusals-'));
});
afterAll(() => {
  rmSync(instance.root, { recursive: true, force: true });
  rmSync(`${instance.root}-reports`, { recursive: true, force: true });
  rmSync(folder, { recursive: true });
});

/** A PATH on which there is Node and nothing else. */
function pathWithoutPrograms(): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, path.join(bin, 'node'));
  return bin;
}

describe('Java', () => {
  const noJava = () => ({
    PATH: pathWithoutPrograms(),
    JAVA_HOME: '',
    DOORSTEP_JVM_FOLDERS: path.join(folder, 'jvms'),
  });
  afterEach(() => {
    rmSync(path.join(folder, 'bin'), { recursive: true });
    rmSync(path.join(folder, 'jvms'), { recursive: true, force: true });
  });

  it('is missing', async () => {
    const { code, output } = await runToEnd(instance, noJava());
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^✖ No Java found.*install a JDK 21 or newer.*JAVA_HOME.*$/);
  });

  it('is 17 only', async () => {
    const home = path.join(folder, 'jvms/java-17');
    mkdirSync(path.join(home, 'bin'), { recursive: true });
    writeFileSync(path.join(home, 'release'), 'JAVA_VERSION="17.0.12"\n');
    writeFileSync(path.join(home, 'bin/java'), '#!/bin/sh\n');
    chmodSync(path.join(home, 'bin/java'), 0o755);
    const { code, output } = await runToEnd(instance, noJava());
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^✖ Java 17 \(.*java-17\) is too old.*install a JDK 21.*$/);
  });
});

describe('the browser', () => {
  afterEach(() => {
    rmSync(path.join(folder, 'bin'), { recursive: true });
  });

  it.each([
    ['npm test -- journeys', ['tests/run.mjs', 'journeys'], /^0 passed, 1 failed$/],
    ['npm run bench', ['local/bench.mjs'], NO_BROWSER],
  ])('of `%s` is on no PATH and cannot be downloaded', async (_, args, lastLine) => {
    const run = await runToEnd(
      instance,
      {
        PATH: pathWithoutPrograms(),
        CHROME_PATH: '',
        PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'no-browsers'),
        DOORSTEP_OFFLINE: '1',
      },
      [process.execPath, ...args],
    );
    expect(run.code).toBe(1);
    expect(run.output.match(/^✖/gm)).toHaveLength(1);
    expect(run.output).toMatch(NO_BROWSER);
    expect(run.output).not.toContain('Starting the stack');
    expect(run.lastLine).toMatch(lastLine);
  });
});

describe('a port', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  it.each(['127.0.0.1', '::1'])('is taken on %s', async (host) => {
    const { firestore } = resolvePorts(instance.env);
    const made = createServer();
    server = made;
    await new Promise<void>((resolve) => made.listen({ host, port: firestore }, resolve));
    const { code, output } = await runToEnd(instance);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(
      new RegExp(`^✖ Port ${firestore} is taken.*Firestore emulator.*DOORSTEP_FIRESTORE_PORT.*$`),
    );
  });

  it('is no port', async () => {
    const { code, output } = await runToEnd(instance, { DOORSTEP_AUTH_PORT: 'nine' });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^✖ DOORSTEP_AUTH_PORT=nine .*$/);
  });
});

describe('the emulators', () => {
  it('are not on the machine and cannot be downloaded', async () => {
    const { code, lastLine } = await runToEnd(instance, {
      DOORSTEP_OFFLINE: '1',
      FIREBASE_EMULATORS_PATH: path.join(folder, 'no-cache'),
      CLOUDSDK_ROOT_DIR: path.join(folder, 'no-sdk'),
      FIRESTORE_EMULATOR_BINARY_PATH: '',
    });
    expect(code).toBe(1);
    expect(lastLine).toMatch(/^✖ The Firestore emulator is not on this machine.*go online once/);
    expect(await untilNothingIsLeft(instance)).toEqual([]);
  });
});

describe('the data of an earlier run', () => {
  it('is half-written', async () => {
    mkdirSync(path.join(instance.data, 'firebase'), { recursive: true });
    writeFileSync(path.join(instance.data, 'firebase/firebase-export-metadata.json'), '{"vers');
    const { code, output } = await runToEnd(instance);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(
      /^✖ The data saved in .* is half-written.*npm start -- --fresh.*$/,
    );
    expect(await leftBehind(instance)).toEqual([]);
  });

  it('cannot be kept where a file is in the way', async () => {
    rmSync(instance.root, { recursive: true, force: true });
    writeFileSync(instance.root, '');
    const { code, output } = await runToEnd(instance);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(
      /^✖ .*test-refusals cannot be made .*move away what is in the way.*$/,
    );
  });
});

describe('the command line', () => {
  it('has a typing mistake', async () => {
    const { code, output } = await runToEnd({
      ...instance,
      env: { ...instance.env, DOORSTEP_INSTANCE: '../x' },
    });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^✖ '\.\.\/x' cannot name an instance.*$/);
  });
});
