import type { MailSettings } from '../lib/config.ts';
import type { Mailer, OutgoingMail } from './mail.ts';

/**
 * How long the server may keep us waiting. Together less than the lease on a mail (`deliver-mail`),
 * else a second delivery would begin while the first is still under way.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function senderDomain(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
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
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends over SMTP, one connection for each mail. Loads the SMTP client with the first one. */
export function createSmtpMailer(settings: MailSettings): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: settings.smtpUrl, ...TIMEOUTS });
      await transport.sendMail(message(settings.from, mail));
    },
  };
}
