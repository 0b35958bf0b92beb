import { MAIL_BACKOFF_MINUTES, MAIL_DELIVERY } from '@doorstep/domain/mail/mail';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SmtpFault } from '../support/server/smtp-server.ts';
import { freezeClock, moveClock, releaseClock } from './support/clock.ts';
import { TestOutbox } from './support/test-outbox.ts';

const LEASE_MINUTES = MAIL_DELIVERY.leaseMs / 60_000;

let outbox: TestOutbox;

beforeEach(async () => {
  outbox = new TestOutbox();
  await outbox.server.start();
  freezeClock();
});

afterEach(async () => {
  try {
    await outbox.close();
  } finally {
    releaseClock();
  }
});

describe('a function that crashes', () => {
  it('between leasing and sending a mail: the sweep sends it after the lease has ended', async () => {
    const [mail = ''] = await outbox.queue(1);
    await outbox.crashBefore('send');
    expect(await outbox.sweep()).toBe(0);
    expect(await outbox.stateOf(mail)).toMatchObject({ state: 'sending', attempts: 0 });
    moveClock(LEASE_MINUTES);
    expect(await outbox.sweep()).toBe(1);
    expect(outbox.server.takenFor(mail)).toHaveLength(1);
    // A crashed delivery counts as an attempt, so a mail that always crashes fails permanently.
    expect(await outbox.stateOf(mail)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('between sending a mail and marking it as sent: the second copy has the same Message-ID', async () => {
    const [mail = ''] = await outbox.queue(1);
    await outbox.crashBefore('mark-sent');
    moveClock(LEASE_MINUTES);
    expect(await outbox.sweep()).toBe(1);
    const ids = outbox.server.takenFor(mail).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('at each attempt: the mail fails permanently after the last attempt', async () => {
    const [mail = ''] = await outbox.queue(1);
    outbox.server.faultFor = () => 'defer';
    for (let attempts = 0; attempts < MAIL_BACKOFF_MINUTES.length; attempts += 1) {
      await outbox.crashBefore('send');
      moveClock(LEASE_MINUTES);
    }
    await outbox.sweep();
    expect(await outbox.stateOf(mail)).toMatchObject({ state: 'dead' });
  });
});

it('three sweeps at the same time deliver each mail once', async () => {
  const mails = await outbox.queue(25);
  const sent = await Promise.all([outbox.sweep(), outbox.sweep(), outbox.sweep()]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(25);
  expect(mails.map((mail) => outbox.server.takenFor(mail).length)).toEqual(mails.map(() => 1));
});

it('a mix of faults and crashes loses no mail and duplicates only unconfirmed mails', async () => {
  const FAULTS: (SmtpFault | null)[] = [
    ...(['defer', 'cut-in-data', 'drip', 'cut-before-ok', 'deny-relay'] as const),
    null,
  ];
  // This is long enough for a slow machine. Only the slow server exceeds it.
  const deadlineMs = 3000;
  const mails = await outbox.queue(FAULTS.length * 2);
  const unconfirmed = new Set<string>();
  const attempts = new Map<string, number>();
  outbox.server.faultFor = (address) => {
    const attempt = attempts.get(address) ?? 0;
    attempts.set(address, attempt + 1);
    const fault = FAULTS[(mails.indexOf(address) + attempt) % FAULTS.length] ?? null;
    if (fault === 'cut-before-ok') unconfirmed.add(address);
    return fault;
  };
  for (const minutes of MAIL_BACKOFF_MINUTES.slice(0, 4)) {
    await Promise.all([outbox.sweep({ deadlineMs }), outbox.sweep({ deadlineMs })]);
    moveClock(minutes);
    moveClock(LEASE_MINUTES);
  }
  const isDue = (await outbox.repository.listDue(new Date(), 1)).length > 0;
  if (isDue) await outbox.crashBefore('send');
  outbox.server.faultFor = () => null;
  moveClock(24 * 60);
  await outbox.sweep();

  for (const mail of mails) {
    const copies = outbox.server.takenFor(mail);
    expect(copies.length).toBeGreaterThan(0);
    if (!unconfirmed.has(mail)) expect(copies).toHaveLength(1);
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await outbox.stateOf(mail)).toMatchObject({ state: 'sent' });
  }
});
