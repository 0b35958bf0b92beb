import { writeFileSync } from 'node:fs';
import { BRAND } from '@doorstep/domain/brand';
import { expect, test } from 'vitest';
import { ALERT_POLICIES } from '../../../monitoring/policies.ts';
import { checkItem } from '../../check-item.ts';
import { functionsEnvPath } from '../../context.ts';
import { at, patch, remove, SETUP, testItems } from '../../item-cases.ts';
import { createReadyContext, PROJECT, ScriptedAsk, SITE_HOST } from '../../test-support.ts';
import { monitoring } from './monitoring.ts';
import { applyAll } from '../test-support.ts';

const CHANNELS = `${at.monitoring}/notificationChannels`;
const CHECKS = `${at.monitoring}/uptimeCheckConfigs`;
const POLICIES = `${at.monitoring}/alertPolicies`;
const ERRORS = 'Site: an error of a function';
const monitoredResource = { labels: { host: 'old.example.com' } };

testItems([
  {
    item: 'monitoring',
    broken: 'Google mails nobody',
    by: remove(`${CHANNELS}/email`),
    state: 'missing',
    detail: `Google does not email alerts to ${BRAND.supportEmail}`,
    fix: SETUP('monitoring'),
  },
  {
    item: 'monitoring',
    broken: 'the mails are switched off',
    by: patch(`${CHANNELS}/email`, { enabled: false }),
    state: 'wrong',
    detail: `Alert emails to ${BRAND.supportEmail} are turned off`,
    fix: SETUP('monitoring'),
  },
  {
    item: 'monitoring',
    broken: 'nothing asks the site',
    by: patch(`${CHECKS}/status`, { monitoredResource }),
    state: 'missing',
    detail: `There is no uptime check of ${SITE_HOST}`,
    fix: SETUP('monitoring'),
  },
  {
    item: 'monitoring',
    broken: 'a check of the old domain is left',
    by: (state) => {
      const old = { ...state.get(`${CHECKS}/status`), monitoredResource, name: `${CHECKS}/old` };
      state.put({ [`${CHECKS}/old`]: old });
    },
    state: 'wrong',
    detail: 'An uptime check still checks old.example.com',
    fix: `gcloud monitoring uptime delete old --project ${PROJECT}`,
  },
  {
    item: 'monitoring',
    broken: 'an alert is missing',
    by: remove(`${POLICIES}/policy-0`),
    state: 'missing',
    detail: `There is no alert "${ERRORS}"`,
    fix: SETUP('monitoring'),
  },
  {
    item: 'monitoring',
    broken: 'an alert has the filter of an older release',
    by: patch(`${POLICIES}/policy-0`, {
      conditions: [{ conditionMatchedLog: { filter: 'severity="CRITICAL"' } }],
    }),
    state: 'wrong',
    detail: `The alert "${ERRORS}" has a different filter`,
    fix: SETUP('monitoring'),
  },
  {
    item: 'monitoring',
    broken: 'an alert is turned off',
    by: patch(`${POLICIES}/policy-0`, { enabled: false }),
    state: 'wrong',
    detail: `The alert "${ERRORS}" is turned off`,
    fix: SETUP('monitoring'),
  },
  {
    item: 'monitoring',
    broken: 'an alert mails somebody else only',
    by: patch(`${POLICIES}/policy-0`, { notificationChannels: ['projects/x/other'] }),
    state: 'wrong',
    detail: `The alert "${ERRORS}" does not email the operator`,
    fix: SETUP('monitoring'),
  },
]);

test('setup creates the channel, the uptime check and every alert, and then nothing more', async () => {
  const { context, state } = await createReadyContext();
  for (const list of [CHANNELS, CHECKS, POLICIES])
    state.below(list).forEach((one) => state.remove(one));
  const plan = () => monitoring.plan?.(context, new ScriptedAsk());
  expect(await applyAll(await plan())).toEqual([
    `Have Google email its alerts to ${BRAND.supportEmail}`,
    `Have Google check https://${SITE_HOST}/api/status every five minutes`,
    ...ALERT_POLICIES.map(({ displayName }) => `Create the alert "${displayName}"`),
  ]);
  expect(await checkItem(monitoring, context)).toMatchObject({ state: 'right' });
  expect(await plan()).toEqual([]);
});

test('setup corrects what differs, and leaves the other channels of an alert', async () => {
  const { context, state } = await createReadyContext();
  const other = 'projects/my-shop/notificationChannels/slack';
  state.patch(`${CHANNELS}/email`, { enabled: false }, null);
  const broken = { enabled: false, conditions: [], notificationChannels: [other] };
  state.patch(`${POLICIES}/policy-0`, broken, null);
  expect(await applyAll(await monitoring.plan?.(context, new ScriptedAsk()))).toEqual([
    `Turn on Google's alert emails to ${BRAND.supportEmail}`,
    `Correct the alert "${ERRORS}"`,
  ]);
  expect(await checkItem(monitoring, context)).toMatchObject({ state: 'right' });
  expect(state.get(`${POLICIES}/policy-0`)['notificationChannels']).toContain(other);
});

test('OPERATOR_EMAIL receives the alerts, and the check needs the address of the site', async () => {
  const { context } = await createReadyContext();
  const path = functionsEnvPath(context);
  writeFileSync(path, `SITE_URL=https://${SITE_HOST}\nOPERATOR_EMAIL=ops@shop.test\n`);
  expect(await checkItem(monitoring, context)).toMatchObject({
    detail: 'Google does not email alerts to ops@shop.test',
  });
  writeFileSync(path, '');
  expect(await checkItem(monitoring, context)).toEqual({
    state: 'unknown',
    detail: 'The uptime check needs the address of the site, but SITE_URL is missing',
    fix: SETUP('settings'),
  });
});
