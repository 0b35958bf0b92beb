import { MAIL_BACKOFF_MINUTES, type Mail } from '@doorstep/domain/mail/mail';
import { countedAs } from '@doorstep/domain/operations/logged-events';
import { afterEach, describe, expect, it } from 'vitest';
import { onLogged } from '../platform/log.ts';
import { afterFailure, deliverMail } from './deliver-mail.ts';
import type { SendOutcome } from './gateways/outgoing-mail.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

function mail(attempts: number, next_attempt_at: Date): Mail {
  return {
    id: 'r1_request_confirmation',
    to: 'ann@example.com',
    template: 'request_confirmation',
    data: {
      ...{ request_id: 'r1', provider_name: 'P', client_name: 'Ann' },
      ...{ service_description: 'Leak', photos: 0, place: null },
    },
    state: 'pending',
    attempts,
    lease_until: null,
    next_attempt_at,
    error: null,
    created_at: NOW,
    sent_at: null,
    expires_at: null,
    correlation_id: null,
  };
}

describe('afterFailure', () => {
  it.each([...MAIL_BACKOFF_MINUTES.entries()])(
    'backs off after attempt %i',
    (attempts, minutes) => {
      expect(afterFailure(mail(attempts, NOW), new Error('refused'), NOW)).toEqual({
        state: 'pending',
        attempts: attempts + 1,
        next_attempt_at: minutesLater(minutes),
        error: 'refused',
      });
    },
  );

  it('makes the mail dead after the last attempt', () => {
    const failure = afterFailure(mail(MAIL_BACKOFF_MINUTES.length, NOW), new Error('refused'), NOW);
    expect(failure.state).toBe('dead');
  });

  it('does not count an early attempt and keeps the due time', () => {
    const due = minutesLater(0.5);
    expect(afterFailure(mail(3, due), new Error('refused'), NOW)).toEqual({
      state: 'pending',
      attempts: 3,
      next_attempt_at: due,
      error: 'refused',
    });
  });

  it('shortens a long error message', () => {
    expect(afterFailure(mail(0, NOW), 'x'.repeat(9999), NOW).error).toHaveLength(500);
  });
});

describe('a mail that is not sent', () => {
  afterEach(() => onLogged(() => {}));

  /** Returns the severity of the logged line and the alarm's count that it adds to. */
  async function logged(attempts: number, send: () => Promise<SendOutcome>) {
    const lines: unknown[] = [];
    onLogged(({ severity, event, fields }) =>
      lines.push([severity, countedAs(event, fields['error'])]),
    );
    const nothing = () => Promise.resolve();
    const due = mail(attempts, new Date(0));
    const outbox = {
      claim: () => Promise.resolve({ outcome: 'claimed', mail: due, lease: NOW }),
      markFailed: nothing,
    };
    const deps = {
      outbox,
      mailer: { send },
      links: { siteUrl: 'https://doorstep.example', linkSecret: 's' },
      checkDelivery: () => Promise.resolve('now'),
      loadDetails: () => Promise.resolve({}),
      currentRecipient: () => Promise.resolve(due.to),
      fallbackRecipient: () => Promise.resolve(null),
    };
    await deliverMail(deps as never, due.id, { early: true });
    return lines;
  }

  const refuse = () => Promise.resolve({ outcome: 'refused', reason: '550 5.1.1' } as const);
  const fail = () => Promise.reject(new Error('451 4.3.0'));

  it('is a warning, and counts as no failure of the server, if its address was refused', async () => {
    expect(await logged(0, refuse)).toEqual([['warning', undefined]]);
  });

  it('is a warning while it is retried, and an error once it is given up', async () => {
    expect(await logged(0, fail)).toEqual([['warning', 'mail_failures']]);
    expect(await logged(MAIL_BACKOFF_MINUTES.length, fail)).toEqual([['error', 'mail_failures']]);
  });
});
