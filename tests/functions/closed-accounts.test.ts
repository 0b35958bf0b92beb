import { describe, expect, it } from 'vitest';
import { adminAuth, exists } from '../support/server/admin.ts';
import { anonymous, refusalCode, session } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';

const isBuried = (uid: string) =>
  until(`a tombstone of ${uid}`, () => exists(`closed_accounts/${uid}`));

describe('a deleted account', () => {
  it('leaves a tombstone, and its token is no longer heard by the functions', async () => {
    const person = await session();
    await person.call('check-subscription', {});
    await adminAuth().deleteUser(person.uid);
    await isBuried(person.uid);
    expect(await refusalCode(person.call('check-subscription', {}))).toBe('unauthenticated');
    expect(
      await refusalCode(person.call('create-checkout', { product_id: 'prod_doorstep_pro' })),
    ).toBe('unauthenticated');
  });

  it('leaves one as a guest too', async () => {
    const guest = await anonymous();
    const input = { request_id: 'nobodys', email: 'a@doorstep.test' };
    expect(await refusalCode(guest.call('open-request-chat', input))).toBe('not-found');
    await adminAuth().deleteUser(guest.uid);
    await isBuried(guest.uid);
    expect(await refusalCode(guest.call('open-request-chat', input))).toBe('unauthenticated');
  });
});
