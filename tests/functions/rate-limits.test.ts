import { serviceRequest } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '../../functions/data/rate-limits.ts';
import { mailQueue } from '../../functions/endpoints/wiring.ts';
import { queueRequestMail } from '../../functions/services/queue-request-mail.ts';
import { adminDb, exists } from '../support/server/admin.ts';
import { saveProfile } from '../support/server/market.ts';
import { unique } from '../support/server/people.ts';

/** No test lives to see its window end. */
const LIMIT = { max: 3, windowSeconds: 1_000_000_000 };

describe('a thing that is counted once', () => {
  const limits = createRateLimits(adminDb());

  it('is one, from however many places at once', async () => {
    const key = [unique('key')];
    const take = (thing: string) => limits.takeOnce(key, LIMIT, thing);
    for (const thing of ['a', 'b', 'c']) {
      expect(await Promise.all([take(thing), take(thing), take(thing)])).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(await Promise.all([take('d'), take('d')])).toEqual([false, false]);
    // What was let in stays in.
    expect(await take('a')).toBe(true);
  });

  it('never is one of more than the limit, and the limit is used up', async () => {
    const key = [unique('key')];
    const things = Array.from({ length: 12 }, (_, number) => `thing-${number}`);
    const taken = await Promise.all(
      things.map(async (thing) => [
        await limits.takeOnce(key, LIMIT, thing),
        await limits.takeOnce(key, LIMIT, thing),
      ]),
    );
    expect(taken.filter(([one]) => one)).toHaveLength(LIMIT.max);
    for (const [one, again] of taken) expect(again).toBe(one);
  });
});

describe('the confirmations of one client', () => {
  it('are thirty in an hour, though each request comes in by two doors at once', async () => {
    const provider_id = unique('provider');
    await saveProfile(provider_id, { email: 'office@doorstep.test' });
    const client_uid = unique('client');
    const dueAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    for (let number = 1; number <= 30; number += 1) {
      const fields = { id: unique('request'), provider_id, client_uid };
      const request = { ...serviceRequest(fields), urgency: 'high' as const };
      const door = () => queueRequestMail(mailQueue(), request, dueAt);
      await Promise.all([door(), door()]);
      const confirmed = await exists(`mail/${request.id}_request_confirmation`);
      expect({ number, confirmed }).toEqual({ number, confirmed: true });
    }
  });
});
