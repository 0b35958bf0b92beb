import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { SETUP } from '../../item-cases.ts';
import type { Item } from '../../item.ts';
import { ScriptedAsk } from '../../test-support.ts';
import { startDnsServer, type Zone } from './dns-test-server.ts';
import { dkim, dmarc, spf } from './mail-domain.ts';
import { applyAll, createContextWith, FUNCTIONS_FILE, GOOD_SETTINGS } from '../test-support.ts';

const rsaKey = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
  }).publicKey.toString('base64');

const KEY = rsaKey(2048);
const WEAK_KEY = rsaKey(768);

async function contextOf(zone: Zone, settings = GOOD_SETTINGS) {
  const env = { DNS_SERVERS: await startDnsServer(zone) };
  const { context } = await createContextWith({ files: { [FUNCTIONS_FILE]: settings }, env });
  return context;
}

const check = async (item: Item, zone: Zone, settings?: string) =>
  checkItem(item, await contextOf(zone, settings));

const set = (name: string, value: string) =>
  `At your DNS provider, set the TXT record ${name} to: ${value}`;

const GOOD_SPF = 'v=spf1 include:spf.mail.test ip4:192.0.2.1 ~all';
const MAIL = { 'spf.mail.test': ['v=spf1 ip4:192.0.2.0/24 -all'] };

test('the SPF record is right, beside other TXT records', async () => {
  const zone = { ...MAIL, 'acme.test': ['google-site-verification=x', GOOD_SPF] };
  expect(await check(spf, zone)).toEqual({
    state: 'right',
    detail: `${GOOD_SPF} (1 of 10 lookups)`,
  });
  const redirect = { ...MAIL, 'acme.test': ['v=spf1 redirect=spf.mail.test'] };
  expect(await check(spf, redirect)).toMatchObject({ state: 'right' });
});

const EXAMPLE = set('acme.test', 'v=spf1 include:<the domain that your mail provider names> -all');
const deep: Zone = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [`s${i}.test`, [`v=spf1 include:s${i + 1}.test -all`]]),
);

test.each<[what: string, records: string[], state: string, detail: string, fix: string]>([
  ['no record', [], 'missing', 'acme.test has no SPF record', EXAMPLE],
  [
    'two records',
    [GOOD_SPF, 'v=spf1 -all'],
    'wrong',
    'acme.test has 2 SPF records, so receivers ignore all of them',
    'At your DNS provider, merge the SPF records of acme.test into one',
  ],
  [
    'everybody',
    ['v=spf1 include:spf.mail.test +all'],
    'wrong',
    'The SPF record of acme.test lets anyone send (+all)',
    set('acme.test', 'v=spf1 include:spf.mail.test -all'),
  ],
  [
    'nobody',
    ['v=spf1 -all'],
    'wrong',
    'The SPF record of acme.test lets nobody send (v=spf1 -all)',
    EXAMPLE,
  ],
  [
    'no end',
    ['v=spf1 include:spf.mail.test ?all'],
    'wrong',
    'The SPF record of acme.test does not end with -all or ~all',
    set('acme.test', 'v=spf1 include:spf.mail.test -all'),
  ],
  [
    'an include without a record',
    ['v=spf1 include:gone.test -all'],
    'wrong',
    'The SPF record includes gone.test, which has no SPF record',
    'At your DNS provider, remove include:gone.test from the SPF record of acme.test',
  ],
  [
    'too many lookups',
    ['v=spf1 include:s0.test -all'],
    'wrong',
    'The SPF record needs more than 10 DNS lookups, which is the limit',
    'At your DNS provider, remove senders that you do not use from v=spf1 include:s0.test -all',
  ],
])('SPF: %s', async (_what, records, state, detail, fix) => {
  const zone = { ...MAIL, ...deep, 'acme.test': records };
  expect(await check(spf, zone)).toEqual({ state, detail, fix });
});

const PROVIDER =
  'Turn on DKIM for acme.test at your mail provider, and add the record that it shows';
const WITH_SELECTOR = `${GOOD_SETTINGS}MAIL_DKIM_SELECTOR=acme1\n`;

