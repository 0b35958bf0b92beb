import { CORRELATION_HEADER } from '@doorstep/domain/callables/correlation-id';
import { emailSchema } from '@doorstep/domain/contact/email';
import { MAIL_DELIVERY } from '@doorstep/domain/mail/mail';
import type { MailSettings } from '../../platform/config.ts';
import type { OutgoingMail, SendOutcome } from './outgoing-mail.ts';
import { isAddressRefused } from './smtp-refusals.ts';

/** Limits how long the server may be silent. The deadline limits the whole exchange. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function senderDomain(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

/** Returns the headers for one-click unsubscription (RFC 8058). */
function unsubscribeHeaders(url: string | null) {
  if (url === null) return {};
  return {
    // `prepared` prevents folding: a line break inside the URL would change it.
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function message(from: string, mail: OutgoingMail) {
  return {
    from,
    // An object is one address. A string would be parsed as a list of addresses.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${senderDomain(from)}>`,
    ...(mail.reply_to && { replyTo: mail.reply_to }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.correlation_id !== null && { [CORRELATION_HEADER]: mail.correlation_id }),
      ...unsubscribeHeaders(mail.unsubscribe_url),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function sendBySmtp(
  settings: MailSettings,
  mail: OutgoingMail,
  deadlineMs: number,
): Promise<SendOutcome> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: settings.smtpUrl, ...TIMEOUTS });
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    await transport.sendMail({ ...message(settings.from, mail), signal: deadline.signal });
    return { outcome: 'accepted' };
  } catch (thrown) {
    if (deadline.signal.aborted) {
      throw new Error(`the mail server took longer than ${deadlineMs} ms`, { cause: thrown });
    }
    if (!isAddressRefused(thrown)) throw thrown;
    return { outcome: 'refused', reason: String(thrown) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates a mailer that opens one SMTP connection for each mail and closes it at the deadline. The
 * SMTP client is loaded with the first mail. A malformed address is refused without a connection.
 */
export function createSmtpMailer(
  settings: MailSettings,
  { deadlineMs = MAIL_DELIVERY.deadlineMs }: { deadlineMs?: number } = {},
) {
  return {
    /** Sends a mail. Throws when it failed and a retry may help. */
    send: async (mail: OutgoingMail): Promise<SendOutcome> => {
      const to = emailSchema.safeParse(mail.to).data;
      return to === undefined
        ? { outcome: 'refused', reason: 'This is not an email address.' }
        : sendBySmtp(settings, { ...mail, to }, deadlineMs);
    },
  };
}

/** Sends mails. */
export type Mailer = ReturnType<typeof createSmtpMailer>;
