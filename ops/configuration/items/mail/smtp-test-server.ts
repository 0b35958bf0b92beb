import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A password that a person would paste into an address without encoding it. */
export const MAIL_PASSWORD = 'p@ss/w:rd#1';

interface Received {
  from: string;
  to: string;
  text: string;
}

/**
 * Starts a mail server, until the test ends, that accepts the login of `acme`. Only `localhost` may
 * be used without encryption. Returns its port and the mails that it received.
 */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'acme' && password === MAIL_PASSWORD) done(null, { user: 'acme' });
      else done(new Error('Invalid login'));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address).join();
        mails.push({ from, to, text: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, 'localhost', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port, mails };
}
