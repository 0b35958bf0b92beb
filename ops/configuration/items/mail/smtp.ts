import { createTransport } from 'nodemailer';
import { readBrandValue } from '../../brand-file.ts';
import type { Context } from '../../context.ts';
import { CannotCheck } from '../../google/google-errors.ts';
import {
  missing,
  right,
  setupCommand,
  unknown,
  wrong,
  type Ask,
  type Finding,
  type Item,
} from '../../item.ts';
import { readSecret, writeSecretChange } from '../../secrets.ts';
import { senderAddress } from '../../settings-problems.ts';
import { functionSettings } from '../settings.ts';

/** Limits how long the mail server may be silent. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Timeouts = typeof TIMEOUTS;

/** Port 465 encrypts from the start; other ports begin in plain text (RFC 8314). */
const TLS_PORT = '465';

function parseSmtpUrl(text: string): URL | null {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.hostname === '' ? null : url;
}

const placeOf = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'smtps:' ? TLS_PORT : '587')}`;

/** Connects with encryption. Only a server on this machine, by its name, may do without. */
const connectTo = (url: URL, timeouts: Timeouts) =>
  createTransport({
    url: url.toString(),
    ...timeouts,
    ...(url.protocol === 'smtp:' && url.hostname !== 'localhost' && { requireTLS: true }),
  });

interface SmtpError {
  code?: string;
  command?: string;
  message?: string;
  response?: string;
}

/** Says what an error of the mail server means. Its text never contains the password. */
function explain(error: SmtpError, url: URL, from: string, context: Context): Finding {
  const setup = setupCommand('smtp', context);
  const place = placeOf(url);
  const { code = '', command = '', message = '', response } = error;
  const said = response ?? message;
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return wrong(`${place} rejected the login: ${said}`, setup);
  }
  if (/certificate|self.signed|altnames/i.test(message)) {
    return wrong(`The certificate of ${place} is not valid: ${message}`, setup);
  }
  if (code === 'ETLS' || /STARTTLS|wrong version number/i.test(message)) {
    return wrong(
      `${place} does not use the encryption of the address: smtps:// is for port 465, smtp:// for 587`,
      setup,
    );
  }
  if (code === 'EDNS' || /ENOTFOUND/.test(message)) {
    return wrong(`There is no mail server ${url.hostname}`, setup);
  }
  if (command === 'MAIL FROM') {
    const domain = from.slice(from.indexOf('@') + 1);
    return wrong(
      `${place} rejected the sender ${from}: ${said}`,
      `Verify ${domain} as a sender at your mail provider, or ${setupCommand('settings', context)}`,
    );
  }
  if (command === 'RCPT TO') {
    const again = `npm run doctor -- --project ${context.project} --only smtp --mail-to`;
    return wrong(`${place} rejected the recipient: ${said}`, `${again} <another address>`);
  }
  if (['ETIMEDOUT', 'ECONNECTION', 'ESOCKET'].includes(code)) {
    return unknown(`${place} did not answer (${message}). Is the port right?`, setup);
  }
  return unknown(`${place} failed: ${said}`, setup);
}

const testMail = (name: string, from: string, to: string) => ({
  from,
  to: { name: '', address: to },
  subject: `${name}: test email`,
  text: 'Your site can send email. npm run doctor sent this as a test.\n',
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Connects, logs in and, with an address, sends a mail. */
async function checkServer(url: URL, context: Context, timeouts: Timeouts): Promise<Finding> {
  const { MAIL_FROM = '' } = functionSettings(context);
  const sender = senderAddress(MAIL_FROM);
  try {
    await connectTo(url, timeouts).verify();
    if (context.mailTo === null) {
      return right(
        `${placeOf(url)} accepts the login; to send a test email, add --mail-to you@example.com`,
      );
    }
    if (sender === null) {
      return wrong('MAIL_FROM has no email address', setupCommand('settings', context));
    }
    await connectTo(url, timeouts).sendMail(
      testMail(readBrandValue(context, 'name'), MAIL_FROM, context.mailTo),
    );
    return right(`${placeOf(url)} accepted an email to ${context.mailTo}: check the inbox`);
  } catch (thrown) {
    return explain(thrown as SmtpError, url, sender ?? MAIL_FROM, context);
  }
}

async function askServer(ask: Ask, present: URL | null): Promise<URL> {
  const required = (answer: string) => (answer.trim() === '' ? 'This is required' : undefined);
  const host = await ask.text({
    message: 'The mail server of your provider, for example smtp.postmarkapp.com',
    ...(present && { initial: present.hostname }),
    validate: (answer) => (/^[\w.-]+$/.test(answer.trim()) ? undefined : 'Enter only its name'),
  });
  const port = await ask.text({
    message: 'Its port',
    initial: present?.port || TLS_PORT,
    validate: (answer) =>
      /^\d{2,5}$/.test(answer.trim()) ? undefined : 'Enter a number, 465 or 587',
  });
  const user = await ask.text({
    message: 'The user name for the mail server',
    ...(present && { initial: decodeURIComponent(present.username) }),
    validate: required,
  });
  const password = await ask.password({
    message: 'The password for the mail server',
    validate: required,
  });
  const scheme = port.trim() === TLS_PORT ? 'smtps' : 'smtp';
  const login = `${encodeURIComponent(user.trim())}:${encodeURIComponent(password)}`;
  return new URL(`${scheme}://${login}@${host.trim()}:${port.trim()}`);
}

/** Returns the item of the mail server: connection, encryption, login, and a test mail. */
export const createSmtp = (timeouts = TIMEOUTS): Item => ({
  name: 'smtp',
  title: 'Mail server',
  check: async (context) => {
    const setup = setupCommand('smtp', context);
    const stored = await readSecret(context, 'SMTP_URL');
    if (stored === null) return missing('The secret SMTP_URL is not stored', setup);
    const url = parseSmtpUrl(stored.trim());
    if (url) return checkServer(url, context, timeouts);
    return wrong(
      'SMTP_URL is not smtps://user:password@host: write @ in a password as %40, / as %2F',
      setup,
    );
  },
  plan: async (context, ask) => {
    const stored = await readSecret(context, 'SMTP_URL');
    const url = await askServer(ask, parseSmtpUrl(stored?.trim() ?? ''));
    const finding = await checkServer(url, { ...context, mailTo: null }, timeouts);
    if (finding.state !== 'right') throw new CannotCheck(finding.detail, finding.fix);
    return [writeSecretChange(context, 'SMTP_URL', url.toString())];
  },
});
export const smtp = createSmtp();
