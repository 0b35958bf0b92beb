import { BRAND } from '@doorstep/domain/brand';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { SETUP } from '../../item-cases.ts';
import { readSecret } from '../../secrets.ts';
import { PROJECT, ScriptedAsk } from '../../test-support.ts';
import { createSmtp } from './smtp.ts';
import { MAIL_PASSWORD, startMailServer } from './smtp-test-server.ts';
import { applyAll, createContextWith, FUNCTIONS_FILE, GOOD_SETTINGS } from '../test-support.ts';

const smtp = createSmtp({
  connectionTimeout: 2_000,
  greetingTimeout: 1_000,
  socketTimeout: 2_000,
});
const setup = SETUP('smtp');
const urlOf = (port: number, password = MAIL_PASSWORD, host = 'localhost') =>
  `smtp://acme:${encodeURIComponent(password)}@${host}:${port}`;

async function check(SMTP_URL: string | undefined, mailTo?: string, settings = GOOD_SETTINGS) {
  const { context } = await createContextWith({
    files: { [FUNCTIONS_FILE]: settings },
    ...(SMTP_URL !== undefined && { secrets: { SMTP_URL } }),
    ...(mailTo !== undefined && { mailTo }),
  });
  return checkItem(smtp, context);
}

test('the login is right, and no mail is sent unless somebody asks for it', async () => {
  const { port, mails } = await startMailServer();
  expect(await check(urlOf(port))).toEqual({
    state: 'right',
    detail: `localhost:${port} accepts the login; to send a test email, add --mail-to you@example.com`,
  });
  expect(mails).toEqual([]);
});

test('a test email has the sender of all emails', async () => {
  const { port, mails } = await startMailServer();
  expect(await check(urlOf(port), 'me@acme.test')).toEqual({
    state: 'right',
    detail: `localhost:${port} accepted an email to me@acme.test: check the inbox`,
  });
  expect(mails).toMatchObject([{ from: 'hello@acme.test', to: 'me@acme.test' }]);
  expect(mails[0]?.text).toContain('From: Acme Home <hello@acme.test>');
  expect(mails[0]?.text).toContain(`Subject: ${BRAND.name}: test email`);
});

test.each<[what: string, url: string | undefined, state: string, detail: string]>([
  ['no secret', undefined, 'missing', 'The secret SMTP_URL is not stored'],
  ['a web address', 'https://mail.acme.test', 'wrong', 'SMTP_URL is not smtps://user:password'],
  ['a raw password', 'smtps://acme:p@ss/w@mail.acme.test:x', 'wrong', 'There is no mail server ss'],
  [
    'a host that does not exist',
    'smtps://acme:p@mail.acme.invalid',
    'wrong',
    'There is no mail server mail.acme.invalid',
  ],
  [
    'a port where nothing listens',
    'smtp://acme:p@localhost:9',
    'unknown',
    'localhost:9 did not answer',
  ],
])('%s', async (_what, url, state, detail) => {
  const finding = await check(url);
  expect(finding).toMatchObject({ state, fix: setup });
  expect(finding.detail).toContain(detail);
  expect(finding.detail).not.toContain('w@mail');
});

test('a wrong password is named without showing it', async () => {
  const { port } = await startMailServer();
  const finding = await check(urlOf(port, 'another-password'));
  expect(finding).toMatchObject({ state: 'wrong', fix: setup });
  expect(finding.detail).toContain(`localhost:${port} rejected the login`);
  expect(finding.detail).not.toContain('another-password');
});

test('a server that does not encrypt is wrong, unless it is on this machine', async () => {
  const { port } = await startMailServer();
  const finding = await check(urlOf(port, MAIL_PASSWORD, '127.0.0.1'));
  expect(finding).toMatchObject({ state: 'wrong', fix: setup });
  expect(finding.detail).toContain('does not use the encryption of the address');
});

test('smtps at a port that begins in plain text is wrong', async () => {
  const { port } = await startMailServer();
  const finding = await check(`smtps://acme:p@localhost:${port}`);
  expect(finding).toMatchObject({ state: 'wrong', fix: setup });
  expect(finding.detail).toContain('smtps:// is for port 465');
});

test('a certificate that nobody signed is wrong', async () => {
  const { port } = await startMailServer({ secure: true, disabledCommands: [] });
  const finding = await check(`smtps://acme:p@localhost:${port}`);
  expect(finding).toMatchObject({ state: 'wrong', fix: setup });
  expect(finding.detail).toContain(`The certificate of localhost:${port} is not valid`);
});

test('a refused sender and a refused recipient are told apart', async () => {
  const refuse = (text: string) => Object.assign(new Error(text), { responseCode: 550 });
  const sender = await startMailServer({
    onMailFrom: (_address, _session, done) => done(refuse('Sender not verified')),
  });
  expect(await check(urlOf(sender.port), 'me@acme.test')).toEqual({
    state: 'wrong',
    detail: `localhost:${sender.port} rejected the sender hello@acme.test: 550 Sender not verified`,
    fix: `Verify acme.test as a sender at your mail provider, or ${SETUP('settings')}`,
  });
  const recipient = await startMailServer({
    onRcptTo: (_address, _session, done) => done(refuse('No such user')),
  });
  expect(await check(urlOf(recipient.port), 'me@acme.test')).toEqual({
    state: 'wrong',
    detail: `localhost:${recipient.port} rejected the recipient: 550 No such user`,
    fix: `npm run doctor -- --project ${PROJECT} --only smtp --mail-to <another address>`,
  });
});

test('a test mail needs a sender', async () => {
  const { port } = await startMailServer();
  expect(await check(urlOf(port), 'me@acme.test', 'MAIL_FROM=Acme\n')).toEqual({
    state: 'wrong',
    detail: 'MAIL_FROM has no email address',
    fix: SETUP('settings'),
  });
});

test('a server that is silent does not answer in time', async () => {
  const server = createServer().listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const finding = await check(urlOf(port));
  expect(finding).toMatchObject({ state: 'unknown', fix: setup });
  expect(finding.detail).toContain(`localhost:${port} did not answer`);
});

test('setup encodes the password, tries the login, and stores only one that works', async () => {
  const { port } = await startMailServer();
  const { context } = await createContextWith();
  const answers = { 'mail server of': 'localhost', port: String(port), 'user name': 'acme' };
  const plan = (password: string) =>
    smtp.plan?.(context, new ScriptedAsk({ ...answers, 'password for': password }));
  await expect(plan('wrong')).rejects.toThrow('rejected the login');
  expect(await readSecret(context, 'SMTP_URL')).toBeNull();
  expect(await applyAll(await plan(MAIL_PASSWORD))).toEqual([
    'Store a new version of the secret SMTP_URL in Secret Manager',
  ]);
  expect(await readSecret(context, 'SMTP_URL')).toBe(urlOf(port));
  expect(await checkItem(smtp, context)).toMatchObject({ state: 'right' });
});
