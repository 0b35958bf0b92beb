import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkItem } from '../check-item.ts';
import { SETUP } from '../item-cases.ts';
import { ScriptedAsk } from '../test-support.ts';
import { brand, withValue } from './brand.ts';
import { applyAll, createContextWith } from './test-support.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = 'domain/brand.ts';
/** The repository's brand file, with the values of the original. */
const ORIGINAL = (() => {
  let text = readFileSync(join(REPOSITORY, FILE), 'utf8');
  text = withValue(text, 'name', 'Doorstep');
  text = withValue(text, 'legalName', 'Doorstep');
  return withValue(text, 'supportEmail', 'support@doorstep.example');
})();

const start = (text = ORIGINAL) => createContextWith({ files: { [FILE]: text } });

const ANSWERS = {
  'name of your marketplace': "Nora's Homes",
  'legal name': 'Acme "Home" GmbH',
  'email address of your support': 'help@acme.test',
  'color of buttons': '#1d4ed8',
};

const withoutExamples = (text: string) =>
  text.replaceAll('doorstep.example', 'acme.test').replaceAll('120 Congress Avenue', '1 Home Road');

test('the original is wrong, and setup changes the values that it shows', async () => {
  const { context } = await start();
  const finding = await checkItem(brand, context);
  expect(finding).toMatchObject({ state: 'wrong', fix: SETUP('brand') });
  expect(finding.detail).toContain(
    'domain/brand.ts is still the original: the name is Doorstep, the legal name is Doorstep, ' +
      'support@doorstep.example is an example',
  );
  const changes = await applyAll(await brand.plan?.(context, new ScriptedAsk(ANSWERS)));
  expect(changes).toEqual([
    "Change name in domain/brand.ts from Doorstep to Nora's Homes",
    'Change legalName in domain/brand.ts from Doorstep to Acme "Home" GmbH',
    'Change supportEmail in domain/brand.ts from support@doorstep.example to help@acme.test',
    expect.stringMatching(/^Change accent in domain\/brand.ts from #[0-9a-f]{6} to #1d4ed8$/),
  ]);
  const path = join(context.root, FILE);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(`  name: "Nora's Homes",\n`);
  expect(text).toContain(`  legalName: 'Acme "Home" GmbH',\n`);
  expect(text).toContain("    accent: ['#1d4ed8', '");
  // Nothing else has changed, and the file is formatted as the repository's.
  expect(text.split('\n')).toHaveLength(ORIGINAL.split('\n').length);
  const prettier = join(REPOSITORY, 'node_modules/prettier/bin/prettier.cjs');
  const config = join(REPOSITORY, '.prettierrc.json');
  execFileSync('node', [prettier, '--config', config, '--check', path]);
  writeFileSync(path, withoutExamples(text));
  expect(await checkItem(brand, context)).toEqual({
    state: 'right',
    detail: "Nora's Homes, help@acme.test",
  });
});

test('a second run changes nothing', async () => {
  const { context } = await start();
  await applyAll(await brand.plan?.(context, new ScriptedAsk(ANSWERS)));
  expect(await brand.plan?.(context, new ScriptedAsk(ANSWERS))).toEqual([]);
});

test.each<[key: keyof typeof ANSWERS, answer: string, problem: string]>([
  ['name of your marketplace', '…', 'It needs a letter or a digit'],
  ['name of your marketplace', 'The "Pros"', 'It must not contain'],
  ['name of your marketplace', 'x'.repeat(41), 'At most 40 characters'],
  ['legal name', ' ', 'Please answer'],
  ['email address of your support', 'help', 'This is not an email address'],
  ['email address of your support', 'help@acme.example', 'This is still an example'],
  ['color of buttons', 'blue', 'A color such as #a9481f'],
  ['color of buttons', '#ffcc00', 'White text on it has a contrast of 1.5, and needs 4.5'],
])('setup does not accept %s: %s', async (key, answer, problem) => {
  const { context } = await start();
  const ask = new ScriptedAsk({ ...ANSWERS, [key]: answer });
  await expect(brand.plan?.(context, ask)).rejects.toThrow(problem);
});

test('an example address that setup does not ask for is to be edited', async () => {
  const { context } = await start();
  await applyAll(await brand.plan?.(context, new ScriptedAsk(ANSWERS)));
  const path = join(context.root, FILE);
  const text = withoutExamples(readFileSync(path, 'utf8'));
  writeFileSync(path, `${text}\n// 'legal@doorstep.example'\n`);
  expect(await checkItem(brand, context)).toEqual({
    state: 'wrong',
    detail: 'domain/brand.ts is still the original: legal@doorstep.example is an example',
    fix: 'Edit domain/brand.ts: docs/brand.md explains it',
  });
});

test('a brand with which the build would stop is to be edited', async () => {
  const text = ORIGINAL.replace('price: 3900', 'price: 39.5').replace(
    "locale: 'en-US'",
    "locale: 'de'",
  );
  const { context } = await start(withoutExamples(text));
  await applyAll(await brand.plan?.(context, new ScriptedAsk(ANSWERS)));
  expect(await checkItem(brand, context)).toEqual({
    state: 'wrong',
    detail:
      "domain/brand.ts has mistakes: locale: 'de' is no English locale that writes numbers as " +
      '1,234,567.5, plans.Pro.price: must be a whole number above 0, in the smallest unit',
    fix: 'Edit domain/brand.ts: docs/brand.md explains it',
  });
});

test('a file without a value is unknown', async () => {
  const { context } = await start('export const BRAND = {};\n');
  expect(await checkItem(brand, context)).toEqual({
    state: 'unknown',
    detail: 'domain/brand.ts has no line with name',
    fix: 'git diff domain/brand.ts',
  });
});
