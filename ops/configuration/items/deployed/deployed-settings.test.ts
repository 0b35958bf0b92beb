import { appendFileSync, writeFileSync } from 'node:fs';
import { documentAnswer } from '@doorstep/local/google/test-support.ts';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { functionsEnvPath, webEnvPath } from '../../context.ts';
import { readEnvFile } from '../../env-file.ts';
import { at, DEPLOY, testItems } from '../../item-cases.ts';
import { hashSettings } from '../../site/live-release.ts';
import { writeSecretChange } from '../../secrets.ts';
import { createReadyContext, createTestContext } from '../../test-support.ts';
import { deployedSettings } from './deployed-settings.ts';

testItems([
  {
    item: 'deployed-settings',
    broken: 'a function still uses an old secret',
    by: (state) => {
      const secret = `${at.secrets}/STRIPE_WEBHOOK_SECRET/versions`;
      const name = `projects/123456789012/secrets/STRIPE_WEBHOOK_SECRET/versions/2`;
      state.put({ [`${secret}/2`]: { name, state: 'ENABLED' } });
    },
    state: 'wrong',
    detail: 'stripeWebhook still uses an old STRIPE_WEBHOOK_SECRET: deploy to apply the changes',
    fix: DEPLOY,
  },
  {
    item: 'deployed-settings',
    broken: 'settings were added and changed since',
    by: (_state, context) =>
      appendFileSync(functionsEnvPath(context), 'APP_CHECK=off\nSITE_URL=https://new.example\n'),
    state: 'wrong',
    detail:
      'the functions have a different APP_CHECK, the functions have a different SITE_URL: ' +
      'deploy to apply the changes',
    fix: DEPLOY,
  },
  {
    item: 'deployed-settings',
    broken: 'a setting was removed since',
    by: (state, context) => {
      writeFileSync(`${context.root}/functions/.env.example`, '# ERROR_HOOK_URL=https://x\n');
      const function_ = `${at.functions}/pages`;
      const { serviceConfig } = state.get(function_) as { serviceConfig: Settings };
      const environmentVariables = {
        ...serviceConfig.environmentVariables,
        ERROR_HOOK_URL: 'https://hooks.example',
      };
      state.patch(function_, { serviceConfig: { ...serviceConfig, environmentVariables } }, null);
    },
    state: 'wrong',
    detail: 'the functions have a different ERROR_HOOK_URL: deploy to apply the changes',
    fix: DEPLOY,
  },
]);

interface Settings {
  environmentVariables: Record<string, string>;
}

test('the key of App Check in the site is compared with what the site was built with', async () => {
  const { context, state } = await createReadyContext();
  const web_settings = hashSettings(readEnvFile(webEnvPath(context)).values);
  state.put({
    [`${at.database}/documents/operations/live_release`]: documentAnswer('live_release', {
      web_settings,
    }),
  });
  expect(await checkItem(deployedSettings, context)).toMatchObject({ state: 'right' });
  appendFileSync(webEnvPath(context), 'VITE_APP_CHECK_SITE_KEY=6Lnew\n');
  expect(await checkItem(deployedSettings, context)).toEqual({
    state: 'wrong',
    detail: 'the site was built with different settings: deploy to apply the changes',
    fix: DEPLOY,
  });
});

test('a new secret is right before anything is deployed', async () => {
  const { context } = await createTestContext({});
  context.google.get = () => Promise.resolve({ functions: [] } as never);
  expect(await checkItem(deployedSettings, context)).toEqual({
    state: 'right',
    detail: 'nothing is deployed yet',
  });
});

test('every secret that setup stores is noticed', async () => {
  const { context } = await createReadyContext();
  await writeSecretChange(context, 'SMTP_URL', 'smtps://a:b@smtp.example').apply();
  expect(await checkItem(deployedSettings, context)).toMatchObject({
    detail: 'everyMinute still uses an old SMTP_URL: deploy to apply the changes',
  });
});
