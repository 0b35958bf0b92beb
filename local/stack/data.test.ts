import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** What the emulators write. */
function write(text: string): void {
  mkdirSync(path.join(nextSave(instance), 'auth_export'), { recursive: true });
  writeFileSync(path.join(nextSave(instance), 'auth_export/accounts.json'), text);
}

function save(text: string): void {
  write(text);
  commitSave(instance);
}

const at = (name: string): string => path.join(instance.data, name);

describe('findSave', () => {
  it('finds none at first, and makes no folder', () => {
    expect(findSave(instance, false)).toBeNull();
    expect(existsSync(instance.data)).toBe(false);
  });

  it('finds the last one', () => {
    save('one');
    save('two, longer');
    expect(findSave(instance, false)).toBe(at('firebase'));
  });

  it('passes over one that was being written when the run was killed', () => {
    save('one');
    write('tw');
    expect(findSave(instance, false)).toBe(at('firebase'));
  });

  it('goes back to the one before when a file of the last was cut off', () => {
    save('one');
    save('two, longer');
    truncateSync(at('firebase/auth_export/accounts.json'), 2);
    expect(findSave(instance, false)).toBe(at('firebase.before'));
  });

  it('goes back when a file of the last is missing', () => {
    save('one');
    save('two');
    rmSync(at('firebase/auth_export'), { recursive: true });
    expect(findSave(instance, false)).toBe(at('firebase.before'));
  });

  it('takes the next one when the run was killed between the two renames', () => {
    save('one');
    save('two');
    rmSync(at('firebase'), { recursive: true });
    write('three');
    writeFileSync(path.join(nextSave(instance), 'whole.json'), '{"auth_export/accounts.json":5}');
    expect(findSave(instance, false)).toBe(at('firebase.next'));
  });

  it.each(['', '{', '[]', '{"a":"b"}', '{}'])(
    'says what to do when all there is is half-written: %s',
    (manifest) => {
      mkdirSync(at('firebase'), { recursive: true });
      writeFileSync(at('firebase/whole.json'), manifest);
      expect(() => findSave(instance, false)).toThrow(/half-written.*npm start -- --fresh/);
    },
  );

  it('forgets all of it when told to, mail and Stripe with it', () => {
    save('one');
    mkdirSync(at('stripe'));
    expect(findSave(instance, true)).toBeNull();
    expect(existsSync(instance.data)).toBe(false);
  });

  it('forgets mail and Stripe of a run that was killed before its first save', () => {
    mkdirSync(at('stripe'), { recursive: true });
    expect(findSave(instance, false)).toBeNull();
    expect(existsSync(instance.data)).toBe(false);
  });
});
