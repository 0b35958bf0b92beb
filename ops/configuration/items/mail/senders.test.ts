import { CDN_NETWORKS } from '@doorstep/domain/operations/cdn-networks';
import type { Sender } from '@doorstep/domain/operations/sender';
import { functionAnswer, publicIpListAnswer } from '@doorstep/local/google/test-support.ts';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { at, DEPLOY } from '../../item-cases.ts';
import { file, page, serveSite } from '../../site/site-test-server.ts';
import { PROJECT } from '../../test-support.ts';
import { cdnNetworks, senders } from './senders.ts';
import { createContextWith, FUNCTIONS_FILE } from '../test-support.ts';

const CHECK = `npm run doctor -- --project ${PROJECT} --only cdn-networks`;

/** Checks the networks while Fastly publishes this. */
async function checkNetworks(answer: object | null) {
  const body = JSON.stringify(answer);
  const list = answer ? file('application/json', body) : page('', 503);
  const env = { FASTLY_API_BASE: await serveSite({ '/public-ip-list': list }) };
  const { context } = await createContextWith({ env });
  return checkItem(cdnNetworks, context);
}

test('the networks of the CDN are as published', async () => {
  const [first, ...rest] = CDN_NETWORKS.networks;
  expect(await checkNetworks(publicIpListAnswer([...rest, first]))).toEqual({
    state: 'right',
    detail: '21 networks, as published',
  });
});

test('a network that Fastly added or gave back is wrong', async () => {
  const [, ...rest] = CDN_NETWORKS.networks;
  const published = publicIpListAnswer([...rest, '192.0.2.0/24', '2001:db8::/32']);
  expect(await checkNetworks(published)).toEqual({
    state: 'wrong',
    detail:
      `domain/operations/cdn-networks.ts from ${CDN_NETWORKS.day} is out of date: 192.0.2.0/24 is missing, ` +
      '2001:db8::/32 is missing, 23.235.32.0/20 is no longer published',
    fix:
      'Copy the list of https://api.fastly.com/public-ip-list to ' +
      `domain/operations/cdn-networks.ts, commit it, then ${DEPLOY}`,
  });
});

test('a list that nobody can read is unknown', async () => {
  const fix = 'Check the network and try again';
  expect(await checkNetworks(null)).toMatchObject({ state: 'unknown', fix });
  expect(await checkNetworks({ addresses: [] })).toMatchObject({ state: 'unknown', fix });
  const env = { FASTLY_API_BASE: 'http://127.0.0.1:1' };
  const { context } = await createContextWith({ env });
  expect(await checkItem(cdnNetworks, context)).toEqual({
    state: 'unknown',
    detail: '127.0.0.1:1 did not answer',
    fix,
  });
});

/** Checks the senders while the function answers this to its own address and through Hosting. */
async function checkSenders(direct: object, hosting: object) {
  const answer = (sender: object) => file('application/json', JSON.stringify({ sender }));
  const site = await serveSite({
    '/small/api/status?sender': answer(direct),
    '/api/status?sender': answer(hosting),
  });
  const { context } = await createContextWith({
    files: { [FUNCTIONS_FILE]: `SITE_URL=${site}\n` },
    resources: {
      [`${at.functions}/small`]: functionAnswer('', 'small', {
        url: `${site}/small`,
      }),
    },
  });
  return checkItem(senders, context);
}

const OWN = '198.51.100.7';
const sender = (route: Sender['route'], network = OWN): Sender => ({ route, network });

test('says how the function saw a forged request, sent both ways', async () => {
  expect(await checkSenders(sender('direct'), sender('hosting'))).toEqual({
    state: 'right',
    detail: `a direct request counts as ${OWN} (direct); one through Hosting as ${OWN} (hosting)`,
  });
});

test.each([
  ['Hosting is not recognized', sender('direct'), sender('direct', '151.101.1.57')],
  ['nobody is recognized', sender('unknown', 'unknown'), sender('unknown', 'unknown')],
  ['the forged sender counts directly', sender('direct', '203.0.113.7'), sender('hosting')],
  ['the forged sender counts through Hosting', sender('direct'), sender('hosting', '203.0.113.7')],
])('is wrong if %s', async (_what, direct, hosting) => {
  const finding = await checkSenders(direct, hosting);
  expect(finding).toMatchObject({ state: 'wrong', fix: expect.stringContaining(CHECK) as string });
  expect(finding.detail).toContain(`one through Hosting as ${hosting.network} (${hosting.route})`);
});

test('cannot be checked before a deploy, or with functions that do not say it', async () => {
  const { context } = await createContextWith();
  expect(await checkItem(senders, context)).toEqual({
    state: 'missing',
    detail: 'The function small is not deployed',
    fix: DEPLOY,
  });
  expect(await checkSenders({}, {})).toMatchObject({ state: 'unknown', fix: DEPLOY });
});
