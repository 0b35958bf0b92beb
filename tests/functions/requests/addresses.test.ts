import { beforeEach, expect, it } from 'vitest';
import { sweepAddressesJob } from '../../../functions/requests/endpoints.ts';
import { exists, millisOf, setFields, updateFields } from '../../support/server/admin.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { pair, say, type Pair } from '../../support/server/unread-mail.ts';

/** When the street address of a request is deleted. */

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let two: Pair;
let request: string;
let address: string;
beforeEach(async () => {
  two = await pair({ status: 'in_progress', waiting: 'client', last_at: new Date() });
  request = `service_requests/${two.requestId}`;
  address = `${request}/private/address`;
  await setFields(address, { street: '12 Elm Street', check_at: new Date() });
});

/** Returns in how many days the address is checked next. */
async function daysLeft(): Promise<number> {
  return Math.round(((await millisOf(address, 'check_at')) - Date.now()) / DAY_MS);
}
const setStatus = async (status: string, status_changed_at: Date) => {
  await updateFields(request, { status, status_changed_at });
  await triggersFinished();
};

// @2.50.8
it('is kept for 180 days after the last message, and then deleted', async () => {
  await sweepAddressesJob.run();
  expect(await daysLeft()).toBe(180);
  await updateFields(request, { last_at: daysAgo(179) });
  await updateFields(address, { check_at: daysAgo(1) });
  await sweepAddressesJob.run();
  expect(await daysLeft()).toBe(1);
  await say(two, 'client', 'Are you still there?');
  await updateFields(address, { check_at: new Date() });
  await sweepAddressesJob.run();
  expect(await daysLeft()).toBe(180);
  await updateFields(request, { last_at: daysAgo(180) });
  await updateFields(address, { check_at: new Date() });
  await sweepAddressesJob.run();
  expect(await exists(address)).toBe(false);
});

// @2.50.8
it('is deleted 90 days after the end, counted again after the request was reopened', async () => {
  await sweepAddressesJob.run();
  await setStatus('completed', new Date());
  expect(await daysLeft()).toBe(90);
  await setStatus('in_progress', new Date());
  await updateFields(address, { check_at: new Date() });
  await sweepAddressesJob.run();
  expect(await daysLeft()).toBe(180);
  await setStatus('cancelled', daysAgo(30));
  expect(await daysLeft()).toBe(60);
  await setStatus('completed', daysAgo(90));
  expect(await exists(address)).toBe(false);
});

it('is deleted without its request', async () => {
  const orphan = `service_requests/${unique('nothing')}/private/address`;
  await setFields(orphan, { street: '1 Main St', check_at: new Date(0) });
  await Promise.all([sweepAddressesJob.run(), sweepAddressesJob.run()]);
  expect(await exists(orphan)).toBe(false);
});
