import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from './settings.ts';
import { answers, SETUP, testContext } from './test-support.ts';
import { webSettings } from './web-settings.ts';

const FILE = 'functions/.env.acme-home';
const GOOD = 'SITE_URL=https://acme.test\nMAIL_FROM="Acme Home <hello@acme.test>"\n';
const setUp = SETUP('settings');
const store = (name: string) => `npx firebase functions:secrets:set ${name} --project acme-home`;

const checkFunctions = (text: string) => settings.check(testContext({ files: { [FILE]: text } }));

test('complete settings are right, with optional ones and comments', async () => {
  const detail = 'https://acme.test, mails from Acme Home <hello@acme.test>';
  expect(await checkFunctions(GOOD)).toEqual({ state: 'right', detail });
  const more = `# Comment\n\n${GOOD}export APP_CHECK=off\nCHECKOUT_TRIAL_DAYS=14 # two weeks\n`;
  expect(await checkFunctions(more)).toMatchObject({ state: 'right' });
});

test('a missing file is missing, and setup writes it from the template', async () => {
  const context = testContext();
  expect(await settings.check(context)).toEqual({
    state: 'missing',
    detail: `${FILE} does not exist`,
    fix: setUp,
  });
  const ask = answers({ address: 'https://acme.test', sender: 'Acme <hello@acme.test>' });
  const changes = (await settings.plan?.(context, ask)) ?? [];
  expect(changes.map(({ description }) => description)).toEqual([
    `Write SITE_URL=https://acme.test, MAIL_FROM="Acme <hello@acme.test>" to ${FILE}`,
  ]);
  for (const change of changes) await change.apply();
  expect(await settings.check(context)).toMatchObject({ state: 'right' });
  expect(readFileSync(join(context.root, FILE), 'utf8')).toContain('# CHECKOUT_TRIAL_DAYS=14');
});

