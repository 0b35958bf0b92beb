import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPrograms } from './emulator-programs.ts';

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-programs-'));
  mkdirSync(path.join(folder, 'sdk', path.dirname(JAR)), { recursive: true });
  writeFileSync(path.join(folder, 'sdk', JAR), '');
  writeFileSync(path.join(folder, 'mine.jar'), '');
  env = {
    DOORSTEP_OFFLINE: '1',
    FIREBASE_EMULATORS_PATH: path.join(folder, 'cache'),
    CLOUDSDK_ROOT_DIR: path.join(folder, 'sdk'),
  };
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function find(more: NodeJS.ProcessEnv = {}) {
  return findPrograms({ ...env, ...more }, () => Promise.reject(new Error('it is offline')));
}

it("uses the Google Cloud CLI's jar when offline", async () => {
  const jar = path.join(folder, 'sdk', JAR);
  expect(await find()).toEqual({
    firestore: { jar, hasManifest: false },
    storage: { jar, isRuntime: false },
    ui: false,
  });
});

it('uses the jar in the environment variable first', async () => {
  const jar = path.join(folder, 'mine.jar');
  const { firestore, storage } = await find({ FIRESTORE_EMULATOR_BINARY_PATH: jar });
  expect(firestore).toEqual({ jar, hasManifest: true });
  expect(storage).toEqual({ jar, isRuntime: false });
});

it('refuses a named jar that does not exist', async () => {
  const gone = path.join(folder, 'gone.jar');
  await expect(find({ FIRESTORE_EMULATOR_BINARY_PATH: gone })).rejects.toThrow(
    `FIRESTORE_EMULATOR_BINARY_PATH names ${gone}, which does not exist`,
  );
});

it('says how to get a jar if there is none', async () => {
  await expect(find({ CLOUDSDK_ROOT_DIR: path.join(folder, 'none') })).rejects.toThrow(
    /Firestore emulator is not on this machine.*go online once.*google-cloud-cli-firestore-emulator/,
  );
});
