import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBrandValue } from '../brand-file.ts';
import { SETUP } from '../item-cases.ts';
import { PROJECT, ScriptedAsk } from '../test-support.ts';
import { settings } from './settings.ts';
import {
  applyAll,
  createContextWith,
  FUNCTIONS_FILE as FILE,
  GOOD_SETTINGS as GOOD,
} from './test-support.ts';

const setUp = SETUP('settings');
const store = (name: string) => `npx firebase functions:secrets:set ${name} --project ${PROJECT}`;

async function checkFunctions(text: string) {
  const { context } = await createContextWith({ files: { [FILE]: text } });
  return settings.check(context);
}

test('complete settings are right, with optional ones and comments', async () => {
  const detail = 'https://acme.test, emails from Acme Home <hello@acme.test>';
  expect(await checkFunctions(GOOD)).toEqual({ state: 'right', detail });
  const more = `# Comment\n\n${GOOD}export APP_CHECK=off\nCHECKOUT_TRIAL_DAYS=14 # two weeks\n`;
  expect(await checkFunctions(more)).toMatchObject({ state: 'right' });
});

test('a missing file is missing, and setup writes it from the template', async () => {
  const { context } = await createContextWith({ files: {} });
  expect(await settings.check(context)).toEqual({
    state: 'missing',
    detail: `${FILE} does not exist`,
    fix: setUp,
  });
  const ask = new ScriptedAsk({
    address: 'https://acme.test',
    sender: 'Acme <hello@acme.test>',
  });
  expect(await applyAll(await settings.plan?.(context, ask))).toEqual([
    `Write SITE_URL=https://acme.test, MAIL_FROM="Acme <hello@acme.test>" to ${FILE}`,
  ]);
  expect(await settings.check(context)).toMatchObject({ state: 'right' });
  expect(readFileSync(join(context.root, FILE), 'utf8')).toContain('# CHECKOUT_TRIAL_DAYS=14');
});

test('setup does not accept an address or a sender that doctor would refuse', async () => {
  const { context } = await createContextWith();
  const plan = (answers: Record<string, string>) =>
    settings.plan?.(context, new ScriptedAsk(answers));
  const bad = { address: 'http://acme.test', sender: 'Acme <hello@acme.test>' };
  await expect(plan(bad)).rejects.toThrow('https://');
  const nobody = { address: 'https://acme.test', sender: 'Acme' };
  await expect(plan(nobody)).rejects.toThrow('no email');
  const quoted = { address: 'https://acme.test', sender: '"Acme" <hello@acme.test>' };
  await expect(plan(quoted)).rejects.toThrow('must not contain "');
});

test('setup suggests the name that the same run wrote into the brand file', async () => {
  const { context } = await createContextWith({ files: {} });
  await writeBrandValue(context, 'name', "Nora's Homes");
  const ask = new ScriptedAsk({ address: 'https://acme.test' });
  const text = ask.text;
  const suggested: (string | undefined)[] = [];
  const accept: ScriptedAsk['text'] = (question) => {
    suggested.push(question.initial);
    return question.message.includes('address') ? text(question) : Promise.resolve('a@acme.test');
  };
  await settings.plan?.(context, Object.assign(ask, { text: accept }));
  expect(suggested[1]).toBe("Nora's Homes <hello@acme.test>");
});

const replace = (name: string, line: string) =>
  GOOD.replace(new RegExp(`^${name}=.*$`, 'm'), () => line);

