import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sweepMailJob } from '../../../functions/mail/endpoints.ts';
import { readStack } from '../../support/stack.ts';
import { adminDb, fieldsOf, millisOf, updateFields } from '../../support/server/admin.ts';
import { callHere } from '../../support/server/in-process/call-here.ts';
import { headerOf, mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import { confirmPageEmail, saveProfile, saveRequest } from '../../support/server/market.ts';
import {
  refusalCode,
  refusalOf,
  session,
  unique,
  type Person,
} from '../../support/server/sdk-people.ts';
import { TestSmtpServer } from '../../support/server/smtp-server.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

const newRequestMail = (id: string) => `mail/${id}_new_request`;
const confirmationMail = (id: string) => `mail/${id}_request_confirmation`;
const runSweep = () => sweepMailJob.run();
const makeDue = (path: string) =>
  updateFields(path, { next_attempt_at: new Date(Date.now() - 1000) });

let client: Person;

afterEach(() => vi.unstubAllEnvs());

beforeAll(async () => {
  client = await session('client');
});

/** Stores a request to a new professional, whose page has a confirmed email or none. */
async function newRequest(changes: { email?: string | null } = {}) {
  const [provider, addressee] = [await session('provider'), await session('addressee')];
  const email = changes.email === undefined ? `${unique('office')}@doorstep.test` : changes.email;
  if (email !== null) await confirmPageEmail(provider.uid, email);
  await saveProfile(provider.uid, { email, display_name: 'Rivera & Sons' });
  const request = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: addressee.email,
    client_name: 'Ann <b>Client</b>',
    client_phone: '+1 555 0100',
    service_description: 'The kitchen sink leaks.',
    urgency: 'high',
    preferred_contact: 'either',
  });
  return { provider, request, to: email ?? provider.email };
}

describe('send-service-request', () => {
  // @7.1.2
  it('mails the professional everything, immediately and once', async () => {
    const { request, to } = await newRequest();
    const answer = await client.call('send-service-request', { request_id: request.id });
    expect(answer).toEqual({ delivered: true });
    const mail = await theMailTo(to);
    expect(mail.subject).toBe('New request from Ann <b>Client</b> (ASAP): The kitchen sink leaks.');
    for (const part of [
      request.client_email,
      '+1 555 0100',
      'ASAP',
      'Either',
      'The kitchen sink leaks.',
      `${readStack().site}/chat/${request.id}`,
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).not.toContain('<b>Client</b>');
    expect(await headerOf(mail, 'Reply-To')).toContain(`<${request.client_email}>`);
    expect(await headerOf(mail, 'Message-ID')).toBe(`<${request.id}_new_request@doorstep.test>`);
  });

  it('sends nothing twice for repeated and parallel calls', async () => {
    const { request, to } = await newRequest();
    const input = { request_id: request.id };
    const calls = Array.from({ length: 5 }, () => callHere('send-service-request', client, input));
    const answers = await Promise.all(calls);
    expect(answers).toEqual(Array.from(answers, () => ({ delivered: true })));
    expect(await client.call('send-service-request', input)).toEqual({ delivered: true });
    await runSweep();
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await mailsTo(request.client_email)).toHaveLength(1);
  });

  it('uses the address of the account if the profile has none', async () => {
    const { provider, request } = await newRequest({ email: null });
    await client.call('send-service-request', { request_id: request.id });
    expect((await theMailTo(provider.email)).subject).toContain('New request');
  });

  it('uses the address of the account if the mail server rejects that of the page', async () => {
    const server = new TestSmtpServer();
    await server.start();
    onTestFinished(() => server.stop());
    vi.stubEnv('SMTP_URL', server.url);
    const { provider, request, to } = await newRequest();
    server.faultFor = (address) => (address === to ? 'refuse' : null);
    const call = callHere('send-service-request', client, { request_id: request.id });
    expect(await call).toEqual({ delivered: true });
    expect(server.takenFor(to)).toEqual([]);
    expect(server.takenFor(provider.email)).toHaveLength(1);
    const mail = { to: provider.email, state: 'sent', lease_until: null };
    expect(await fieldsOf(newRequestMail(request.id))).toMatchObject(mail);
  });

  it('mails the client a link to the chat', async () => {
    const { request } = await newRequest();
    await client.call('send-service-request', { request_id: request.id });
    const mail = await theMailTo(request.client_email);
    expect(mail.subject).toBe('Your request to Harbor Light Electric');
    expect(mail.text).toContain(`${readStack().site}/client-chat/${request.id}?token=`);
  });

  it('ignores everything in the payload but the id', async () => {
    const { request, to } = await newRequest();
    await client.callRaw('send-service-request', {
      request_id: request.id,
      ...{ provider_email: 'thief@doorstep.test', to: 'thief@doorstep.test' },
      ...{ email: 'thief@doorstep.test', client_name: 'Somebody else', subject: 'Pay me' },
    });
    expect((await theMailTo(to)).subject).toMatch(/^New request from Ann/);
    expect(await mailsTo('thief@doorstep.test')).toEqual([]);
  });

  it('is allowed to the client of the request only', async () => {
    const { provider, request, to } = await newRequest();
    const stranger = await session('stranger');
    for (const person of [provider, stranger]) {
      const call = person.call('send-service-request', { request_id: request.id });
      expect(await refusalCode(call)).toBe('permission-denied');
    }
    expect(await mailsTo(to)).toEqual([]);
    const unknown = client.call('send-service-request', { request_id: 'unknown' });
    expect(await refusalCode(unknown)).toBe('not-found');
  });

  it.each<[string, (uid: string) => Record<string, object>]>([
    [
      'is suspended',
      (uid) => ({
        [`closed_accounts/${uid}`]: {
          reason: 'suspended',
          closed_at: new Date(),
          expires_at: null,
        },
        [`provider_profiles/${uid}`]: { published: false, publish_on_renewal: true },
      }),
    ],
    [
      'stops paying',
      (uid) => ({ [`provider_profiles/${uid}`]: { published: false, publish_on_renewal: true } }),
    ],
  ])('mails a professional who %s after it was stored', async (_, changesOf) => {
    const { provider, request, to } = await newRequest();
    for (const [path, fields] of Object.entries(changesOf(provider.uid))) {
      await adminDb().doc(path).set(fields, { merge: true });
    }
    const answer = await client.call('send-service-request', { request_id: request.id });
    expect(answer).toEqual({ delivered: true });
    expect((await theMailTo(to)).subject).toContain('New request');
  });

  it('is allowed to the owner of the address of the request', async () => {
    const { provider } = await newRequest();
    const owner = await session('owner');
    const request = await saveRequest({ provider_id: provider.uid, client_email: owner.email });
    const answer = await owner.call('send-service-request', { request_id: request.id });
    expect(answer).toEqual({ delivered: true });
  });
});

