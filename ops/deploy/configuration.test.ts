import { expect, test } from 'vitest';
import { writeBrandValue } from '../configuration/brand-file.ts';
import { at } from '../configuration/item-cases.ts';
import { brand } from '../configuration/items/brand.ts';
import {
  applyAll,
  BRAND_ANSWERS,
  createContextWith,
  FUNCTIONS_FILE,
  WEB_FILE,
} from '../configuration/items/test-support.ts';
import { ENDPOINTS, PROJECT, ScriptedAsk } from '../configuration/test-support.ts';
import { CannotCheck } from '../configuration/google/google-errors.ts';
import { requireConfiguration } from './configuration.ts';

const WEB = ['API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID']
  .map((name) => `VITE_FIREBASE_${name}=x\n`)
  .join('');
const SETTINGS = 'SITE_URL=https://acme.test\nMAIL_FROM="Acme <hello@acme.test>"\n';

const SECRET_VALUES = {
  ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ...{ SMTP_URL: 'smtps://user:password@acme.test', LINK_SECRET: 'f'.repeat(64) },
};

async function createShop(functionsSettings = SETTINGS) {
  const { context, state } = await createContextWith({
    secrets: SECRET_VALUES,
    files: {
      [FUNCTIONS_FILE]: functionsSettings,
      [WEB_FILE]: `${WEB}VITE_FIREBASE_PROJECT_ID=${PROJECT}\nVITE_APP_CHECK_SITE_KEY=6Lkey\n`,
    },
  });
  await applyAll(await brand.plan?.(context, new ScriptedAsk(BRAND_ANSWERS)));
  return { context, state };
}

test('a brand, settings and a project that are right are deployed', async () => {
  const { context } = await createShop();
  expect(await requireConfiguration(context)).toEqual([]);
});

test('a project without billing, a service or a secret stops the deploy', async () => {
  const { context, state } = await createShop();
  state.patch(at.billing, { billingEnabled: false, billingAccountName: '' }, null);
  state.remove(`${at.services}/eventarc.googleapis.com`);
  state.remove(`secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/SMTP_URL`);
  const message = await requireConfiguration(context).catch(String);
  expect(message).toContain('Nothing was deployed.');
  expect(message).toContain('Billing plan: The project has no billing account');
  expect(message).toContain('Google services: Not enabled: eventarc.googleapis.com');
  expect(message).toContain('Secrets: Missing from Secret Manager: SMTP_URL');
  expect(message).toContain(`    fix: npm run setup -- secrets --project ${PROJECT}`);
});

test('what the account may not read is named and does not stop the deploy', async () => {
  const { context } = await createShop();
  const refusal = new CannotCheck('The caller does not have permission', 'gcloud');
  const refuse = () => Promise.reject(refusal);
  const google = { ...context.google, find: refuse, get: refuse };
  expect(await requireConfiguration({ ...context, google })).toContain(
    'Not checked: Billing plan: The caller does not have permission',
  );
});

test('a runtime that the generation lacks stops the deploy', async () => {
  const { context } = await createShop();
  const endpoints = ENDPOINTS.map((one) => ({ ...one, runtime: 'nodejs24' }));
  const wrong = { ...context, endpoints: () => Promise.resolve(endpoints) };
  expect(await requireConfiguration(wrong).catch(String)).toContain(
    'Runtimes: accountDeleted is of the 1st generation, which does not run on nodejs24',
  );
});

test('what is not right stops the deploy with its fix', async () => {
  const { context } = await createShop(SETTINGS.replace('https://', 'http://'));
  await writeBrandValue(context, 'name', 'Doorstep');
  const message = await requireConfiguration(context).catch(String);
  expect(message).toContain('still has sample values: name (Doorstep)');
  expect(message).toContain(`    fix: npm run setup -- brand --project ${PROJECT}`);
  expect(message).toContain('SITE_URL must start with https://');
  expect(message).toContain(`    fix: npm run setup -- settings --project ${PROJECT}`);
  expect(message).not.toContain('Web app settings');
  expect(message).not.toContain('Secrets');
});
