import express, { type RequestHandler } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const answerSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

/** Calls a function from here, as defined under that setting, without a token of App Check. */
async function callUnder(
  appCheck: string | undefined,
): Promise<{ status: string; message: string }> {
  vi.stubEnv('APP_CHECK', appCheck);
  vi.resetModules();
  const { openRequestChatEndpoint } =
    await import('../../functions/endpoints/open-request-chat.ts');
  // The cloud keeps the raw body as well; a callable does not look at it.
  const handler = z
    .custom<RequestHandler>((value) => typeof value === 'function')
    .parse(openRequestChatEndpoint);
  const server = express().use(express.json(), handler).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { request_id: 'a', email: 'a@doorstep.test' } }),
    });
    return answerSchema.parse(await response.json()).error;
  } finally {
    server.close();
  }
}

describe('a call that does not come from our own site', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each(['on', '', undefined])('is refused at the door: APP_CHECK=%j', async (setting) => {
    expect(await callUnder(setting)).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Unauthenticated',
    });
  });

  it('is heard where App Check is switched off, and asked who it is', async () => {
    expect(await callUnder('off')).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Please sign in.',
    });
  });

  it('is not guessed at: another word stops the functions', async () => {
    await expect(callUnder('no')).rejects.toThrow(/APP_CHECK/);
  });
});
