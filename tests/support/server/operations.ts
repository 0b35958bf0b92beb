import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import type { HealthDeps } from '../../../functions/operations/check-health.ts';
import { createOperatorHook } from '../../../functions/operations/gateways/operator-hook.ts';
import { createOperations } from '../../../functions/operations/operations-repository.ts';
import { unique } from './sdk-people.ts';

const MINUTE_MS = 60_000;
export const NOW = new Date('2031-03-05T12:01:00Z');
export const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

/** The texts that the operator's hook received in this test. */
export const posted: string[] = [];
export const operatorEmail = `${unique('operator')}@doorstep.test`;

let hookServer: Server;
let app: App;

/** Returns the database of this test, which the stack's schedules do not read. */
export const ownDb = (): Firestore => getFirestore(app);
export const operations = () => createOperations(ownDb());

/** Gives each test a project of its own in the emulator, and the file a server for the hook. */
export function setUpOperations(): void {
  beforeAll(async () => {
    hookServer = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        posted.push(String((JSON.parse(body) as { text: unknown }).text));
        response.end('ok');
      });
    });
    await new Promise<void>((resolve) => hookServer.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => hookServer.close());
  beforeEach(() => {
    posted.length = 0;
    const name = unique('demo-operations-');
    app = initializeApp({ projectId: name }, name);
  });
  afterEach(() => deleteApp(app));
}

/** Returns the dependencies of a healthy market. */
export function health(changes: Partial<HealthDeps> = {}): HealthDeps {
  const { port } = hookServer.address() as AddressInfo;
  return {
    operations: operations(),
    mails: {
      hasDueSince: () => Promise.resolve(false),
      countGivenUpSince: () => Promise.resolve(0),
      countSentToday: () => Promise.resolve(0),
    },
    hook: createOperatorHook(`http://127.0.0.1:${port}/hook`),
    outbox: createMailOutbox(ownDb()),
    operatorEmail,
    mailDailyCap: 100,
    ...changes,
  };
}
