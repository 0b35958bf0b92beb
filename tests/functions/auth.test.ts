import { AppError } from '@doorstep/domain/app-error';
import express, { type RequestHandler } from 'express';
import { createUserWithEmailAndPassword, type User } from 'firebase/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createRateLimits } from '../../functions/platform/rate-limit-repository.ts';
import { signUpsPerHour } from '../../functions/platform/config.ts';
import { limitSignUps } from '../../functions/auth/limit-sign-ups.ts';
import { adminDb } from '../support/server/admin.ts';
import { someAddress } from '../support/server/from-address.ts';
import { openAuth, unique } from '../support/server/people.ts';

const limits = createRateLimits(adminDb());

async function signUp(): Promise<User> {
  const email = `${unique('newcomer')}@doorstep.test`;
  return (await createUserWithEmailAndPassword(openAuth(), email, 'doorstep-tests')).user;
}

describe('accounts made from one network', () => {
  it('are limited, those from another one are not', async () => {
    const [crowd, elsewhere] = [someAddress(), someAddress()];
    for (let made = 0; made < 3; made += 1) await limitSignUps(limits, crowd, 3);
    await expect(limitSignUps(limits, crowd, 3)).rejects.toThrow(AppError);
    await limitSignUps(limits, elsewhere, 3);
  });

  it('are refused by Firebase itself once there are too many, and come again after that', async () => {
    expect((await signUp()).email).toContain('newcomer');
    // All that the emulator tells of a caller.
    const key = ['sign-up', 'address', '127.0.0.1'];
    const window = { max: signUpsPerHour(), windowSeconds: 3600 };
    const taken = [];
    try {
      for (;;) {
        const one = await limits.consume(key, window);
        if (!one) break;
        taken.push(one);
      }
      // What web/data/errors.ts knows it by.
      await expect(signUp()).rejects.toThrow(/"RESOURCE_EXHAUSTED".*\(auth\/internal-error\)/);
    } finally {
      for (const one of taken) await one.refund();
    }
    expect((await signUp()).email).toContain('newcomer');
  });
});

const answerSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

/** Calls a function from here, as defined under that setting, without a token of App Check. */
async function callUnder(
  appCheck: string | undefined,
): Promise<{ status: string; message: string }> {
  vi.stubEnv('APP_CHECK', appCheck);
  vi.resetModules();
  const { openRequestChatEndpoint } = await import('../../functions/chat/endpoints.ts');
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
