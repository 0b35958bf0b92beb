import { expect, test } from 'vitest';
import { readRestoreOptions } from './options.ts';

const read = (args: string, env: NodeJS.ProcessEnv = {}) =>
  readRestoreOptions(['--project', 'doorstep-live', '--from', 'restored', ...args.split(' ')], env);

test('names what to restore, and writes nothing by itself', () => {
  expect(read('--path handles --path provider_profiles')).toMatchObject({
    database: { target: { kind: 'cloud', project: 'doorstep-live' } },
    from: 'restored',
    restore: {
      ...{ paths: ['handles', 'provider_profiles'], after: null, apply: false, overwrite: false },
      notChangedSince: null,
    },
  });
  const more = '--apply --overwrite --not-changed-since 2026-05-04T12:00:00Z';
  expect(read(`--path reviews --after reviews/r1 ${more}`).restore).toEqual({
    ...{ paths: ['reviews'], after: 'reviews/r1', apply: true, overwrite: true },
    notChangedSince: new Date('2026-05-04T12:00:00Z'),
  });
});

test('a real project is refused if the environment names an emulator', () => {
  const env = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
  expect(() => read('--path handles', env)).toThrow('FIRESTORE_EMULATOR_HOST is set');
});

test('collections that would repeat work need --force', () => {
  for (const path of ['mail', 'mail/m1', 'account_deletions', 'closed_accounts', 'operations']) {
    expect(() => read(`--path ${path}`)).toThrow(`--path ${path} needs --force: `);
    expect(read(`--path ${path} --force`).restore.paths).toEqual([path]);
  }
  expect(read('--path mail_preferences').restore.paths).toEqual(['mail_preferences']);
});

test.each([
  ['--path a//b', '--path a//b is not a path of Firestore.'],
  ['--path reviews --after handles/h1', '--after must be a document of the only --path'],
  ['--path reviews --path handles --after reviews/r1', '--after must be a document'],
  ['--path reviews --not-changed-since 2026-05-04T12:00:00Z', 'needs --overwrite'],
  ['--path reviews --not-changed-since yesterday', 'must be a time like'],
  ['--path reviews --delete', '--delete'],
  ['--apply', '--path is missing'],
])('%s is refused', (args, message) => {
  expect(() => read(args)).toThrow(message);
});
