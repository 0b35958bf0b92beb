import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { functionsEnvPath, webEnvPath } from '../../context.ts';
import { at, itemOf, patch, remove, SETUP, testItems } from '../../item-cases.ts';
import { createReadyContext } from '../../test-support.ts';

testItems([
  {
    item: 'web-app',
    broken: 'no web app is registered',
    by: remove(`${at.firebase}/webApps/1:123456789012:web:abc`),
    state: 'missing',
    detail: 'Firebase has no web app yet',
    fix: SETUP('web-app'),
  },
  {
    item: 'web-app',
    broken: 'the file does not exist',
    by: (_state, context) => rmSync(webEnvPath(context)),
    state: 'missing',
    detail: 'web/.env.production does not exist',
    fix: SETUP('web-app'),
  },
  {
    item: 'web-app',
    broken: "the file is another project's",
    by: (_state, context) =>
      writeFileSync(
        webEnvPath(context),
        'VITE_FIREBASE_PROJECT_ID=old-shop\nVITE_FIREBASE_APP_ID=1:9:web:old\n',
      ),
    state: 'wrong',
    detail: 'web/.env.production is for old-shop, not for my-shop',
    fix: SETUP('web-app'),
  },
  {
    item: 'web-app',
    broken: 'the API key is old',
    by: (_state, context) =>
      appendFileSync(webEnvPath(context), 'VITE_FIREBASE_API_KEY=AIzaSyOld\n'),
    state: 'wrong',
    detail: 'web/.env.production does not match the web app: VITE_FIREBASE_API_KEY',
    fix: SETUP('web-app'),
  },
  {
    item: 'sign-in',
    broken: 'Auth is not set up',
    by: remove(at.auth),
    state: 'missing',
    detail: 'Firebase Authentication is not set up',
    fix: SETUP('sign-in'),
  },
  {
    item: 'sign-in',
    broken: 'Identity Platform is off',
    by: patch(at.auth, { subtype: 'FIREBASE_AUTH' }),
    state: 'wrong',
    detail: 'Not upgraded to Identity Platform, which the sign-up limit needs',
    fix: SETUP('sign-in'),
  },
  {
    item: 'sign-in',
    broken: 'everything is off',
    by: patch(at.auth, { signIn: {}, emailPrivacyConfig: {}, authorizedDomains: ['localhost'] }),
    state: 'wrong',
    detail:
      'In Firebase Authentication, sign-in with email and password is off; anonymous sign-in, which guests use, is off; ' +
      'protection against email enumeration is off; shop.example.com is not an authorized domain',
    fix: SETUP('sign-in'),
  },
  {
    item: 'action-url',
    broken: "the action URL is Firebase's",
    by: patch(at.auth, {
      notification: {
        sendEmail: { callbackUri: 'https://my-shop.firebaseapp.com/__/auth/action' },
      },
    }),
    state: 'wrong',
    detail: 'The action URL is https://my-shop.firebaseapp.com/__/auth/action',
    fix: 'Open https://console.firebase.google.com/project/my-shop/authentication/emails, edit the template "Email address change", choose "Customize action URL" and enter https://shop.example.com/auth',
  },
  {
    item: 'action-url',
    broken: 'there is no action URL',
    by: patch(at.auth, { notification: {} }),
    state: 'missing',
    detail: 'The action URL is not set',
    fix: 'Open https://console.firebase.google.com/project/my-shop/authentication/emails, edit the template "Email address change", choose "Customize action URL" and enter https://shop.example.com/auth',
  },
  {
    item: 'secrets',
    broken: 'two secrets are not stored',
    by: (state) => {
      state.remove(`${at.secrets}/SMTP_URL`);
      state.remove(`${at.secrets}/LINK_SECRET/versions/1`);
    },
    state: 'missing',
    detail: 'Missing from Secret Manager: SMTP_URL, LINK_SECRET',
    fix: SETUP('secrets'),
  },
  {
    item: 'secrets',
    broken: 'a secret is disabled',
    by: patch(`${at.secrets}/SMTP_URL/versions/1`, { state: 'DISABLED' }),
    state: 'wrong',
    detail: 'The newest version is disabled for SMTP_URL',
    fix: SETUP('secrets'),
  },
  {
    item: 'administrator',
    broken: 'nobody is an administrator',
    by: remove(`${at.database}/documents/user_roles/uid-1`),
    state: 'missing',
    detail: 'There is no administrator yet',
    fix: SETUP('administrator'),
  },
]);

test('the address of the site is asked for if the settings do not name it', async () => {
  const { context } = await createReadyContext();
  rmSync(functionsEnvPath(context));
  const finding = await checkItem(itemOf('action-url'), context);
  expect(finding).toMatchObject({ state: 'wrong' });
  expect(JSON.stringify(finding)).toContain('https://<your domain>/auth');
});
