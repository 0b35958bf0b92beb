import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitSave, findSave, nextSave } from './data.ts';
import { instancePaths, type InstancePaths } from './paths.ts';

let instance: InstancePaths;

beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'doorstep-data-'));
  instance = { ...instancePaths('unused'), root, data: path.join(root, 'data') };
});
afterEach(() => {
  rmSync(instance.root, { recursive: true });
});

const at = (name: string): string => path.join(instance.data, name);
const METADATA = 'firebase-export-metadata.json';

/** Writes a save as the emulators do. Without `commit`, the run was killed while saving. */
function save(text: string, { commit = true } = {}): void {
  mkdirSync(nextSave(instance), { recursive: true });
  writeFileSync(path.join(nextSave(instance), METADATA), JSON.stringify(text));
  if (commit) commitSave(instance);
}

function savedText(): unknown {
  const found = findSave(instance, false);
  return found === null ? null : JSON.parse(readFileSync(path.join(found, METADATA), 'utf8'));
}

it('finds the last complete save', () => {
  expect(savedText()).toBeNull();
  save('one');
  save('two');
  save('three', { commit: false });
  expect(savedText()).toBe('two');
});

it('finds the previous save when the run was killed between the two renames', () => {
  save('one');
  renameSync(at('firebase'), at('firebase.previous'));
  expect(savedText()).toBe('one');
  expect(savedText()).toBe('one');
});

it.each(['', '{"vers'])('refuses an incomplete save: %s', (metadata) => {
  save('one');
  writeFileSync(path.join(at('firebase'), METADATA), metadata);
  expect(() => findSave(instance, false)).toThrow(/incomplete.*npm start -- --fresh/);
});

it.each([true, false])('deletes mail and Stripe with the save (saved before: %s)', (saved) => {
  if (saved) save('one');
  mkdirSync(at('stripe'), { recursive: true });
  expect(findSave(instance, saved)).toBeNull();
  expect(existsSync(instance.data)).toBe(false);
});
