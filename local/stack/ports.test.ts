import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findTaken, requireFree, resolvePorts } from './ports.ts';

describe('resolvePorts', () => {
  it('gives the well-known ports', () => {
    const { hosting, auth, firestore, functions, storage, hub, stripe, smtp, mail } = resolvePorts(
      {},
    );
    expect([hosting, auth, firestore, functions, storage]).toEqual([3000, 9099, 8080, 5001, 9199]);
    expect([hub, stripe, smtp, mail]).toEqual([4400, 4242, 1025, 1080]);
  });

  it('moves all of them by DOORSTEP_PORT_OFFSET', () => {
    const ports = resolvePorts({ DOORSTEP_PORT_OFFSET: '10000' });
    expect(ports.hosting).toBe(13000);
    expect(ports.smtp).toBe(11025);
  });

  it('moves one of them, whatever the offset', () => {
    const ports = resolvePorts({ DOORSTEP_PORT_OFFSET: '10', DOORSTEP_HOSTING_PORT: '3100' });
    expect(ports.hosting).toBe(3100);
    expect(ports.auth).toBe(9109);
  });

  it.each(['abc', '-1', '70000', '30.5'])('refuses DOORSTEP_HOSTING_PORT=%s', (port) => {
    expect(() => resolvePorts({ DOORSTEP_HOSTING_PORT: port })).toThrow(/DOORSTEP_HOSTING_PORT=/);
  });

  it('refuses an offset that leaves no ports', () => {
    expect(() => resolvePorts({ DOORSTEP_PORT_OFFSET: '60000' })).toThrow(/past port 65535/);
  });

  it('refuses two on one port', () => {
    expect(() => resolvePorts({ DOORSTEP_HOSTING_PORT: '8080' })).toThrow(
      'Port 8080 is wanted by both hosting and firestore: set DOORSTEP_FIRESTORE_PORT',
    );
  });
});

describe('requireFree', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  async function occupy(host: string): Promise<number> {
    const made = createServer();
    server = made;
    await new Promise<void>((resolve) => made.listen({ host, port: 0 }, resolve));
    const address = made.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  }

  it('names the port, who wants it and the variable that moves it', async () => {
    const port = await occupy('127.0.0.1');
    const ports = resolvePorts({
      DOORSTEP_PORT_OFFSET: '30000',
      DOORSTEP_FIRESTORE_PORT: String(port),
    });
    await expect(requireFree(ports)).rejects.toThrow(
      new RegExp(`Port ${port} is taken.*the Firestore emulator.*DOORSTEP_FIRESTORE_PORT`),
    );
  });

  it('does without the port of the emulator pages', async () => {
    const port = await occupy('127.0.0.1');
    const ports = resolvePorts({ DOORSTEP_PORT_OFFSET: '30000', DOORSTEP_UI_PORT: String(port) });
    expect(await findTaken(ports)).toEqual([]);
  });
});
