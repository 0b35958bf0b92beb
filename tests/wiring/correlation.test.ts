import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from '../support/server/admin.ts';
import { functionsLog } from '../support/server/functions-log.ts';
import { headerOf, theMailTo } from '../support/server/received-mails.ts';
import { saveProfile, saveRequest } from '../support/server/market.ts';
import { session, unique, type Person } from '../support/server/sdk-people.ts';
import { administrator } from '../support/server/moderation.ts';
import { until } from '../support/server/until.ts';
import { readStack } from '../support/stack.ts';

const lineSchema = z.looseObject({ message: z.string(), correlation_id: z.nullable(z.string()) });

/** Returns the messages of the log lines of an action. */
function loggedUnder(id: string): string[] {
  return functionsLog()
    .filter((line) => line.includes(id))
    .map((line) => lineSchema.parse(JSON.parse(line.slice(line.indexOf('{')))).message);
}

it('follows an action from the browser through the functions to its mails', async () => {
  const [client, provider] = [await session('client'), await session('provider')];
  await saveProfile(provider.uid);
  const request = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: client.email,
  });
  const correlation_id = 'c0ffee00c0ffee01';
  const call = client.callRaw('send-service-request', { request_id: request.id }, correlation_id);
  expect(await call).toEqual({ delivered: true });

  const confirmation = await theMailTo(client.email);
  expect(await headerOf(confirmation, 'X-Correlation-Id')).toBe(correlation_id);
  expect(await fieldsOf(`mail/${request.id}_request_confirmation`)).toMatchObject({
    correlation_id,
  });
  await until('the log', () => Promise.resolve(loggedUnder(correlation_id).length >= 3));
  expect(loggedUnder(correlation_id).toSorted()).toEqual(['call', 'mail sent', 'mail sent']);
});

it('continues the action in the trigger that delivers its mail', async () => {
  const person = await session('reset');
  const { email } = person;
  const correlation_id = 'c0ffee00c0ffee02';
  const link = { kind: 'reset', email, redirect: null };
  await person.callRaw('send-account-mail', link, correlation_id);
  const mail = await theMailTo(email);
  expect(await headerOf(mail, 'X-Correlation-Id')).toBe(correlation_id);
  await until('the log', () => Promise.resolve(loggedUnder(correlation_id).includes('mail sent')));
});

/** Writes to support under an id, and returns the reference number. */
async function writeToSupport(person: Person, correlation_id: string): Promise<string> {
  const message = { subject: 'Photos', text: 'My photos stay gray.', photos: [] };
  const answer = await person.callRaw('contact-support', message, correlation_id);
  return z.object({ reference: z.string() }).parse(answer).reference;
}

const idOfMail = async (to: string, subject: RegExp) =>
  headerOf(await theMailTo(to, subject), 'X-Correlation-Id');

it('passes its id on to the mails that an action queues', async () => {
  const [person, admin] = [await session('supported'), await administrator()];
  const id = await writeToSupport(person, 'c0ffee00c0ffee06');
  expect(await idOfMail(person.email, /received your message/)).toBe('c0ffee00c0ffee06');
  // Another call changes the same document.
  const answer = { id, seen: 1, text: 'Please load the page again.' };
  await admin.callRaw('admin-answer-support', answer, 'c0ffee00c0ffee07');
  expect(await idOfMail(person.email, /^Our reply to/)).toBe('c0ffee00c0ffee07');
});

it('answers a refused call with the id of its log lines', async () => {
  const person = await session('refused');
  const idOf = async (correlation_id: unknown) => {
    const error: unknown = await person
      .callRaw('send-service-request', { request_id: 'missing' }, correlation_id)
      .catch((e: unknown) => e);
    const details = error instanceof FirebaseError && 'details' in error ? error.details : null;
    return z.object({ correlation_id: z.string() }).parse(details).correlation_id;
  };
  expect(await idOf('c0ffee00c0ffee03')).toBe('c0ffee00c0ffee03');
  await until('the log', () => Promise.resolve(loggedUnder('c0ffee00c0ffee03').length === 1));
  // A forged id cannot write into the log.
  for (const forged of ['C0FFEE00C0FFEE04', 'x\n{"severity":"ERROR"}', 7, { a: 1 }, null]) {
    expect(await idOf(forged)).toMatch(/^[0-9a-f]{16}$/);
  }
});

it('answers an HTTP request with its id, and with a new one for a forged id', async () => {
  const ask = async (id: string) => {
    const headers = { 'X-Correlation-Id': id };
    const response = await fetch(`${readStack().site}/api/search?service=${unique('id')}`, {
      headers,
    });
    return response.headers.get('x-correlation-id');
  };
  expect(await ask('c0ffee00c0ffee05')).toBe('c0ffee00c0ffee05');
  expect(loggedUnder('c0ffee00c0ffee05')).toContain('search');
  expect(await ask('c0ffee-05')).toMatch(/^[0-9a-f]{16}$/);
});
