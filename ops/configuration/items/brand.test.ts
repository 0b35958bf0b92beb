import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BRAND_FILE, readBrandValue, writeBrandValue } from '../brand-file.ts';
import { checkItem } from '../check-item.ts';
import type { Context } from '../context.ts';
import { SETUP } from '../item-cases.ts';
import { ScriptedAsk } from '../test-support.ts';
import { brand } from './brand.ts';
import { applyAll, BRAND_ANSWERS, createContextWith } from './test-support.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const EDIT = 'Edit domain/brand.ts (see docs/brand.md)';

const read = ({ root }: Context, file: string) => readFileSync(join(root, file), 'utf8');

/** Changes a file as the operator does in an editor. */
function edit(context: Context, file: string, from: string | RegExp, to: string): void {
  writeFileSync(join(context.root, file), read(context, file).replace(from, to));
}

/** Returns a context with the examples, which the brand of the tests has, too. */
const start = async (): Promise<Context> => (await createContextWith()).context;

const setUp = async (context: Context, answers: Record<string, string> = BRAND_ANSWERS) =>
  applyAll(await brand.plan?.(context, new ScriptedAsk(answers)));

test('the examples are wrong, and setup changes the values that it shows', async () => {
  const context = await start();
  expect(await checkItem(brand, context)).toEqual({
    state: 'wrong',
    detail:
      'domain/brand.ts still has sample values: name (Doorstep), legalName (Doorstep), ' +
      'supportEmail (support@doorstep.example), ' +
      'address (120 Congress Avenue; Austin, TX 78701; United States), ' +
      'legalEmail (legal@doorstep.example), privacyEmail (privacy@doorstep.example)',
    fix: SETUP('brand'),
  });
  const before = read(context, BRAND_FILE).split('\n');
  expect(await setUp(context)).toEqual([
    "Change name in domain/brand.ts from Doorstep to Nora's Homes",
    'Change legalName in domain/brand.ts from Doorstep to Acme "Home" GmbH',
    'Change supportEmail in domain/brand.ts from support@doorstep.example to help@acme.test',
    'Change address in domain/brand.ts from 120 Congress Avenue; Austin, TX 78701; United States ' +
      'to 1 Home Road; Dublin, D02; Ireland',
    'Change legalEmail in domain/brand.ts from legal@doorstep.example to legal@acme.test',
    'Change privacyEmail in domain/brand.ts from privacy@doorstep.example to privacy@acme.test',
    'Change accent in domain/brand.ts from #a9481f to #1d4ed8',
    'Reserve the handle noras-homes instead of doorstep in firestore.rules',
  ]);
  const text = read(context, BRAND_FILE);
  expect(text).toContain(`  name: "Nora's Homes",\n`);
  expect(text).toContain(`  legalName: 'Acme "Home" GmbH',\n`);
  expect(text).toContain("    address: ['1 Home Road', 'Dublin, D02', 'Ireland'],\n");
  expect(text).toContain("    accent: '#1d4ed8',\n");
  expect(text.split('\n').filter((line, i) => line !== before[i])).toHaveLength(7);
  expect(read(context, 'firestore.rules')).toContain("!(handle in ['noras-homes',");
  expect(await checkItem(brand, context)).toEqual({
    state: 'right',
    detail: "Nora's Homes, help@acme.test, cities of US",
  });
});

test('the site must send requests to the region of the brand', async () => {
  const context = await start();
  await setUp(context);
  edit(context, BRAND_FILE, /region: '.*'/, "region: 'europe-west1'");
  expect(await checkItem(brand, context)).toEqual({
    state: 'wrong',
    detail: 'firebase.json uses the region us-central1, but the brand uses europe-west1',
    fix: 'Change it to europe-west1 in firebase.json (see docs/brand.md)',
  });
});

test('doctor says which places search knows', async () => {
  const context = await start();
  await setUp(context);
  edit(context, BRAND_FILE, /country: '.*'/, "country: 'AT'");
  expect(await checkItem(brand, context)).toEqual({
    state: 'right',
    detail: "Nora's Homes, help@acme.test, cities of AT without postal codes",
  });
  edit(context, BRAND_FILE, /country: '.*'/, "country: 'SM'");
  expect(await checkItem(brand, context)).toEqual({
    state: 'wrong',
    detail: 'domain/places/data has no cities of SM, so search compares texts only',
    fix: 'npm run places:import -- SM --from <folder> (see docs/brand.md)',
  });
});

test('the brand file stays formatted, also with a long address', async () => {
  const context = await start();
  const address = ['c/o The "Best" Home Services Ltd', "Nora's House, 3rd floor", 'Dublin'];
  const long = [...address, 'D02 AF30', 'Ireland'].join('; ');
  await setUp(context, { ...BRAND_ANSWERS, 'postal address': long });
  const oxfmt = join(REPOSITORY, 'node_modules/oxfmt/bin/oxfmt');
  const config = ['--config', join(REPOSITORY, '.oxfmtrc.json')];
  execFileSync('node', [oxfmt, ...config, '--check', join(context.root, BRAND_FILE)]);
  expect(readBrandValue(context, 'address')).toBe(long);
  await setUp(context);
  expect(readBrandValue(context, 'address')).toBe(BRAND_ANSWERS['postal address']);
});