test('the DKIM key is found under a usual selector, and under the one in the settings', async () => {
  const record = `v=DKIM1; k=rsa; p=${KEY}`;
  expect(await check(dkim, { 'google._domainkey.acme.test': [record] })).toEqual({
    state: 'right',
    detail: 'google._domainkey.acme.test, 2048 bits',
  });
  const own = { 'acme1._domainkey.acme.test': [record] };
  expect(await check(dkim, own, WITH_SELECTOR)).toMatchObject({ state: 'right' });
  expect(await check(dkim, own)).toEqual({
    state: 'missing',
    detail: 'acme.test has no DKIM key under the usual selectors',
    fix: `${PROVIDER}, then run ${SETUP('dkim')} and enter its selector`,
  });
  const short = {
    'pm._domainkey.acme.test': [`k=ed25519; p=${Buffer.alloc(32, 1).toString('base64')}`],
  };
  expect(await check(dkim, short)).toMatchObject({ state: 'right' });
});

test('setup writes the selector, and then the key is found', async () => {
  const context = await contextOf({ 'acme1._domainkey.acme.test': [`p=${KEY}`] });
  expect(
    await applyAll(await dkim.plan?.(context, new ScriptedAsk({ selector: 'acme1' }))),
  ).toEqual([`Write MAIL_DKIM_SELECTOR=acme1 to ${FUNCTIONS_FILE}`]);
  expect(await checkItem(dkim, context)).toMatchObject({ state: 'right' });
});

test.each<[what: string, record: string | null, state: string, detail: string]>([
  ['no key', null, 'missing', 'acme1._domainkey.acme.test has no DKIM key'],
  ['a revoked key', 'v=DKIM1; p=', 'wrong', 'acme1._domainkey.acme.test is revoked (p= is empty)'],
  [
    'a key that was cut',
    `v=DKIM1; p=${KEY.slice(0, 200)}`,
    'wrong',
    'acme1._domainkey.acme.test has no valid key: was it cut off when pasted?',
  ],
  [
    'a short key',
    `v=DKIM1; p=${WEAK_KEY}`,
    'wrong',
    'acme1._domainkey.acme.test has 768 bits, and receivers ignore keys under 1024',
  ],
])('DKIM: %s', async (_what, record, state, detail) => {
  const zone = record === null ? {} : { 'acme1._domainkey.acme.test': [record] };
  expect(await check(dkim, zone, WITH_SELECTOR)).toEqual({ state, detail, fix: PROVIDER });
});

const DMARC = set('_dmarc.acme.test', 'v=DMARC1; p=none; rua=mailto:dmarc@acme.test');

test('the DMARC policy is right; the first step comes with advice', async () => {
  const strict = 'v=DMARC1; p=reject';
  expect(await check(dmarc, { '_dmarc.acme.test': [strict] })).toEqual({
    state: 'right',
    detail: strict,
  });
  const first = 'v=DMARC1; p=none; rua=mailto:dmarc@acme.test';
  expect(await check(dmarc, { '_dmarc.acme.test': [first] })).toEqual({
    state: 'right',
    detail: `${first}; switch to p=quarantine once the reports list no unknown senders`,
  });
  const sub = GOOD_SETTINGS.replace('hello@acme.test', 'hello@mail.acme.test');
  expect(await check(dmarc, { '_dmarc.acme.test': [strict] }, sub)).toMatchObject({
    state: 'right',
  });
});

test.each<[what: string, records: string[], state: string, detail: string, fix: string]>([
  ['no record', [], 'missing', 'acme.test has no DMARC record', DMARC],
  [
    'two records',
    ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
    'wrong',
    '_dmarc.acme.test has 2 DMARC records, so receivers ignore all of them',
    'At your DNS provider, leave one record at _dmarc.acme.test',
  ],
  [
    'no policy',
    ['v=DMARC1; rua=mailto:x@acme.test'],
    'wrong',
    '_dmarc.acme.test has no policy p=none, quarantine or reject (v=DMARC1; rua=mailto:x@acme.test)',
    DMARC,
  ],
  [
    'no reports',
    ['v=DMARC1; p=none'],
    'wrong',
    '_dmarc.acme.test has p=none without rua=mailto:…, so it does nothing',
    DMARC,
  ],
])('DMARC: %s', async (_what, records, state, detail, fix) => {
  expect(await check(dmarc, { '_dmarc.acme.test': records })).toEqual({ state, detail, fix });
});

test.each([spf, dkim, dmarc])('$name needs a sender and an answer', async (item) => {
  expect(await check(item, {}, 'MAIL_FROM=Acme\n')).toEqual({
    state: 'unknown',
    detail: 'MAIL_FROM has no email address',
    fix: SETUP('settings'),
  });
  const env = { DNS_SERVERS: '127.0.0.1:9' };
  const { context } = await createContextWith({ env });
  const finding = await checkItem(item, context);
  expect(finding).toMatchObject({ state: 'unknown', fix: 'Check the network and try again' });
  expect(finding.detail).toContain('DNS did not answer');
});