test('setup does not accept an address or a sender that doctor would refuse', async () => {
  const bad = { address: 'http://acme.test', sender: 'Acme <hello@acme.test>' };
  await expect(settings.plan?.(testContext(), answers(bad))).rejects.toThrow('https://');
  const nobody = { address: 'https://acme.test', sender: 'Acme' };
  await expect(settings.plan?.(testContext(), answers(nobody))).rejects.toThrow('no email');
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
  ['http', replace('SITE_URL', 'SITE_URL=http://acme.test'), 'must begin with https://', setUp],
  ['a slash', replace('SITE_URL', 'SITE_URL=https://acme.test/'), 'ends with a slash', setUp],
  [
    'a path',
    replace('SITE_URL', 'SITE_URL=https://acme.test/home'),
    'SITE_URL must end after the host',
    setUp,
  ],
  ['no scheme', replace('SITE_URL', 'SITE_URL=acme.test'), 'SITE_URL is not an address', setUp],
  ['no sender', replace('MAIL_FROM', ''), 'MAIL_FROM is missing', setUp],
  [
    'a sender without an address',
    replace('MAIL_FROM', 'MAIL_FROM=Acme'),
    'MAIL_FROM holds no email address (Acme)',
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
    'STRIPE_SECRET_KEY holds a secret',
    `Remove STRIPE_SECRET_KEY from ${FILE}, then: ${store('STRIPE_SECRET_KEY')}`,
  ],
  [
    'a webhook secret',
    `${GOOD}STRIPE_WEBHOOK_SECRET=whsec_abc\n`,
    'STRIPE_WEBHOOK_SECRET holds a secret',
    `Remove STRIPE_WEBHOOK_SECRET from ${FILE}, then: ${store('STRIPE_WEBHOOK_SECRET')}`,
  ],
  [
    'the password of SMTP',
    `${GOOD}SMTP_URL=smtps://user:pass@mail.acme.test\n`,
    'SMTP_URL holds a secret',
    `Remove SMTP_URL from ${FILE}, then: ${store('SMTP_URL')}`,
  ],
  [
    'a secret under another name',
    `${GOOD}PAYMENT_KEY=sk_live_abc\n`,
    'PAYMENT_KEY holds a secret',
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
    'STRIPE_API_BASE=http://localhost:4242 sends all payments to a stand-in',
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
    'CHECKOUT_TRIAL_DAYS=two is not possible',
    `In ${FILE}, correct CHECKOUT_TRIAL_DAYS: functions/.env.example describes it`,
  ],
  [
    'another kind of on and off',
    `${GOOD}APP_CHECK=false\n`,
    'APP_CHECK=false is not possible',
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

const WEB_FILE = 'web/.env.production';
const WEB = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'acme-home.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'acme-home',
  VITE_FIREBASE_STORAGE_BUCKET: 'acme-home.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_APP_CHECK_SITE_KEY: '6Lc',
};

function checkWeb(changes: Record<string, string>, functions = GOOD) {
  const lines = Object.entries({ ...WEB, ...changes }).map(([name, value]) => `${name}=${value}`);
  const files = { [WEB_FILE]: `${lines.join('\n')}\n`, [FILE]: functions };
  return webSettings.check(testContext({ files }));
}

test("the web app's settings are right if they fit the project and the functions", async () => {
  const right = { state: 'right', detail: `${WEB_FILE} fits acme-home and the functions` };
  expect(await checkWeb({})).toEqual(right);
  expect(await checkWeb({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toEqual(right);
  const off = { VITE_APP_CHECK_SITE_KEY: 'off' };
  expect(await checkWeb(off, `${GOOD}APP_CHECK=off\n`)).toEqual(right);
  expect(await webSettings.check(testContext())).toEqual({
    state: 'missing',
    detail: `${WEB_FILE} does not exist`,
    fix: SETUP('web-app'),
  });
});

test.each<[changes: Record<string, string>, functions: string, detail: string, fix: string]>([
  [{ VITE_FIREBASE_API_KEY: '' }, GOOD, 'VITE_FIREBASE_API_KEY is empty', SETUP('web-app')],
  [{ VITE_APP_CHECK_SITE_KEY: '' }, GOOD, 'VITE_APP_CHECK_SITE_KEY', SETUP('web-app')],
  [
    { VITE_FIREBASE_PROJECT_ID: 'acme-test' },
    GOOD,
    'VITE_FIREBASE_PROJECT_ID is acme-test, not acme-home',
    SETUP('web-app'),
  ],
  [
    { VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_1' },
    GOOD,
    'VITE_STRIPE_PUBLISHABLE_KEY holds a secret, and every visitor receives this file',
    `Remove VITE_STRIPE_PUBLISHABLE_KEY from ${WEB_FILE} and roll the key in the Stripe dashboard`,
  ],
  [
    { VITE_STRIPE_PUBLISHABLE_KEY: 'live' },
    GOOD,
    'VITE_STRIPE_PUBLISHABLE_KEY is not a publishable key',
    `In ${WEB_FILE}, set VITE_STRIPE_PUBLISHABLE_KEY=pk_… from the Stripe dashboard`,
  ],
  [
    {
      VITE_EMULATORS: `'${JSON.stringify({
        auth: 'http://localhost:9099',
        firestore: { host: 'localhost', port: 1 },
        functions: { host: 'localhost', port: 1 },
        storage: { host: 'localhost', port: 1 },
      })}'`,
    },
    GOOD,
    'VITE_EMULATORS sends the site to a stack on one machine',
    `In ${WEB_FILE}, remove VITE_EMULATORS`,
  ],
  [
    { VITE_APP_CHECK_SITE_KEY: 'off' },
    GOOD,
    'VITE_APP_CHECK_SITE_KEY=off, but the functions refuse calls without App Check',
    SETUP('app-check'),
  ],
  [
    {},
    `${GOOD}APP_CHECK=off\n`,
    'The site has an App Check key, but APP_CHECK=off',
    SETUP('app-check'),
  ],
])("the web app's settings %j are wrong", async (changes, functions, detail, fix) => {
  const finding = await checkWeb(changes, functions);
  expect(finding).toMatchObject({ state: 'wrong', fix });
  expect(finding.detail).toContain(detail);
});