test.each(['#ffcc00', '#0B1F4B', '#fefefe'])('one color is enough: %s', async (accent) => {
  const context = await start();
  await setUp(context, { ...BRAND_ANSWERS, 'color for buttons': accent });
  expect(readBrandValue(context, 'accent')).toBe(accent);
  expect(await checkItem(brand, context)).toMatchObject({ state: 'right' });
});

test('a color that the operator chose, and that cannot be read, is to be edited', async () => {
  const context = await start();
  await setUp(context, { ...BRAND_ANSWERS, 'color for buttons': '#ffcc00' });
  edit(context, BRAND_FILE, /light: \{/, "light: { onAccent: '#ffffff',");
  expect(await checkItem(brand, context)).toEqual({
    state: 'wrong',
    detail:
      'domain/brand.ts has mistakes: colors.onAccent: has a contrast of 1.51 on accent (light), not 4.5',
    fix: EDIT,
  });
});

test('a second run changes nothing', async () => {
  const context = await start();
  await setUp(context);
  expect(await setUp(context)).toEqual([]);
});

test("the other addresses are by default the support's", async () => {
  const context = await start();
  const ask = new ScriptedAsk(BRAND_ANSWERS);
  const suggested: Record<string, string | undefined> = {};
  const text: ScriptedAsk['text'] = (question) => {
    suggested[question.message] = question.initial;
    return ask.text(question);
  };
  await brand.plan?.(context, Object.assign(new ScriptedAsk(), { text }));
  expect(suggested['Your support email address']).toBeUndefined();
  expect(suggested['The email address for legal notices']).toBe('help@acme.test');
});

test.each<[key: keyof typeof BRAND_ANSWERS, answer: string, problem: string]>([
  ['name of your marketplace', '…', 'Use at least one letter or digit'],
  ['name of your marketplace', 'The "Pros"', 'Leave out'],
  ['name of your marketplace', 'x'.repeat(41), 'At most 40 characters'],
  ['legal name', ' ', 'This is required'],
  ['legal name', 'x'.repeat(81), 'At most 80 characters'],
  ['postal address', ' ; ', 'This is required'],
  ['postal address', '120 Congress Avenue; Austin', 'Replace the sample value'],
  ['support email address', 'help', 'Enter an email address'],
  ['support email address', 'help@acme.example', 'Replace the sample value'],
  ['legal notices', 'legal', 'Enter an email address'],
  ['color for buttons', 'blue', 'Enter a color such as #a9481f'],
  ['color for buttons', '#fc0', 'Enter a color such as #a9481f'],
])('setup does not accept %s: %s', async (key, answer, problem) => {
  const context = await start();
  const answers = { ...BRAND_ANSWERS, [key]: answer };
  await expect(setUp(context, answers)).rejects.toThrow(problem);
});

test('a name that the rules do not reserve is wrong, and setup reserves it', async () => {
  const context = await start();
  await setUp(context);
  await writeBrandValue(context, 'name', 'Fettle');
  expect(await checkItem(brand, context)).toEqual({
    state: 'wrong',
    detail: 'firestore.rules reserves the handle noras-homes, not fettle',
    fix: SETUP('brand'),
  });
  const answers = { ...BRAND_ANSWERS, 'name of your marketplace': 'Fettle' };
  expect(await setUp(context, answers)).toEqual([
    'Reserve the handle fettle instead of noras-homes in firestore.rules',
  ]);
  expect(await checkItem(brand, context)).toMatchObject({ state: 'right' });
});

test('a brand with which the build would stop is to be edited', async () => {
  const context = await start();
  await setUp(context);
  edit(context, BRAND_FILE, /(?<=Starter: .*price: )\d+/, '39.5');
  edit(context, BRAND_FILE, /(?<=locale: )'.*'/, "'de'");
  expect(await checkItem(brand, context)).toEqual({
    state: 'wrong',
    detail:
      "domain/brand.ts has mistakes: locale: 'de' is not an English locale such as en-US or en-DE, " +
      'plans.Starter.price: must be a whole number above 0, in the smallest unit',
    fix: EDIT,
  });
});

test('a file without a value, and rules without the handles, are unknown', async () => {
  const context = await start();
  await setUp(context);
  edit(context, 'firestore.rules', 'handle in [', 'handle in words([');
  expect(await checkItem(brand, context)).toEqual({
    state: 'unknown',
    detail: 'firestore.rules reserves no handles',
    fix: 'git diff firestore.rules',
  });
  writeFileSync(join(context.root, BRAND_FILE), 'export const BRAND = {};\n');
  expect(await checkItem(brand, context)).toEqual({
    state: 'unknown',
    detail: 'domain/brand.ts has no line for name',
    fix: 'git diff domain/brand.ts',
  });
});
