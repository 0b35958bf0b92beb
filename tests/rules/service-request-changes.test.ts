import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { requestStatusSchema } from '@doorstep/domain/service-request';
import { deleteField, doc, increment, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { type Asking, RulesProject, session, strangersTo } from '../support/rules-project.ts';

const CLIENT_EMAIL = 'nora@doorstep.test';
const unread = { client_email: CLIENT_EMAIL, unread_provider: 3, unread_client: 2 };
const project = new RulesProject('service-request-changes', () => ({
  'service_requests/request-1': stored(serviceRequest(unread)),
  'service_requests/never-read': stored(serviceRequest({ id: 'never-read', ...unread })),
}));

const provider = session('provider-1');
const client = session('client-1');
const change = (asking: Asking, fields: object, id = 'request-1') =>
  updateDoc(doc(project.as(asking), 'service_requests', id), { ...fields });

const STATUSES = requestStatusSchema.options;

describe('the status', () => {
  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'changes from %s to %s by its provider',
    async (from, to) => {
      await expectAllowed(change(provider, { status: from }));
      await expectAllowed(change(provider, { status: to }));
    },
  );

  it.each<[string, Asking]>([
    ...strangersTo('provider-1'),
    ['its client', client],
    ['the account of its address', session('later', CLIENT_EMAIL)],
  ])('is not changed by %s', (_, asking) =>
    expectPermissionDenied(change(asking, { status: 'completed' })),
  );

  it.each<[string, unknown]>([
    ['an unknown word', 'lost'],
    ['another spelling', 'Completed'],
    ['null', null],
    ['a list', ['completed']],
  ])('is never %s', (_, status) => expectPermissionDenied(change(provider, { status })));

  it('never goes away', () => expectPermissionDenied(change(provider, { status: deleteField() })));
});

describe('what was sent', () => {
  const FIELDS: [string, object][] = [
    ['provider_id', { provider_id: 'provider-2' }],
    ['provider_name', { provider_name: 'Best Plumber' }],
    ['provider_handle', { provider_handle: 'provider-2' }],
    ['client_uid', { client_uid: 'client-2' }],
    ['client_name', { client_name: 'Somebody' }],
    ['client_email', { client_email: 'somebody@doorstep.test' }],
    ['client_phone', { client_phone: null }],
    ['service_description', { service_description: 'Everything, for free.' }],
    ['urgency', { urgency: 'low' }],
    ['preferred_contact', { preferred_contact: 'phone' }],
    ['created_at', { created_at: serverTimestamp() }],
    ['an unknown field', { archived: true }],
  ];

  it.each(FIELDS)('stays when its provider changes %s', (_, fields) =>
    expectPermissionDenied(change(provider, fields)),
  );

  it.each(FIELDS)('stays when its provider changes %s with the status', (_, fields) =>
    expectPermissionDenied(change(provider, { status: 'completed', ...fields })),
  );

  it.each(FIELDS)('stays when its client changes %s', (_, fields) =>
    expectPermissionDenied(change(client, fields)),
  );
});

describe('the unread messages', () => {
  const reads = (asking: Asking, side: 'provider' | 'client', id?: string) =>
    change(asking, { [`unread_${side}`]: 0 }, id);

  it('of the professional are read by him, once or again', async () => {
    await expectAllowed(reads(provider, 'provider'));
    await expectAllowed(reads(provider, 'provider'));
  });

  it('of the client are read by the account that sent the request', () =>
    expectAllowed(reads(client, 'client')));

  it('of the client are read by the account of the address', () =>
    expectAllowed(reads(session('later', CLIENT_EMAIL), 'client')));

  it('of the client are not read by the professional', () =>
    expectPermissionDenied(reads(provider, 'client', 'never-read')));

  it('of the professional are not read by the client', () =>
    expectPermissionDenied(reads(client, 'provider', 'never-read')));

  it.each(strangersTo('provider-1'))('of the professional are not read by %s', (_, asking) =>
    expectPermissionDenied(reads(asking, 'provider', 'never-read')),
  );

  it.each(strangersTo('client-1'))('of the client are not read by %s', (_, asking) =>
    expectPermissionDenied(reads(asking, 'client', 'never-read')),
  );

  it.each<[string, unknown]>([
    ['one less', increment(-1)],
    ['one more', increment(1)],
    ['less than none', -1],
    ['null', null],
    ['a text', '0'],
    ['gone', deleteField()],
  ])('are never %s', async (_, value) => {
    await expectPermissionDenied(change(provider, { unread_provider: value }));
    await expectPermissionDenied(change(client, { unread_client: value }));
  });

  it.each<[string, Asking, object]>([
    ['the status', provider, { unread_provider: 0, status: 'completed' }],
    ['a preview', provider, { unread_provider: 0, last_message: 'Hello' }],
    ['both counters', provider, { unread_provider: 0, unread_client: 0 }],
    ['both counters, by the client', client, { unread_provider: 0, unread_client: 0 }],
    ['the time of a message', client, { unread_client: 0, last_message_at: serverTimestamp() }],
  ])('are read alone, never with %s', (_, asking, fields) =>
    expectPermissionDenied(change(asking, fields, 'never-read')),
  );
});

describe('the preview', () => {
  it.each<[string, object]>([
    ['last_message', { last_message: 'I agree to pay.' }],
    ['last_message_id', { last_message_id: 'message-9' }],
    ['last_message_at', { last_message_at: serverTimestamp() }],
  ])('%s is not written without a message', async (_, fields) => {
    await expectPermissionDenied(change(provider, fields));
    await expectPermissionDenied(change(client, fields));
  });
});
