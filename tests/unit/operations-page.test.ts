import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { ITEMS } from '@doorstep/ops/configuration/items.ts';
import { readDoctorOptions, readSetupOptions } from '@doorstep/ops/configuration/options.ts';
import { expect, test } from 'vitest';

// The commands of docs/operations.md. `npm run test:release` walks the whole page.

const page = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');

/** Returns the arguments of each call of a command in the page's blocks. */
const argsOf = (command: string): string[][] =>
  [...page.matchAll(new RegExp(`^npm run ${command} -- (.*)$`, 'gm'))].map(([, args = '']) =>
    args.replaceAll('"$PROJECT"', 'my-shop').split(' '),
  );

test('setup and doctor accept every command of the page', () => {
  const setups = argsOf('setup').map((args) => readSetupOptions(args, ITEMS));
  expect(setups.map(({ project }) => project)).toEqual(setups.map(() => 'my-shop'));
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
