import { appendFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runSetup } from '../../../setup/run-setup.ts';
import { checkItem } from '../../check-item.ts';
import { webEnvPath } from '../../context.ts';
import { at, DEPLOY, SETUP } from '../../item-cases.ts';
import { createReadyContext, PROJECT, ScriptedAsk } from '../../test-support.ts';
import { appCheckEnforced } from './app-check-enforced.ts';

const API = `firebaseappcheck.googleapis.com/v1/projects/${PROJECT}`;
const CONFIG = `${API}/apps/1:123456789012:web:abc/recaptchaEnterpriseConfig`;
const DETAIL = 'App Check is not enforced for Firestore and Authentication';

/** A deployed project, whose site has its key. */
async function start() {
  const ready = await createReadyContext();
  appendFileSync(webEnvPath(ready.context), 'VITE_APP_CHECK_SITE_KEY=6Lkey\n');
  ready.state.put({ [CONFIG]: { siteKey: '6Lkey' } });
  return ready;
}

test('setup enforces App Check on a deployed site, and suggests No', async () => {
  const { context } = await start();
  expect(await checkItem(appCheckEnforced, context)).toEqual({
    state: 'wrong',
    detail: DETAIL,
    fix: SETUP('app-check-enforced'),
  });
  const suggestions: boolean[] = [];
  const confirm = (_message: string, suggestion: boolean) => {
    suggestions.push(suggestion);
    return Promise.resolve(true);
  };
  const ask = Object.assign(new ScriptedAsk(), { confirm });
  expect(await runSetup(context, [appCheckEnforced], { ask, say: () => {} })).toEqual([]);
  expect(suggestions).toEqual([false]);
  expect(ask.notes[0]).toContain('arrive as verified');
  expect(await checkItem(appCheckEnforced, context)).toEqual({
    state: 'right',
    detail: 'enforced for Firestore and Authentication',
  });
});

test('before the deploy, setup enforces nothing', async () => {
  const { context, state } = await start();
  state.remove(`${at.functions}/pages`);
  expect(await checkItem(appCheckEnforced, context)).toEqual({
    state: 'missing',
    detail: `${DETAIL}; fix "Functions" first`,
    fix: DEPLOY,
  });
  const before = structuredClone([...state.resources]);
  const ask = new ScriptedAsk();
  const left = await runSetup(context, [appCheckEnforced], { ask, say: () => {} });
  expect(left).toMatchObject([{ fix: DEPLOY }]);
  expect(ask.notes).toEqual([]);
  expect([...state.resources]).toEqual(before);
});

test('without a key, setup enforces nothing', async () => {
  const { context } = await start();
  writeFileSync(webEnvPath(context), 'VITE_FIREBASE_APP_ID=1:123456789012:web:abc\n');
  expect(await checkItem(appCheckEnforced, context)).toMatchObject({
    state: 'missing',
    fix: SETUP('app-check'),
  });
  expect(await appCheckEnforced.plan?.(context, new ScriptedAsk())).toEqual([]);
});
