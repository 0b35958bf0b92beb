import {
  billingMailId,
  mailSchema,
  MAIL_BACKOFF_MINUTES,
  requestMailId,
  type Mail,
} from '@doorstep/domain/mail';
import { defineCheck, MINUTE_MS, unless, type Problem } from '../check.ts';

/** The sweep runs each minute and takes up what is due, oldest first. */
const SWEPT_AFTER_MS = 15 * MINUTE_MS;
const MOST_TRIES = MAIL_BACKOFF_MINUTES.length + 1;

const aboutRequest = (mail: Mail) => ('request_id' in mail.data ? mail.data.request_id : null);

/** The id is made of what the mail is about. */
function hasItsId(mail: Mail): boolean {
  const request = aboutRequest(mail);
  return request === null
    ? mail.id.length > billingMailId(mail.template, '').length &&
        mail.id.startsWith(billingMailId(mail.template, ''))
    : mail.id === requestMailId(request, mail.template);
}

/** Whether state, lease, tries and times say the same (functions/data/mail-outbox.ts). */
function isOneState(mail: Mail, now: Date): Problem[] {
  const { state, attempts, lease_until, sent_at, error, next_attempt_at } = mail;
  const waits = state === 'pending' || state === 'sending';
  const late = now.getTime() - next_attempt_at.getTime();
  return [
    ...unless((state === 'sending') === (lease_until !== null), 'lease_until: only while sending'),
    ...unless((state === 'sent') === (sent_at !== null), 'sent_at: only once it is sent'),
    ...unless(state !== 'sent' || error === null, 'error: though it is sent'),
    ...unless(state !== 'dead' || error !== null, 'error: none, though it is dead'),
    ...unless(attempts <= MOST_TRIES, 'attempts: more than there are tries'),
    ...unless(!waits || late < SWEPT_AFTER_MS, 'next_attempt_at: the sweep has left it'),
  ];
}

export const mail = defineCheck({
  collection: 'mail',
  schema: mailSchema,
  needs: ({ value }) => {
    const request = aboutRequest(value);
    return { documents: request === null ? [] : [`service_requests/${request}`] };
  },
  judge: ({ value }, found, { now }) => {
    const request = aboutRequest(value);
    return [
      ...unless(hasItsId(value), 'its id is not made of what it is about'),
      ...unless(
        request === null || found.document(`service_requests/${request}`) !== null,
        'is about a request that does not exist',
      ),
      ...isOneState(value, now),
    ];
  },
});
