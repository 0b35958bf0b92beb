import { MAIL_DELIVERY } from '@doorstep/domain/mail/mail';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/server/until.ts';
import { freezeClock, moveClock, releaseClock } from './support/clock.ts';
import { idOf, TestOutbox } from './support/test-outbox.ts';

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

const states = (ids: string[]) => Promise.all(ids.map((id) => outbox.stateOf(id)));
const copies = (ids: string[]) => ids.map((id) => outbox.server.takenFor(id).length);

describe('a mail server that is down for an hour', () => {
  it('loses no mail: the attempts get rarer, none is given up, and each mail is sent once', async () => {
    const mails = await outbox.queue(8);
    const [first = ''] = mails;
    await outbox.server.stop();
    const triedAt: number[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      await outbox.sweep();
      const { attempts } = await outbox.stateOf(first);
      if (attempts > triedAt.length) triedAt.push(minute);
      moveClock(1);
    }
    // The delays are 1, 2, 5 and 15 minutes; the next one is an hour.
    expect(triedAt).toEqual([0, 1, 3, 8, 23]);
    await outbox.server.start();
    expect(await outbox.sweep()).toBe(0);
    moveClock(23);
    expect(await outbox.sweep()).toBe(8);
    expect(copies(mails)).toEqual(mails.map(() => 1));
    for (const state of await states(mails)) {
      expect(state).toMatchObject({ state: 'sent', error: null });
    }
    moveClock(24 * 60);
    expect(await outbox.sweep()).toBe(0);
  });
});

describe('a mail server that closes the connection', () => {
  it('while it receives the mail: the mail is sent once, later', async () => {
    const [mail = ''] = await outbox.queue(1);
    outbox.server.faultFor = () => 'cut-in-data';
    await outbox.sweep();
    expect(await outbox.stateOf(mail)).toMatchObject({ state: 'pending', attempts: 1 });
    outbox.server.faultFor = () => null;
    moveClock(1);
    await outbox.sweep();
    moveClock(60);
    await outbox.sweep();
    expect(copies([mail])).toEqual([1]);
  });

  it('after it has accepted the mail, without saying so: the second copy has the same Message-ID', async () => {
    const [mail = ''] = await outbox.queue(1);
    outbox.server.faultFor = () => 'cut-before-ok';
    await outbox.sweep();
    outbox.server.faultFor = () => null;
    moveClock(1);
    await outbox.sweep();
    const ids = outbox.server.takenFor(mail).map(({ messageId }) => messageId);
    const known = `<${idOf(mail)}@doorstep.test>`;
    expect(ids).toEqual([known, known]);
    expect(await outbox.stateOf(mail)).toMatchObject({ state: 'sent' });
  });
});

describe('a mail server that does not answer in time', () => {
  it('is disconnected at the deadline, so that two deliveries never overlap', async () => {
    const [mail = ''] = await outbox.queue(1);
    outbox.server.faultFor = () => 'drip';
    await outbox.sweep({ deadlineMs: 300 });
    await until('the connection is closed', () => Promise.resolve(outbox.server.open === 0));
    const { error, ...state } = await outbox.stateOf(mail);
    expect(state).toEqual({ state: 'pending', attempts: 1 });
    expect(error).toContain('the mail server took longer than 300');
    outbox.server.faultFor = () => null;
    moveClock(1);
    await outbox.sweep();
    expect(copies([mail])).toEqual([1]);
  });

  it('is disconnected before the lease on the mail ends', () => {
    expect(MAIL_DELIVERY.deadlineMs * 2).toBeLessThan(MAIL_DELIVERY.leaseMs);
  });

  it('delays only the mail that it hangs on', async () => {
    const mails = await outbox.queue(20);
    const [slow = '', ...others] = mails;
    outbox.server.faultFor = (address) => (address === slow ? 'hang' : null);
    const sweep = outbox.sweep({ deadlineMs: 20_000 });
    await until('the others are delivered', () =>
      Promise.resolve(copies(others).every((count) => count === 1)),
    );
    expect(await outbox.stateOf(slow)).toMatchObject({ state: 'sending' });
    await outbox.server.stop();
    expect(await sweep).toBe(19);
    expect(await outbox.stateOf(slow)).toMatchObject({ state: 'pending', attempts: 1 });
  });
});

describe('a recipient', () => {
  it('that the server rejects is given up with the reason, and the other mails arrive', async () => {
    const mails = await outbox.queue(7);
    const [refused = '', ...others] = mails;
    outbox.server.faultFor = (address) => (address === refused ? 'refuse' : null);
    expect(await outbox.sweep()).toBe(6);
    const { error, ...state } = await outbox.stateOf(refused);
    expect(state).toEqual({ state: 'dead', attempts: 1 });
    expect(error).toContain('550 5.1.1 No such mailbox');
    expect(copies(others)).toEqual(others.map(() => 1));
  });

  it('that the server rejects is replaced once; the mail is given up when the fallback is rejected too', async () => {
    const [first = '', second = ''] = await outbox.queue(2);
    const fallbackRecipient = `${first}.other`;
    outbox.server.faultFor = (address) => (address === fallbackRecipient ? null : 'refuse');
    expect(await outbox.sweep({ fallbackRecipient })).toBe(2);
    expect(copies([first, second])).toEqual([0, 0]);
    expect(copies([fallbackRecipient])).toEqual([2]);
    expect(await outbox.stateOf(first)).toMatchObject({ state: 'sent' });

    const [third = ''] = await outbox.queue(1);
    outbox.server.faultFor = () => 'refuse';
    expect(await outbox.sweep({ fallbackRecipient })).toBe(0);
    expect(await outbox.stateOf(third)).toMatchObject({ state: 'dead' });
  });

  it.each(['defer', 'deny-relay'] as const)(
    'that the server does not accept for another reason (%s) is tried again',
    async (fault) => {
      const [mail = ''] = await outbox.queue(1);
      outbox.server.faultFor = () => fault;
      await outbox.sweep();
      expect(await outbox.stateOf(mail)).toMatchObject({ state: 'pending', attempts: 1 });
      outbox.server.faultFor = () => null;
      moveClock(1);
      await outbox.sweep();
      expect(copies([mail])).toEqual([1]);
    },
  );
});
