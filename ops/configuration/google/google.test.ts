import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { connectGoogle } from './google.ts';
import { CannotCheck } from './google-errors.ts';

const URL_OF = 'https://firestore.googleapis.com/v1/x';

/** Answers each request with the next of these answers, and records the requests. */
async function startServer(...answers: { status?: number; body: unknown }[]) {
  const requests: { method: string; path: string; project: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const { status = 200, body } = answers[requests.length] ?? answers.at(-1) ?? { body: {} };
    const project = request.headers['x-goog-user-project'];
    requests.push({
      method: request.method ?? '',
      path: request.url ?? '',
      project: project?.toString(),
    });
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const google = connectGoogle('my-shop', { GOOGLE_API_BASE: `http://127.0.0.1:${port}/` });
  return { google, requests };
}

/** Returns the message and the fix of the error that a request causes. */
async function failureOf(answer: { status: number; body: unknown }) {
  const { google } = await startServer(answer);
  const error: unknown = await google.get(URL_OF, z.object({})).catch((thrown: unknown) => thrown);
  if (!(error instanceof CannotCheck)) throw new Error('No CannotCheck');
  return { message: error.message, fix: error.fix };
}

const denied = (message: string, details: object[] = []) => ({
  status: 403,
  body: { error: { code: 403, message, status: 'PERMISSION_DENIED', details } },
});

test('a service that is not enabled is named with the command that enables it', async () => {
  const detail = { reason: 'SERVICE_DISABLED', metadata: { service: 'firestore.googleapis.com' } };
  expect(await failureOf(denied('has not been used', [{ '@type': 'x' }, detail]))).toEqual({
    message: 'The service firestore.googleapis.com is not enabled',
    fix: 'gcloud services enable firestore.googleapis.com --project my-shop',
  });
});

test('a missing role is named with the command that grants it', async () => {
  expect(await failureOf(denied('Permission x denied'))).toEqual({
    message: 'You have no access to firestore.googleapis.com in my-shop (Permission x denied)',
    fix: 'gcloud projects add-iam-policy-binding my-shop --member=user:YOUR_EMAIL --role=roles/owner',
  });
});

test('credentials that expired, and an error without JSON, have a next step', async () => {
  expect(await failureOf({ status: 401, body: {} })).toEqual({
    message: 'Google no longer accepts your credentials',
    fix: 'gcloud auth application-default login',
  });
  expect(await failureOf({ status: 502, body: '<html>' })).toEqual({
    message: 'firestore.googleapis.com answered 502',
    fix: 'Try again later',
  });
});

test('a server that does not answer is named', async () => {
  const google = connectGoogle('my-shop', { GOOGLE_API_BASE: 'http://127.0.0.1:1' });
  await expect(google.get(URL_OF, z.object({}))).rejects.toThrow(
    'firestore.googleapis.com did not answer',
  );
});

test('what does not exist is null, and other errors are thrown', async () => {
  const missing = await startServer({ status: 404, body: {} });
  expect(await missing.google.find(URL_OF, z.object({}))).toBeNull();
  const broken = await startServer({ status: 500, body: {} });
  await expect(broken.google.find(URL_OF, z.object({}))).rejects.toThrow('answered 500');
});

test('requests are counted on the project, except those that work before it exists', async () => {
  const { google, requests } = await startServer({ body: {} });
  await google.get(URL_OF, z.object({}));
  await google.get('https://cloudresourcemanager.googleapis.com/v3/projects/x', z.object({}));
  expect(requests).toEqual([
    { method: 'GET', path: '/firestore.googleapis.com/v1/x', project: 'my-shop' },
    {
      method: 'GET',
      path: '/cloudresourcemanager.googleapis.com/v3/projects/x',
      project: undefined,
    },
  ]);
});

test('an operation is polled until it is done, and its error is thrown', async () => {
  const running = { name: 'operations/1', done: false };
  const { google, requests } = await startServer(
    { body: running },
    { body: { ...running, done: true } },
  );
  await google.finish('https://firestore.googleapis.com/v1', running);
  expect(requests.map(({ path }) => path)).toEqual([
    '/firestore.googleapis.com/v1/operations/1',
    '/firestore.googleapis.com/v1/operations/1',
  ]);
  const failed = { ...running, done: true, error: { code: 9, message: 'No billing account' } };
  await expect(google.finish('https://x', failed)).rejects.toThrow('No billing account');
});
