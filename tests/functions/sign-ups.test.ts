import { AppError } from '@doorstep/domain/app-error';
import { createUserWithEmailAndPassword, type User } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '../../functions/data/rate-limits.ts';
import { signUpsPerHour } from '../../functions/lib/config.ts';
import { limitSignUps } from '../../functions/services/limit-sign-ups.ts';
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
        const one = await limits.take(key, window);
        if (!one) break;
        taken.push(one);
      }
      // What web/data/errors.ts knows it by.
      await expect(signUp()).rejects.toThrow(/"RESOURCE_EXHAUSTED".*\(auth\/internal-error\)/);
    } finally {
      for (const one of taken) await one.giveBack();
    }
    expect((await signUp()).email).toContain('newcomer');
  });
});