describe('a request after which the browser was closed', () => {
  it('is mailed by trigger and schedule, half a minute later', async () => {
    const { request, to } = await newRequest();
    const path = newRequestMail(request.id);
    await triggersFinished();
    const wait = (await millisOf(path, 'next_attempt_at')) - (await millisOf(path, 'created_at'));
    expect(wait).toBeGreaterThan(25_000);
    await Promise.all([makeDue(path), makeDue(confirmationMail(request.id))]);
    await runSweep();
    expect((await theMailTo(to)).subject).toContain('New request');
    expect((await theMailTo(request.client_email)).subject).toContain('Your request');
    await runSweep();
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('is mailed again after a crashed delivery', async () => {
    const { request, to } = await newRequest();
    const path = newRequestMail(request.id);
    await triggersFinished();
    const past = new Date(Date.now() - 1000);
    await adminDb()
      .doc(path)
      .update({ state: 'sending', lease_until: past, next_attempt_at: past });
    await runSweep();
    await theMailTo(to);
    expect(await fieldsOf(path)).toMatchObject({ state: 'sent', attempts: 1, lease_until: null });
  });
});

describe('while the mail server is down', () => {
  const callWithoutServer = async (id: string) => {
    // No server listens on this port.
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
    return refusalOf(callHere('send-service-request', client, { request_id: id }));
  };

  // @8.4.1
  it('the request is kept, the caller sees an error, and the mail is sent once, later', async () => {
    const { request, to } = await newRequest();
    const path = newRequestMail(request.id);
    await triggersFinished();
    expect(await callWithoutServer(request.id)).toMatchObject({ code: 'unavailable' });
    expect(await fieldsOf(path)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await mailsTo(to)).toEqual([]);
    vi.unstubAllEnvs();
    await makeDue(path);
    await runSweep();
    await theMailTo(to);
    await client.call('send-service-request', { request_id: request.id });
    await runSweep();
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await fieldsOf(path)).toMatchObject({ state: 'sent', error: null });
  });

  it('a mail waits longer after each attempt, and is kept when it is given up', async () => {
    const { request, to } = await newRequest();
    const path = newRequestMail(request.id);
    await triggersFinished();
    const now = Date.now();
    await adminDb()
      .doc(path)
      .update({ attempts: 6, next_attempt_at: new Date(now - 1000) });
    await callWithoutServer(request.id);
    const waiting = await fieldsOf(path);
    expect(waiting).toMatchObject({ state: 'pending', attempts: 7 });
    expect(JSON.stringify(waiting.error)).toContain('ECONNREFUSED');
    await makeDue(path);
    await callWithoutServer(request.id);
    expect(await fieldsOf(path)).toMatchObject({ state: 'dead', attempts: 8 });
    expect(await callWithoutServer(request.id)).toMatchObject({
      message: "Your request is saved, but we couldn't deliver the notification.",
    });
    await runSweep();
    expect(await mailsTo(to)).toEqual([]);
  });
});
