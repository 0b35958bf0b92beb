import { isMailable } from '@doorstep/domain/email';
import { MAIL_DELIVERY } from '@doorstep/domain/mail/mail';
import type { MailSettings } from '../../platform/config.ts';
import type { Mailer, OutgoingMail, SendOutcome } from './mailer.ts';
import { isAddressRefused } from './smtp-refusals.ts';

/** How long the server may be silent; the deadline ends one that is never silent and never done. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function senderDomain(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

/** RFC 8058: what lets a mail program offer one button for it. */
function unsubscribing(url: string | null) {
  if (url === null) return {};
  return {
    // Prepared: a line that is folded within the address would name another one.
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function message(from: string, mail: OutgoingMail) {
  return {
    from,
    // An object is one address; a text would be read as a list of them.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${senderDomain(from)}>`,
    ...(mail.reply_to && { replyTo: mail.reply_to }),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.unsubscribe_url) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function talk(
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
    return { outcome: 'taken' };
  } catch (thrown) {
    if (deadline.signal.aborted) {
      throw new Error(`the mail server was not done within ${deadlineMs} ms`, { cause: thrown });
    }
    if (!isAddressRefused(thrown)) throw thrown;
    return { outcome: 'refused', reason: String(thrown) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends over SMTP, one connection for each mail, closed at the deadline whatever the server does. Loads
 * the SMTP client with the first mail. An address that is none is refused without asking the server.
 */
export function createSmtpMailer(
  settings: MailSettings,
  { deadlineMs = MAIL_DELIVERY.deadlineMs }: { deadlineMs?: number } = {},
): Mailer {
  return {
    send: async (mail) =>
      isMailable(mail.to)
        ? talk(settings, mail, deadlineMs)
        : { outcome: 'refused', reason: 'This is not an e-mail address.' },
  };
}
