import { MAIL_BACKOFF_MINUTES, MAIL_DELIVERY } from '@doorstep/domain/mail/mail';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Random } from '../support/random.ts';
import type { SmtpFault } from '../support/server/smtp-server.ts';
import { holdClock, moveClock, releaseClock } from './support/clock.ts';
import { MailWorld } from './support/mail-world.ts';
import { SEED } from './support/seed.ts';

const LEASE_MINUTES = MAIL_DELIVERY.leaseMs / 60_000;

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

describe('a function that ends', () => {
  it('between taking a mail and sending it: the sweep takes it up when the lease is over, once', async () => {
    const [mail = ''] = await world.write(1);
    await world.sweepUntilDeathAt('send');
    expect(await world.sweep()).toBe(0);
    expect(await world.stateOf(mail)).toMatchObject({ state: 'sending', attempts: 0 });
    moveClock(LEASE_MINUTES);
    expect(await world.sweep()).toBe(1);
    expect(world.server.takenFor(mail)).toHaveLength(1);
    // The delivery that died counts as a try: one that kills its function is given up some day.
    expect(await world.stateOf(mail)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('between sending a mail and noting it: the second copy has the same Message-ID', async () => {
    const [mail = ''] = await world.write(1);
    await world.sweepUntilDeathAt('mark-sent');
    moveClock(LEASE_MINUTES);
    expect(await world.sweep()).toBe(1);
    const ids = world.server.takenFor(mail).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('each time is not followed for ever', async () => {
    const [mail = ''] = await world.write(1);
    world.server.faultFor = () => 'defer';
    for (let tries = 0; tries < MAIL_BACKOFF_MINUTES.length; tries += 1) {
      await world.sweepUntilDeathAt('send');
      moveClock(LEASE_MINUTES);
    }
    await world.sweep();
    expect(await world.stateOf(mail)).toMatchObject({ state: 'dead' });
  });
});

describe('two sweeps at once', () => {
  it('deliver each mail once', async () => {
    const mails = await world.write(25);
    const sent = await Promise.all([world.sweep(), world.sweep(), world.sweep()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(25);
    expect(mails.map((mail) => world.server.takenFor(mail).length)).toEqual(mails.map(() => 1));
  });
});

describe(`any order of faults (FAULT_SEED=${SEED})`, () => {
  const FAULTS: [SmtpFault | 'none', ...(SmtpFault | 'none')[]] = [
    'none',
    'defer',
    'deny-relay',
    'cut-in-data',
    'cut-before-ok',
    'drip',
  ];

  it('loses no mail, gives none up, and a second copy is only where the first one was not confirmed', async () => {
    const random = new Random(SEED);
    // Only a server that drips reaches it, also where the machine is slow.
    const deadlineMs = 3000;
    const mails = await world.write(12);
    const unconfirmed = new Set<string>();
    world.server.faultFor = (address) => {
      const fault = random.pick(FAULTS);
      if (fault === 'cut-before-ok') unconfirmed.add(address);
      return fault === 'none' ? null : fault;
    };
    // Six tries at most, of seven: four that fail, two that die.
    const deadly = [random.below(4), random.below(4)];
    for (const [round, minutes] of MAIL_BACKOFF_MINUTES.slice(0, 4).entries()) {
      await Promise.all([world.sweep({ deadlineMs }), world.sweep({ deadlineMs })]);
      moveClock(minutes);
      const isDue = (await world.outbox.listDue(new Date(), 1)).length > 0;
      if (deadly.includes(round) && isDue) await world.sweepUntilDeathAt('send');
      moveClock(LEASE_MINUTES);
    }
    world.server.faultFor = () => null;
    moveClock(24 * 60);
    await world.sweep();

    for (const mail of mails) {
      const copies = world.server.takenFor(mail);
      expect(copies.length).toBeGreaterThan(0);
      if (!unconfirmed.has(mail)) expect(copies).toHaveLength(1);
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
      expect(await world.stateOf(mail)).toMatchObject({ state: 'sent' });
    }
  });
});
