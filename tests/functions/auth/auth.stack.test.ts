import { AppError } from '@doorstep/domain/app-error';
import express, { type RequestHandler } from 'express';
import {
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  type User,
} from 'firebase/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createRateLimits } from '../../../functions/platform/limits/rate-limit-repository.ts';
import { signUpsPerHour } from '../../../functions/platform/config.ts';
import { limitSignUps } from '../../../functions/auth/limit-sign-ups.ts';
import { ADDRESSES } from '../../support/addresses.ts';
import { adminDb } from '../../support/server/admin.ts';
import { someAddress } from '../../support/server/from-address.ts';
import { openAuth, unique } from '../../support/server/sdk-people.ts';

const limits = createRateLimits(adminDb());

async function signUp(): Promise<User> {
  const email = `${unique('newcomer')}@doorstep.test`;
  return (await createUserWithEmailAndPassword(openAuth(), email, 'doorstep-tests')).user;
}

describe('sign-ups from one network', () => {
  it('are limited, independently of other networks', async () => {
    const [crowd, elsewhere] = [someAddress(), someAddress()];
    for (let made = 0; made < 3; made += 1) await limitSignUps(limits, crowd, 3);
    await expect(limitSignUps(limits, crowd, 3)).rejects.toThrow(AppError);
    await limitSignUps(limits, elsewhere, 3);
  });

  it('are refused by Firebase above the limit, and allowed again later', async () => {
    expect((await signUp()).email).toContain('newcomer');
    // The emulator gives all callers this address.
    const key = ['sign-up', 'address', '127.0.0.1'];
    const window = { max: signUpsPerHour(), windowSeconds: 3600 };
    const taken = [];
    try {
      for (;;) {
        const one = await limits.consume(key, window);
        if (!one) break;
        taken.push(one);
      }
      // web/data/errors.ts recognizes this text.
      await expect(signUp()).rejects.toThrow(/"RESOURCE_EXHAUSTED".*\(auth\/internal-error\)/);
    } finally {
      for (const one of taken) await one.refund();
    }
    expect((await signUp()).email).toContain('newcomer');
  });
});

it('Firebase accepts every address that the product accepts', async () => {
  const auth = openAuth();
  const valid = Object.entries(ADDRESSES).flatMap(([email, isValid]) => (isValid ? email : []));
  await Promise.all(valid.map((email) => fetchSignInMethodsForEmail(auth, email)));
  for (const none of ['', 'ann', '@b.co', 'ann@', 'a@b@c.co']) {
    expect(ADDRESSES[none]).toBe(false);
    await expect(fetchSignInMethodsForEmail(auth, none)).rejects.toThrow(/auth\//);
  }
});

const answerSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

/** Calls a function in this process with the given App Check setting and without a token. */
async function callUnder(
  appCheck: string | undefined,
): Promise<{ status: string; message: string }> {
  vi.stubEnv('APP_CHECK', appCheck);
  vi.resetModules();
  const { open } = await import('../../../functions/callables.ts');
  const handler = z.custom<RequestHandler>((value) => typeof value === 'function').parse(open);
  const input = { request_id: 'a', email: 'a@doorstep.test' };
  const server = express().use(express.json(), handler).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { name: 'open-request-chat', input } }),
    });
    return answerSchema.parse(await response.json()).error;
  } finally {
    server.close();
  }
}

describe('a call without an App Check token', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each(['on', '', undefined])('is refused: APP_CHECK=%j', async (setting) => {
    expect(await callUnder(setting)).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Unauthenticated',
    });
  });

  it('needs a session if App Check is off', async () => {
    expect(await callUnder('off')).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Please sign in.',
    });
  });

  it('stops the functions for any other setting', async () => {
    await expect(callUnder('no')).rejects.toThrow(/APP_CHECK/);
  });
});
