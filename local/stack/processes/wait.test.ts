import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { orAborted, untilAnswers } from './wait.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** Starts a server that answers with these statuses and then with 200. Returns its address. */
async function startServer(...statuses: number[]): Promise<string> {
  const created = createServer((_, response) => {
    response.statusCode = statuses.shift() ?? 200;
    response.end();
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(created.address() as AddressInfo).port}`;
}

it('orAborted rejects with the reason of the abort', async () => {
  const stop = new AbortController();
  const waiting = orAborted(new Promise(() => undefined), stop.signal);
  stop.abort(new Error('mail-inbox ended'));
  await expect(waiting).rejects.toThrow('mail-inbox ended');
  await expect(orAborted(new Promise(() => undefined), stop.signal)).rejects.toThrow('mail-inbox');
});

it('untilAnswers waits for an accepted status', async () => {
  const url = await startServer(500, 503, 404, 418);
  await untilAnswers(url, new AbortController().signal);
  // The next answer is the fourth status, so three were read.
  expect((await fetch(url)).status).toBe(418);
});

it('untilAnswers ends when it is aborted', async () => {
  const url = await startServer();
  server?.close();
  const waiting = untilAnswers(url, AbortSignal.timeout(50));
  await expect(waiting).rejects.toThrow(/timeout/);
});
