import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findTaken, requireFree, resolvePorts } from './ports.ts';

async function occupy(port: number, host: string): Promise<void> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen({ host, port }, resolve));
}

it('uses the usual ports by default', () => {
  const { hosting, auth, firestore, functions, storage, stripe, mail } = resolvePorts({});
  expect([hosting, auth, firestore, functions, storage]).toEqual([3000, 9099, 8080, 5001, 9199]);
  expect([stripe, mail]).toEqual([4242, 1080]);
});

it('moves all ports by DOORSTEP_PORT_OFFSET', () => {
  const { hosting, smtp } = resolvePorts({ DOORSTEP_PORT_OFFSET: '10000' });
  expect([hosting, smtp]).toEqual([13000, 11025]);
});

it.each(['abc', '-1', '60000', '30.5'])('refuses DOORSTEP_PORT_OFFSET=%s', (offset) => {
  const resolve = () => resolvePorts({ DOORSTEP_PORT_OFFSET: offset });
  expect(resolve).toThrow(`DOORSTEP_PORT_OFFSET=${offset} is not valid`);
});

it.each(['127.0.0.1', '::1'])('names the component whose port is taken on %s', async (host) => {
  const ports = resolvePorts({ DOORSTEP_PORT_OFFSET: '31000' });
  await occupy(ports.firestore, host);
  await expect(requireFree(ports)).rejects.toThrow(
    /Port 39080 is taken.*the Firestore emulator.*DOORSTEP_PORT_OFFSET/,
  );
});

it('ignores the port of the emulator pages, which are optional', async () => {
  const ports = resolvePorts({ DOORSTEP_PORT_OFFSET: '32000' });
  await occupy(ports.ui, '127.0.0.1');
  expect(await findTaken(ports)).toEqual([]);
});
