import { expect, test } from 'vitest';
import { SETUP } from '../item-cases.ts';
import { PROJECT } from '../test-support.ts';
import {
  createContextWith,
  FUNCTIONS_FILE as FILE,
  GOOD_SETTINGS as GOOD,
  WEB_FILE,
} from './test-support.ts';
import { webSettings } from './web-settings.ts';

const WEB = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_APP_CHECK_SITE_KEY: '6Lc',
};

async function checkWeb(changes: Record<string, string>, functions = GOOD) {
  const lines = Object.entries({ ...WEB, ...changes }).map(([name, value]) => `${name}=${value}`);
  const files = { [WEB_FILE]: `${lines.join('\n')}\n`, [FILE]: functions };
  const { context } = await createContextWith({ files });
  return webSettings.check(context);
}

test("the web app's settings are right if they fit the project and the functions", async () => {
  const right = { state: 'right', detail: `${WEB_FILE} matches ${PROJECT} and the functions` };
  expect(await checkWeb({})).toEqual(right);
  expect(await checkWeb({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toEqual(right);
  const off = { VITE_APP_CHECK_SITE_KEY: 'off' };
  expect(await checkWeb(off, `${GOOD}APP_CHECK=off\n`)).toEqual(right);
  const { context } = await createContextWith();
  expect(await webSettings.check(context)).toEqual({
    state: 'missing',
    detail: `${WEB_FILE} does not exist`,
    fix: SETUP('web-app'),
  });
});

test.each<[changes: Record<string, string>, functions: string, detail: string, fix: string]>([
  [{ VITE_FIREBASE_API_KEY: '' }, GOOD, 'VITE_FIREBASE_API_KEY is empty', SETUP('web-app')],
  [{ VITE_APP_CHECK_SITE_KEY: '' }, GOOD, 'VITE_APP_CHECK_SITE_KEY', SETUP('app-check')],
  [
    { VITE_FIREBASE_PROJECT_ID: 'acme-test' },
    GOOD,
    `VITE_FIREBASE_PROJECT_ID is acme-test, not ${PROJECT}`,
    SETUP('web-app'),
  ],
  [
    { VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_1' },
    GOOD,
    'VITE_STRIPE_PUBLISHABLE_KEY contains a secret, and every visitor can read this file',
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
    'VITE_EMULATORS connects the site to emulators on one machine',
    `In ${WEB_FILE}, remove VITE_EMULATORS`,
  ],
  [
    { VITE_APP_CHECK_SITE_KEY: 'off' },
    GOOD,
    'VITE_APP_CHECK_SITE_KEY=off, but the functions reject calls without App Check',
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
