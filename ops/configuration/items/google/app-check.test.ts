import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { functionsEnvPath, webEnvPath, type Context } from '../../context.ts';
import { SETUP, type State } from '../../item-cases.ts';
import { PROJECT, ScriptedAsk } from '../../test-support.ts';
import { appCheck } from './app-check.ts';
import {
  applyAll,
  createContextWith,
  FUNCTIONS_FILE,
  GOOD_SETTINGS,
  WEB_FILE,
} from '../test-support.ts';

const APP = '1:123456789012:web:abc';
const API = `firebaseappcheck.googleapis.com/v1/projects/${PROJECT}`;
const CONFIG = `${API}/apps/${APP}/recaptchaEnterpriseConfig`;
const service = (name: string) => `${API}/services/${name}.googleapis.com`;

/** A project in which nothing of App Check is set up. */
const start = (web = `VITE_FIREBASE_APP_ID=${APP}\n`) =>
  createContextWith({ files: { [FUNCTIONS_FILE]: GOOD_SETTINGS, [WEB_FILE]: web } });

async function startReady() {
  const ready = await start();
  const changes = await applyAll(await appCheck.plan?.(ready.context, new ScriptedAsk()));
  return { ...ready, changes };
}

test('setup creates a key for the site, registers and writes it, and enforces nothing yet', async () => {
  const { context: empty } = await start();
  expect(await checkItem(appCheck, empty)).toEqual({
    state: 'missing',
    detail: 'The site has no App Check key (VITE_APP_CHECK_SITE_KEY)',
    fix: SETUP('app-check'),
  });
  const { context, state, changes } = await startReady();
  expect(changes).toEqual([
    'Create a reCAPTCHA Enterprise key for acme.test, register it in App Check, ' +
      'and write it to VITE_APP_CHECK_SITE_KEY in web/.env.production',
  ]);
  const { siteKey } = state.get(CONFIG);
  expect(readFileSync(webEnvPath(context), 'utf8')).toContain(
    `VITE_APP_CHECK_SITE_KEY=${String(siteKey)}\n`,
  );
  expect(await checkItem(appCheck, context)).toEqual({
    state: 'right',
    detail: 'the site has a registered key, and the functions require it',
  });
});

test.each<[what: string, by: (state: State, context: Context) => void, detail: string]>([
  [
    'another key is registered',
    (state) => state.patch(CONFIG, { siteKey: '6Lother' }, null),
    'App Check has a different key than web/.env.production for the web app',
  ],
  ['no key is registered', (state) => state.remove(CONFIG), 'App Check has no key for the web app'],
  [
    'the functions answer anybody',
    (_state, context) =>
      writeFileSync(functionsEnvPath(context), `${GOOD_SETTINGS}APP_CHECK=off\n`),
    'APP_CHECK=off, so the functions answer anyone',
  ],
  [
    'Storage answers no picture',
    (state) => state.put({ [service('firebasestorage')]: { enforcementMode: 'ENFORCED' } }),
    'App Check is enforced for Storage, so pictures do not load',
  ],
])('%s: doctor says so, and setup repairs it', async (_what, by, detail) => {
  const { context, state } = await startReady();
  by(state, context);
  const fix = SETUP('app-check');
  expect(await checkItem(appCheck, context)).toEqual({ state: 'wrong', detail, fix });
  await applyAll(await appCheck.plan?.(context, new ScriptedAsk()));
  expect(await checkItem(appCheck, context)).toMatchObject({ state: 'right' });
});

test('setup writes a registered key to the settings, and creates no second one', async () => {
  const { context, state } = await startReady();
  const { siteKey } = state.get(CONFIG);
  writeFileSync(webEnvPath(context), `VITE_FIREBASE_APP_ID=${APP}\nVITE_APP_CHECK_SITE_KEY=off\n`);
  expect(await checkItem(appCheck, context)).toMatchObject({ state: 'missing' });
  expect(await applyAll(await appCheck.plan?.(context, new ScriptedAsk()))).toEqual([
    `Write VITE_APP_CHECK_SITE_KEY=${String(siteKey)} to web/.env.production`,
  ]);
  expect(await checkItem(appCheck, context)).toMatchObject({ state: 'right' });
});

test('setup needs the web app and the address of the site', async () => {
  const { context: without } = await start('');
  await expect(appCheck.plan?.(without, new ScriptedAsk())).rejects.toMatchObject({
    fix: SETUP('web-app'),
  });
  const { context } = await start();
  writeFileSync(functionsEnvPath(context), '');
  await expect(appCheck.plan?.(context, new ScriptedAsk())).rejects.toMatchObject({
    fix: SETUP('settings'),
  });
});
