import { MAIL_DELIVERY } from '@doorstep/domain/mail/mail';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/server/until.ts';
import { holdClock, moveClock, releaseClock } from './support/clock.ts';
import { idOf, MailWorld } from './support/mail-world.ts';

let world: MailWorld;

beforeEach(async () => {
  world = new MailWorld();
  await world.server.start();
  holdClock();
});

afterEach(async () => {
  try {
    await world.end();
  } finally {
    releaseClock();
  }
});

const states = (ids: string[]) => Promise.all(ids.map((id) => world.stateOf(id)));
const copies = (ids: string[]) => ids.map((id) => world.server.takenFor(id).length);

describe('a mail server that is down for an hour', () => {
  it('costs no mail: each is tried less and less often, none is given up, and each comes once', async () => {
    const mails = await world.write(8);
    const [first = ''] = mails;
    await world.server.stop();
    const triedAt: number[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      await world.sweep();
      const { attempts } = await world.stateOf(first);
      if (attempts > triedAt.length) triedAt.push(minute);
      moveClock(1);
    }
    // One minute later, then two, five and fifteen; the next would be an hour later.
    expect(triedAt).toEqual([0, 1, 3, 8, 23]);
    await world.server.start();
    expect(await world.sweep()).toBe(0);
    moveClock(23);
    expect(await world.sweep()).toBe(8);
    expect(copies(mails)).toEqual(mails.map(() => 1));
    for (const state of await states(mails)) {
      expect(state).toMatchObject({ state: 'sent', error: null });
    }
    moveClock(24 * 60);
    expect(await world.sweep()).toBe(0);
  });
});

describe('a mail server that breaks off', () => {
  it('while the mail is sent: it goes out later, once', async () => {
    const [mail = ''] = await world.write(1);
    world.server.faultFor = () => 'cut-in-data';
    await world.sweep();
    expect(await world.stateOf(mail)).toMatchObject({ state: 'pending', attempts: 1 });
    world.server.faultFor = () => null;
    moveClock(1);
    await world.sweep();
    moveClock(60);
    await world.sweep();
    expect(copies([mail])).toEqual([1]);
  });

  it('after it took the mail, before saying so: a second copy is known by its Message-ID', async () => {
    const [mail = ''] = await world.write(1);
    world.server.faultFor = () => 'cut-before-ok';
    await world.sweep();
    world.server.faultFor = () => null;
    moveClock(1);
    await world.sweep();
    const ids = world.server.takenFor(mail).map(({ messageId }) => messageId);
    const known = `<${idOf(mail)}@doorstep.test>`;
    expect(ids).toEqual([known, known]);
    expect(await world.stateOf(mail)).toMatchObject({ state: 'sent' });
  });
});

describe('a mail server that never comes to an end', () => {
  it('is left at the deadline, and the connection closed, so that no second delivery meets the first', async () => {
    const [mail = ''] = await world.write(1);
    world.server.faultFor = () => 'drip';
    await world.sweep({ deadlineMs: 300 });
    await until('the conversation ends', () => Promise.resolve(world.server.open === 0));
    const { error, ...state } = await world.stateOf(mail);
    expect(state).toEqual({ state: 'pending', attempts: 1 });
    expect(error).toContain('not done within 300 ms');
    world.server.faultFor = () => null;
    moveClock(1);
    await world.sweep();
    expect(copies([mail])).toEqual([1]);
  });

  it('has less time than the lease on the mail lasts', () => {
    expect(MAIL_DELIVERY.deadlineMs * 2).toBeLessThan(MAIL_DELIVERY.leaseMs);
  });

  it('holds up nobody but the mail that it is about', async () => {
    const mails = await world.write(20);
    const [slow = '', ...others] = mails;
    world.server.faultFor = (address) => (address === slow ? 'hang' : null);
    const sweep = world.sweep({ deadlineMs: 20_000 });
    await until('the others are there', () =>
      Promise.resolve(copies(others).every((count) => count === 1)),
    );
    expect(await world.stateOf(slow)).toMatchObject({ state: 'sending' });
    await world.server.stop();
    expect(await sweep).toBe(19);
    expect(await world.stateOf(slow)).toMatchObject({ state: 'pending', attempts: 1 });
  });
});

describe('an address', () => {
  it('that is refused is given up at once, with the reason, and the others arrive', async () => {
    const mails = await world.write(7);
    const [refused = '', ...others] = mails;
    world.server.faultFor = (address) => (address === refused ? 'refuse' : null);
    expect(await world.sweep()).toBe(6);
    const { error, ...state } = await world.stateOf(refused);
    expect(state).toEqual({ state: 'dead', attempts: 1 });
    expect(error).toContain('550 5.1.1 No such mailbox');
    expect(copies(others)).toEqual(others.map(() => 1));
  });

  it('that is refused gives way to the other one, once; when that is refused too the mail is given up', async () => {
    const [first = '', second = ''] = await world.write(2);
    const fallbackRecipient = `${first}.other`;
    world.server.faultFor = (address) => (address === fallbackRecipient ? null : 'refuse');
    expect(await world.sweep({ fallbackRecipient })).toBe(2);
    expect(copies([first, second])).toEqual([0, 0]);
    expect(copies([fallbackRecipient])).toEqual([2]);
    expect(await world.stateOf(first)).toMatchObject({ state: 'sent' });

    const [third = ''] = await world.write(1);
    world.server.faultFor = () => 'refuse';
    expect(await world.sweep({ fallbackRecipient })).toBe(0);
    expect(await world.stateOf(third)).toMatchObject({ state: 'dead' });
  });

  it.each(['defer', 'deny-relay'] as const)(
    'that is not taken for another reason (%s) waits',
    async (fault) => {
      const [mail = ''] = await world.write(1);
      world.server.faultFor = () => fault;
      await world.sweep();
      expect(await world.stateOf(mail)).toMatchObject({ state: 'pending', attempts: 1 });
      world.server.faultFor = () => null;
      moveClock(1);
      await world.sweep();
      expect(copies([mail])).toEqual([1]);
    },
  );
});
