import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { limit, serverTimestamp, Timestamp, where } from 'firebase/firestore';
import { afterEach, describe, it } from 'vitest';
import { newRequest, publishedProvider, statusChange } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import {
  startConversation,
  randomId,
  sendInConversation,
  sendInRequest,
  sendRequest,
} from '../support/write-batches.ts';
import { denied, each } from '../support/rules/cases.ts';
import {
  anonymous,
  RulesProject,
  session,
  strangersTo,
  type Requester,
  type Person,
} from '../support/rules/project.ts';

const BY_ADDRESS = 'nora@doorstep.test';
const THERE = 'blocks/client-1_provider-3';
const fields = (blocker_uid: string, blocked_uid: string) => ({
  [`blocks/${blocker_uid}_${blocked_uid}`]: {
    blocker_uid,
    blocked_uid,
    created_at: Timestamp.now(),
  },
});
const project = new RulesProject('moderation-blocks', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  'service_requests/request-1': stored(serviceRequest({ client_email: BY_ADDRESS })),
  'service_requests/request-1/guests/guest': {
    expires_at: Timestamp.fromMillis(Date.now() + 3_600_000),
  },
  'conversations/provider-1_client-1': stored(conversation()),
  ...fields('client-1', 'provider-3'),
}));

const provider = session('provider-1');
const client = session('client-1');

const set: string[] = [];
async function block(blocker: string, blocked: string): Promise<void> {
  const block = fields(blocker, blocked);
  set.push(...Object.keys(block));
  await project.seed(block);
}
async function unblock(): Promise<void> {
  await Promise.all(set.splice(0).map((path) => project.deleteAsFunctions(path)));
}
afterEach(unblock);

type Act = () => Promise<void>;
const writes = (person: Person) => () =>
  sendInRequest(project.as(person), {
    from: 'client',
    messageChanges: { sender_uid: person.uid },
  });
/** How each side can reach the other. */
const BY_CLIENT: Record<string, Act> = {
  'a message about a request': writes(client),
  'a direct message': () => sendInConversation(project.as(client), { from: 'client' }),
  'a request': () => sendRequest(project.as(client), { fields: newRequest() }),
};
const FOR_CLIENT: Record<string, Act> = {
  'a message of a guest of the request': writes(anonymous('guest')),
  'a message of the account of its address': writes(session('later', BY_ADDRESS)),
};
const BY_PROVIDER: Record<string, Act> = {
  'a message about a request': () => sendInRequest(project.as(provider), { from: 'provider' }),
  'a direct message': () => sendInConversation(project.as(provider), { from: 'provider' }),
};

/** Expects an action to be denied during the block only. */
async function expectBlocked(act: Act, blocker: string, blocked: string): Promise<void> {
  await expectAllowed(act());
  await block(blocker, blocked);
  await expectPermissionDenied(act());
  await unblock();
  await expectAllowed(act());
}

describe('a client whom the professional has blocked', () => {
  it.each(Object.entries({ ...BY_CLIENT, ...FOR_CLIENT }))('cannot send %s', (_, act) =>
    expectBlocked(act, 'provider-1', 'client-1'),
  );

  it('begins no conversation', async () => {
    const uid = randomId(project.functions());
    const begin = () => startConversation(project.as(session(uid)), uid);
    await block('provider-1', uid);
    await expectPermissionDenied(begin());
    await unblock();
    await expectAllowed(begin());
  });

  it("cannot write by the address of another's request", async () => {
    await block('provider-1', 'later');
    await expectPermissionDenied(writes(session('later', BY_ADDRESS))());
    await expectAllowed(writes(client)());
  });

  it('marks as read, writes to others, and receives messages', async () => {
    await block('provider-1', 'client-1');
    for (const path of ['service_requests/request-1', 'conversations/provider-1_client-1']) {
      await project.updateAsFunctions(path, { unread_client: 2 });
      await expectAllowed(project.update(client, path, { unread_client: 0 }));
    }
    const request = newRequest({ provider_id: 'provider-2', provider_handle: 'provider-2' });
    await expectAllowed(sendRequest(project.as(client), { fields: request }));
    for (const act of Object.values(BY_PROVIDER)) await expectAllowed(act());
  });
});

describe('a professional whom the client has blocked', () => {
  it.each(Object.entries(BY_PROVIDER))('cannot send %s', (_, act) =>
    expectBlocked(act, 'client-1', 'provider-1'),
  );

  it('still sets the status, and receives messages', async () => {
    await block('client-1', 'provider-1');
    const status = statusChange('in_progress', 'provider-1');
    await expectAllowed(project.update(provider, 'service_requests/request-1', status));
    for (const act of Object.values(BY_CLIENT)) await expectAllowed(act());
  });
});

describe('a block', () => {
  const MISSING = 'blocks/client-1_nobody';
  it('is readable by the blocker, existing or not', async () => {
    await expectAllowed(project.get(client, THERE));
    await expectAllowed(project.get(client, MISSING));
  });

  const OTHERS: Record<string, Requester> = {
    'the blocked person': session('provider-3'),
    'a guest': anonymous('guest'),
    ...strangersTo('client-1'),
  };
  denied(
    'reading, existing or not,',
    each(OTHERS, (who) => [project.get(who, THERE), project.get(who, MISSING)]),
  );
  denied(
    'writing and listing',
    each<Requester>({ ...OTHERS, 'the blocker': client }, (who) => [
      project.set(who, MISSING, {
        ...{ blocker_uid: 'client-1', blocked_uid: 'nobody' },
        created_at: serverTimestamp(),
      }),
      project.set(who, `blocks/${who?.uid ?? 'x'}_x`, { blocker_uid: who?.uid ?? 'x' }),
      project.update(who, THERE, { created_at: serverTimestamp() }),
      project.delete(who, THERE),
      project.list(who, 'blocks', where('blocker_uid', '==', 'client-1'), limit(1)),
      project.list(who, 'blocks', where('blocked_uid', '==', 'provider-3'), limit(1)),
    ]),
  );
});
