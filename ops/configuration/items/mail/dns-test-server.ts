import DNS from 'dns2';
import { onTestFinished } from 'vitest';

/** The records of a test, by name: TXT as text, addresses by their form. */
export type Zone = Record<string, string[]>;

const { Packet } = DNS;

function toAnswer(name: string, value: string): object {
  const base = { name, class: Packet.CLASS.IN, ttl: 60 };
  return /^\d+\.\d+\.\d+\.\d+$/.test(value)
    ? { ...base, type: Packet.TYPE.A, address: value }
    : { ...base, type: Packet.TYPE.TXT, data: value.match(/.{1,255}/gs) ?? [''] };
}

/** Starts a DNS server with these records, until the test ends. Returns it for DNS_SERVERS. */
export async function startDnsServer(zone: Zone): Promise<string> {
  const server = DNS.createServer({
    udp: true,
    handle: (request, send) => {
      const response = Packet.createResponseFromRequest(request);
      const [question] = request.questions;
      const name = question?.name ?? '';
      const answers = (zone[name] ?? []).map((value) => toAnswer(name, value));
      response.answers.push(
        ...(answers as typeof response.answers).filter(({ type }) => type === question?.type),
      );
      void send(response);
    },
  });
  onTestFinished(() => server.close());
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  return `127.0.0.1:${udp?.port}`;
}
