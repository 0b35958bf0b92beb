import { MAIL_BACKOFF_MINUTES, type Mail } from '@doorstep/domain/mail/mail';
import { describe, expect, it } from 'vitest';
import { afterFailure } from './deliver-mail.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

function mail(attempts: number, next_attempt_at: Date): Mail {
  return {
    id: 'r1_request_confirmation',
    to: 'ann@example.com',
    template: 'request_confirmation',
    data: { request_id: 'r1', provider_name: 'P', client_name: 'Ann', service_description: 'Leak' },
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
