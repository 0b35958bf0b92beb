import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * A fault of a mail server: `refuse`, `defer` and `deny-relay` reject the recipient for good, for
 * now, or because we are unknown; `cut-in-data` disconnects during the mail, `cut-before-ok` after
 * accepting it without saying so; `hang` stops answering, `drip` never finishes its answer.
 */
export type SmtpFault =
  | 'refuse'
  | 'defer'
  | 'deny-relay'
  | 'cut-in-data'
  | 'cut-before-ok'
  | 'hang'
  | 'drip';

export interface TakenMail {
  to: string[];
  messageId: string;
  source: string;
}

const RECIPIENT_ANSWERS: Partial<Record<SmtpFault, string>> = {
  refuse: '550 5.1.1 No such mailbox',
  defer: '451 4.3.0 Try again later',
  'deny-relay': '554 5.7.1 Relay access denied',
};
const DRIP_MS = 20;

/** A mail server with faults that a test chooses. It keeps the mails that it has accepted. */
export class TestSmtpServer {
  readonly taken: TakenMail[] = [];
  /** Returns the fault for a mail to an address. */
  faultFor: (address: string) => SmtpFault | null = () => null;
  readonly #sockets = new Set<Socket>();
  #server = createServer();
  #port = 0;

  /** Starts to listen, on the same port as before a stop. */
  async start(): Promise<void> {
    this.#server = createServer((socket) => this.#serve(socket));
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = portOf(this.#server.address());
  }

  /** Stops listening and closes all connections, like a process that ends. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** The number of open connections. */
  get open(): number {
    return this.#sockets.size;
  }

  takenFor(address: string): TakenMail[] {
    return this.taken.filter(({ to }) => to.includes(address));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    // Interrupted connections are expected.
    socket.on('error', () => socket.destroy());
    converse(socket, this);
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Speaks SMTP (RFC 5321) without extensions. */
function converse(socket: Socket, server: TestSmtpServer): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to: string[] = [];
  let fault: SmtpFault | null = null;
  let data: string[] | null = null;

  const recipient = (line: string) => {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    to.push(address);
    fault = server.faultFor(address);
    say((fault && RECIPIENT_ANSWERS[fault]) ?? '250 OK');
  };
  const done = (source: string) => {
    data = null;
    if (fault === 'hang') return;
    if (fault === 'drip') {
      drip(socket);
      return;
    }
    const messageId = /^Message-ID: (.*)$/im.exec(source)?.[1] ?? '';
    server.taken.push({ to, messageId, source });
    to = [];
    if (fault === 'cut-before-ok') socket.destroy();
    else say('250 taken');
  };
  const dataLine = (lines: string[], line: string) => {
    if (fault === 'cut-in-data') socket.destroy();
    else if (line === '.') done(lines.join('\r\n'));
    else lines.push(line.replace(/^\./, ''));
  };
  const command = (line: string) => {
    const isData = /^DATA/i.test(line);
    if (isData) data = [];
    if (/^RCPT TO:/i.test(line)) recipient(line);
    else say(isData ? '354 go on' : '250 OK');
  };

  say('220 a mail server of the tests');
  createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
    if (data) dataLine(data, line);
    else command(line);
  });
}

/** Sends an endless answer. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-wait\r\n'), DRIP_MS);
  socket.on('close', () => clearInterval(timer));
}
