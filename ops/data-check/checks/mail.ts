import {
  billingMailId,
  mailSchema,
  MAIL_BACKOFF_MINUTES,
  requestMailId,
  type Mail,
} from '@doorstep/domain/mail/mail';
import { mailPreferencesSchema } from '@doorstep/domain/mail/mail-preferences';
import { createHash } from 'node:crypto';
import {
  defineCheck,
  isKeptByTtl,
  MINUTE_MS,
  unless,
  type Circumstances,
  type Problem,
} from '../check.ts';
import type { StoredDocument } from '../documents.ts';

/** The sweep runs each minute and takes up what is due, oldest first. */
const SWEPT_AFTER_MS = 15 * MINUTE_MS;
const MOST_TRIES = MAIL_BACKOFF_MINUTES.length + 1;

/** Where what a mail is about stands; null where Stripe has it. */
function subjectOf({ data }: Mail): string | null {
  if ('request_id' in data) return `service_requests/${data.request_id}`;
  if (!('thread' in data)) return null;
  const { kind, id } = data.thread;
  return `${kind === 'request' ? 'service_requests' : 'conversations'}/${id}`;
}

/** The id of a mail about a spell of being unread (functions/chat/queue-unread-mail.ts). */
function unreadMailId(data: Extract<Mail, { template: 'unread_messages' }>['data']): string {
  const about = [data.thread.kind, data.thread.id, data.side, data.message_id].join('\n');
  const hash = createHash('sha256').update(about).digest('hex');
  return billingMailId('unread_messages', hash.slice(0, 32));
}

/** The id is made of what the mail is about. */
function hasItsId(mail: Mail): boolean {
  if (mail.template === 'unread_messages') return mail.id === unreadMailId(mail.data);
  if ('request_id' in mail.data) {
    return mail.id === requestMailId(mail.data.request_id, mail.template);
  }
  const beginning = billingMailId(mail.template, '');
  return mail.id.length > beginning.length && mail.id.startsWith(beginning);
}

/** What it says of the client's address is what its request still knows. */
function knowsNoMore({ data }: Mail, request: StoredDocument | null): Problem[] {
  if (!('client_email' in data) || request === null) return [];
  return unless(
    data.client_email === request.fields['client_email'],
    'data.client_email: is not that of its request',
  );
}

/** Whether state, lease, tries and times say the same (functions/mail/mail-outbox-repository.ts). */
function isOneState(mail: Mail, circumstances: Circumstances): Problem[] {
  const { state, attempts, lease_until, sent_at, error, next_attempt_at, expires_at } = mail;
  const waits = state === 'pending' || state === 'sending';
  const late = circumstances.now.getTime() - next_attempt_at.getTime();
  return [
    ...unless((state === 'sending') === (lease_until !== null), 'lease_until: only while sending'),
    ...unless((state === 'sent') === (sent_at !== null), 'sent_at: only once it is sent'),
    ...unless(state !== 'sent' || error === null, 'error: though it is sent'),
    ...unless(state !== 'dead' || error !== null, 'error: none, though it is dead'),
    ...unless(attempts <= MOST_TRIES, 'attempts: more than there are tries'),
    ...unless(!waits || late < SWEPT_AFTER_MS, 'next_attempt_at: the sweep has left it'),
    ...unless(waits === (expires_at === null), 'expires_at: only once it is over'),
    ...(expires_at === null ? [] : isKeptByTtl(expires_at, circumstances)),
  ];
}

export const mail = defineCheck({
  collection: 'mail',
  schema: mailSchema,
  needs: ({ value }) => {
    const subject = subjectOf(value);
    return { documents: subject === null ? [] : [subject] };
  },
  judge: ({ value }, found, circumstances) => {
    const subject = subjectOf(value);
    const about = subject === null ? null : found.document(subject);
    return [
      ...unless(hasItsId(value), 'its id is not made of what it is about'),
      ...unless(subject === null || about !== null, 'is about a thread that does not exist'),
      ...knowsNoMore(value, about),
      ...isOneState(value, circumstances),
    ];
  },
});

export const mailPreferences = defineCheck({
  collection: 'mail_preferences',
  schema: mailPreferencesSchema,
  judge: ({ value }) => unless(/^[0-9a-f]{64}$/.test(value.id), 'its id is no hash of an address'),
});
