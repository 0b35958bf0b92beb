import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { createMailHealth } from './mail-health-repository.ts';

let isOff = false;
vi.mock('../platform/switches.ts', () => ({
  isSwitchedOff: (name: string) => Promise.resolve(isOff && name === 'mail'),
}));

/** A database with mails sent at these times. */
function database(...sent: string[]): Firestore {
  const where = (_field: string, _is: string, since: Date) => {
    const count = sent.filter((time) => new Date(time) >= since).length;
    return { count: () => ({ get: () => Promise.resolve({ data: () => ({ count }) }) }) };
  };
  return { collection: () => ({ where }) } as never;
}

vi.stubEnv('MAIL_DAILY_CAP', '1');
vi.stubEnv('OPERATOR_EMAIL', 'operator@doorstep.test');
afterEach(() => {
  isOff = false;
});

const LATE = new Date('2034-01-02T23:59:50Z');
const MIDNIGHT = new Date('2034-01-03T00:00:00Z');

it('holds reminders back for six hours while mails are off, and nothing that people wait for', async () => {
  const mails = createMailHealth(database());
  isOff = true;
  const inSixHours = new Date('2034-01-03T05:59:50Z');
  for (const waiting of ['request_reminder', 'review_request', 'unread_messages'] as const) {
    expect(await mails.heldUntil(waiting, LATE)).toEqual(inSixHours);
  }
  const others = ['new_request', 'request_status', 'team_invitation', 'account_link'] as const;
  for (const other of others) expect(await mails.heldUntil(other, LATE)).toBeNull();
});

it('holds them back at the cap of a day, until it ends', async () => {
  const mails = createMailHealth(database('2034-01-02T01:00:00Z'));
  expect(await mails.heldUntil('request_reminder', LATE)).toEqual(MIDNIGHT);
  expect(await mails.heldUntil('team_invitation', LATE)).toBeNull();
  expect(await mails.heldUntil('request_reminder', MIDNIGHT)).toBeNull();
});