test.each<[what: string, text: string, detail: string, fix: string]>([
  ['no site', replace('SITE_URL', ''), 'SITE_URL is missing', setUp],
  ['an empty site', replace('SITE_URL', 'SITE_URL='), 'SITE_URL is missing', setUp],
  [
    'the example',
    replace('SITE_URL', 'SITE_URL=https://doorstep.example'),
    'SITE_URL is still an example (https://doorstep.example)',
    setUp,
  ],
  ['http', replace('SITE_URL', 'SITE_URL=http://acme.test'), 'must start with https://', setUp],
  ['a slash', replace('SITE_URL', 'SITE_URL=https://acme.test/'), 'ends with a slash', setUp],
  [
    'a path',
    replace('SITE_URL', 'SITE_URL=https://acme.test/home'),
    'SITE_URL must have nothing after the host',
    setUp,
  ],
  ['no scheme', replace('SITE_URL', 'SITE_URL=acme.test'), 'SITE_URL is not an address', setUp],
  ['no sender', replace('MAIL_FROM', ''), 'MAIL_FROM is missing', setUp],
  [
    'a sender without an address',
    replace('MAIL_FROM', 'MAIL_FROM=Acme'),
    'MAIL_FROM has no email address (Acme)',
    setUp,
  ],
  [
    'curly quotes',
    replace('MAIL_FROM', 'MAIL_FROM=“Acme” <hello@acme.test>'),
    'MAIL_FROM has curly quotes',
    `In ${FILE}, use straight quotes (") for MAIL_FROM`,
  ],
  [
    'a secret by its name',
    `${GOOD}STRIPE_SECRET_KEY=sk_live_abc\n`,
    'STRIPE_SECRET_KEY contains a secret',
    `Remove STRIPE_SECRET_KEY from ${FILE}, then: ${store('STRIPE_SECRET_KEY')}`,
  ],
  [
    'a webhook secret',
    `${GOOD}STRIPE_WEBHOOK_SECRET=whsec_abc\n`,
    'STRIPE_WEBHOOK_SECRET contains a secret',
    `Remove STRIPE_WEBHOOK_SECRET from ${FILE}, then: ${store('STRIPE_WEBHOOK_SECRET')}`,
  ],
  [
    'the password of SMTP',
    `${GOOD}SMTP_URL=smtps://user:pass@mail.acme.test\n`,
    'SMTP_URL contains a secret',
    `Remove SMTP_URL from ${FILE}, then: ${store('SMTP_URL')}`,
  ],
  [
    'a secret under another name',
    `${GOOD}PAYMENT_KEY=sk_live_abc\n`,
    'PAYMENT_KEY contains a secret',
    `Remove PAYMENT_KEY from ${FILE}, then: ${store('<secret>')}`,
  ],
  [
    'a typing error',
    `${GOOD}CHECKOUT_TRAIL_DAYS=14\n`,
    'CHECKOUT_TRAIL_DAYS is not a setting: did you mean CHECKOUT_TRIAL_DAYS?',
    `In ${FILE}, rename CHECKOUT_TRAIL_DAYS to CHECKOUT_TRIAL_DAYS`,
  ],
  [
    'an unknown name',
    `${GOOD}GOOGLE_ANALYTICS_PROPERTY=1\n`,
    'GOOGLE_ANALYTICS_PROPERTY is not a setting',
    `In ${FILE}, remove GOOGLE_ANALYTICS_PROPERTY`,
  ],
  [
    'the stand-in',
    `${GOOD}STRIPE_API_BASE=http://localhost:4242\n`,
    'STRIPE_API_BASE=http://localhost:4242 sends all payments to a Stripe stand-in',
    `In ${FILE}, remove STRIPE_API_BASE`,
  ],
  [
    'a colon instead of =',
    `${GOOD}APP_CHECK: off\n`,
    'Line 3 is not NAME=value',
    `In ${FILE}, write line 3 as NAME=value`,
  ],
  [
    'a name twice',
    `${GOOD}APP_CHECK=on\nAPP_CHECK=off\n`,
    'APP_CHECK is set twice',
    `In ${FILE}, remove one of the lines APP_CHECK=`,
  ],
  [
    'an impossible value',
    `${GOOD}CHECKOUT_TRIAL_DAYS=two\n`,
    'CHECKOUT_TRIAL_DAYS=two is not valid',
    `In ${FILE}, correct CHECKOUT_TRIAL_DAYS: functions/.env.example describes it`,
  ],
  [
    'another kind of on and off',
    `${GOOD}APP_CHECK=false\n`,
    'APP_CHECK=false is not valid',
    `In ${FILE}, correct APP_CHECK: functions/.env.example describes it`,
  ],
])('the settings of the functions: %s is wrong', async (_what, text, detail, fix) => {
  const finding = await checkFunctions(text);
  expect(finding).toMatchObject({ state: 'wrong', fix });
  expect(finding.detail).toContain(detail);
  expect(finding.detail).not.toMatch(/sk_live|whsec_|user:pass/);
});

test('several mistakes are found at once', async () => {
  const finding = await checkFunctions(
    'SITE_URL=http://acme.test\nSTRIPE_API_BASE=http://x.test\n',
  );
  expect(finding.detail.split('; ')).toHaveLength(3);
  expect(finding).toMatchObject({ fix: `${setUp}; In ${FILE}, remove STRIPE_API_BASE` });
});
