import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { orAborted, untilAnswers } from './wait.ts';

const never = new Promise<never>(() => undefined);

describe('orAborted', () => {
  it('gives what the promise gives', async () => {
    await expect(orAborted(Promise.resolve(7), new AbortController().signal)).resolves.toBe(7);
  });

  it('fails as the promise fails', async () => {
    const failing = Promise.reject(new Error('broken'));
    await expect(orAborted(failing, new AbortController().signal)).rejects.toThrow('broken');
  });

  it('fails with the reason when it is aborted meanwhile', async () => {
    const stop = new AbortController();
    const waiting = orAborted(never, stop.signal);
    stop.abort(new Error('mail-inbox ended'));
    await expect(waiting).rejects.toThrow('mail-inbox ended');
  });

  it('fails at once when it was aborted before', async () => {
    await expect(orAborted(never, AbortSignal.abort('SIGINT'))).rejects.toThrow('SIGINT');
  });
});

describe('untilAnswers', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  function answering(...statuses: number[]): Promise<string> {
    const made = createServer((_, response) => {
      response.statusCode = statuses.shift() ?? 200;
      response.end();
    });
    server = made;
    return new Promise((resolve) => {
      made.listen(0, '127.0.0.1', () => {
        const address = made.address();
        if (address === null || typeof address === 'string') throw new Error('no port');
        resolve(`http://127.0.0.1:${address.port}`);
      });
    });
  }

  it('waits until the status is accepted', async () => {
    const url = await answering(500, 503, 404);
    await untilAnswers(url, new AbortController().signal);
    // The fourth answer is the first that has not been given yet.
    expect((await fetch(url)).status).toBe(200);
  });

  it('asks again while the status is not the wanted one', async () => {
    const url = await answering(404, 404, 204, 418);
    await untilAnswers(url, new AbortController().signal, {}, (status) => status !== 404);
    expect((await fetch(url)).status).toBe(418);
  });

  it('ends when it is aborted', async () => {
    const url = await answering();
    server?.close();
    const waiting = untilAnswers(url, AbortSignal.timeout(50), {}, () => false);
    await expect(waiting).rejects.toThrow(/timeout/);
  });
});
