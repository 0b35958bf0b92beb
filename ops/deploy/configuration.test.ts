import { expect, test } from 'vitest';
import { writeBrandValue } from '../configuration/brand-file.ts';
import { brand } from '../configuration/items/brand.ts';
import {
  applyAll,
  BRAND_ANSWERS,
  createContextWith,
  FUNCTIONS_FILE,
  WEB_FILE,
} from '../configuration/items/test-support.ts';
import { PROJECT, ScriptedAsk } from '../configuration/test-support.ts';
import { requireConfiguration } from './configuration.ts';

const WEB = ['API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID']
  .map((name) => `VITE_FIREBASE_${name}=x\n`)
  .join('');
const SETTINGS = 'SITE_URL=https://acme.test\nMAIL_FROM="Acme <hello@acme.test>"\n';

async function createRoot(functionsSettings = SETTINGS): Promise<string> {
  const { context } = await createContextWith({
    files: {
      [FUNCTIONS_FILE]: functionsSettings,
      [WEB_FILE]: `${WEB}VITE_FIREBASE_PROJECT_ID=${PROJECT}\nVITE_APP_CHECK_SITE_KEY=6Lkey\n`,
    },
  });
  await applyAll(await brand.plan?.(context, new ScriptedAsk(BRAND_ANSWERS)));
  return context.root;
}

test('a brand and settings that are right are deployed', async () => {
  await expect(requireConfiguration(PROJECT, await createRoot())).resolves.toBeUndefined();
});

test('what is not right stops the deploy with its fix', async () => {
  const root = await createRoot(SETTINGS.replace('https://', 'http://'));
  await writeBrandValue({ root }, 'name', 'Doorstep');
  const message = await requireConfiguration(PROJECT, root).catch(String);
  expect(message).toContain('still has examples: name (Doorstep)');
  expect(message).toContain(`    fix: npm run setup -- brand --project ${PROJECT}`);
  expect(message).toContain('SITE_URL must begin with https://');
  expect(message).toContain(`    fix: npm run setup -- settings --project ${PROJECT}`);
  expect(message).not.toContain('Settings of the web app');
});
