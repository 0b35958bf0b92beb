import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvFile, withValues, writeEnvChanges } from './env-file.ts';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('values are replaced where they are, and comments and other lines stay', () => {
  const text = '# The site.\nSITE_URL=https://old.example\n# APP_CHECK=off\nOTHER=1';
  expect(withValues(text, { SITE_URL: 'https://new.example', APP_CHECK: 'on' })).toBe(
    '# The site.\nSITE_URL=https://new.example\n# APP_CHECK=off\nOTHER=1\nAPP_CHECK=on\n',
  );
});

test.each(['Shop & Co <hello@example.com>', 'a#b', 'with $& inside', "it's", ''])(
  'the value %s is read as it was written',
  (value) => {
    const path = join(createFolder(), '.env');
    writeFileSync(path, withValues('NAME=old\n', { NAME: value }));
    expect(readEnvFile(path).values['NAME']).toBe(value);
  },
);

test('a change names the values and the file, and equal values need no change', async () => {
  const root = createFolder();
  const path = join(root, 'functions/.env.my-shop');
  expect(readEnvFile(path)).toEqual({ exists: false, text: '', values: {} });
  const changes = writeEnvChanges(root, path, { SITE_URL: 'https://shop.example' }, '# Template\n');
  expect(changes.map(({ description }) => description)).toEqual([
    'Write SITE_URL=https://shop.example to functions/.env.my-shop',
  ]);
  expect(existsSync(path)).toBe(false);
  for (const { apply } of changes) await apply();
  expect(readFileSync(path, 'utf8')).toBe('# Template\nSITE_URL=https://shop.example\n');
  expect(writeEnvChanges(root, path, { SITE_URL: 'https://shop.example' })).toEqual([]);
});
