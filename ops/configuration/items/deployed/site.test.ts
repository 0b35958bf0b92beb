import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { DEPLOY, SETUP } from '../../item-cases.ts';
import { page, serveSite } from '../../site/site-test-server.ts';
import { PROJECT } from '../../test-support.ts';
import { startDnsServer } from '../mail/dns-test-server.ts';
import { site, siteDomain } from './site.ts';
import { createContextWith, FUNCTIONS_FILE } from '../test-support.ts';

test("the site's host has an address in DNS", async () => {
  const env = { DNS_SERVERS: await startDnsServer({ 'acme.test': ['192.0.2.7'] }) };
  const { context } = await createContextWith({ env });
  expect(await checkItem(siteDomain, context)).toEqual({
    state: 'right',
    detail: 'acme.test points to 192.0.2.7',
  });
});

test('a host without an address is missing', async () => {
  const env = { DNS_SERVERS: await startDnsServer({}) };
  const { context } = await createContextWith({ env });
  const page = `https://console.firebase.google.com/project/${PROJECT}/hosting/sites`;
  expect(await checkItem(siteDomain, context)).toEqual({
    state: 'missing',
    detail: 'acme.test has no DNS record',
    fix: `Add acme.test at ${page}, and create the records that it shows at your DNS provider`,
  });
});

test.each([siteDomain, site])('$name needs the address of the site', async (item) => {
  const { context } = await createContextWith({ files: { [FUNCTIONS_FILE]: '' } });
  expect(await checkItem(item, context)).toEqual({
    state: 'unknown',
    detail: 'SITE_URL is missing',
    fix: SETUP('settings'),
  });
});

const contextOf = (url: string) =>
  createContextWith({ files: { [FUNCTIONS_FILE]: `SITE_URL=${url}\n` } });

test('pages that answer as they should are right', async () => {
  const url = await serveSite({});
  const { context } = await contextOf(url);
  expect(await checkItem(site, context)).toEqual({
    state: 'right',
    detail: `all 13 addresses of ${url} work`,
  });
});

test('a page that fails is wrong, with the log as the fix', async () => {
  const { context } = await contextOf(await serveSite({ '/search': page('', 503) }));
  expect(await checkItem(site, context)).toEqual({
    state: 'wrong',
    detail: '/search answers 503 instead of 200',
    fix: `npx firebase functions:log --only pages,search,small --project ${PROJECT}`,
  });
});

test('a site that does not answer is unknown, with each address', async () => {
  const { context } = await contextOf('http://127.0.0.1:9');
  const finding = await checkItem(site, context);
  expect(finding).toMatchObject({ state: 'unknown', fix: DEPLOY });
  expect(finding.detail).toContain('/pricing no answer: ');
});
