import {
  accountMailId,
  mailSchema,
  MAIL_BACKOFF_MINUTES,
  requestMailId,
  type Mail,
} from '@doorstep/domain/mail/mail';
import { mailPreferencesSchema } from '@doorstep/domain/mail/mail-preferences';
import {
  defineCheck,
  checkTtl,
  MINUTE_MS,
  problemUnless,
  type CheckContext,
  type Problem,
} from '../check.ts';
import type { StoredDocument } from '../documents.ts';

/** The sweep runs each minute and sends due mails, oldest first. */
const SWEPT_AFTER_MS = 15 * MINUTE_MS;
const MOST_TRIES = MAIL_BACKOFF_MINUTES.length + 1;

/** Returns the path of the document that a mail is about, or null for a billing mail. */
function subjectOf({ data }: Mail): string | null {
  if ('request_id' in data) return `service_requests/${data.request_id}`;
  if (!('thread' in data)) return null;
  const { kind, id } = data.thread;
  return `${kind === 'request' ? 'service_requests' : 'conversations'}/${id}`;
}

/** The id is a hash of the first unread message (functions/chat/queue-unread-mail.ts). */
const UNREAD_MAIL_ID = new RegExp(`^${accountMailId('unread_messages', '')}[0-9a-f]{32}$`);

/** Checks whether the id matches the mail's subject. */
function hasRightId(mail: Mail): boolean {
  if (mail.template === 'unread_messages') return UNREAD_MAIL_ID.test(mail.id);
  if ('request_id' in mail.data) {
    const id = requestMailId(mail.data.request_id, mail.template);
    if ('quote' in mail.data) return mail.id === `${id}_${mail.data.quote.id}`;
    // The id of a mail about a changed status ends with the time of the change.
    return mail.id.startsWith(id) && /^(_\d+)?$/.test(mail.id.slice(id.length));
  }
  const beginning = accountMailId(mail.template, '');
  return mail.id.length > beginning.length && mail.id.startsWith(beginning);
}

/** Checks that the client's address is the same as in the request. */
function checkClientEmail({ data }: Mail, request: StoredDocument | null): Problem[] {
  if (!('client_email' in data) || request === null) return [];
  return problemUnless(
    data.client_email === request.fields['client_email'],
    'data.client_email: does not match the request',
  );
}

/**
 * Checks that state, lease, attempts and times match (functions/mail/mail-outbox-repository.ts).
 */
function checkState(mail: Mail, context: CheckContext): Problem[] {
  const { state, attempts, lease_until, sent_at, error, next_attempt_at, expires_at } = mail;
  const waits = state === 'pending' || state === 'sending';
  const late = context.now.getTime() - next_attempt_at.getTime();
  return [
    ...problemUnless(
      (state === 'sending') === (lease_until !== null),
      'lease_until: must be set while the mail is being sent, and only then',
    ),
    ...problemUnless(
      (state === 'sent') === (sent_at !== null),
      'sent_at: must be set once the mail is sent, and only then',
    ),
    ...problemUnless(state !== 'sent' || error === null, 'error: set, but the mail was sent'),
    ...problemUnless(state !== 'dead' || error !== null, 'error: missing, but the mail is dead'),
    ...problemUnless(attempts <= MOST_TRIES, 'attempts: over the limit'),
    ...problemUnless(!waits || late < SWEPT_AFTER_MS, 'next_attempt_at: the sweep is overdue'),
    ...problemUnless(
      waits === (expires_at === null),
      'expires_at: must be set once the mail is sent, dead or obsolete, and only then',
    ),
    ...(expires_at === null ? [] : checkTtl(expires_at, context)),
  ];
}

export const mail = defineCheck({
  collection: 'mail',
  schema: mailSchema,
  lookups: ({ value }) => {
    const subject = subjectOf(value);
    return { documents: subject === null ? [] : [subject] };
  },
  validate: ({ value }, results, context) => {
    const subject = subjectOf(value);
    const about = subject === null ? null : results.document(subject);
    return [
      ...problemUnless(hasRightId(value), 'the document id does not match what the mail is about'),
      ...problemUnless(subject === null || about !== null, 'the thread it is about does not exist'),
      ...checkClientEmail(value, about),
      ...checkState(value, context),
    ];
  },
});

export const mailPreferences = defineCheck({
  collection: 'mail_preferences',
  schema: mailPreferencesSchema,
  validate: ({ value }) =>
    problemUnless(/^[0-9a-f]{64}$/.test(value.id), 'the document id is not the hash of an address'),
});
