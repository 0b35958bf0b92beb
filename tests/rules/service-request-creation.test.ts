import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newRequest, publishedProvider, without, type Fields } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { sendRequest } from '../support/protocols.ts';
import { type Asking, RulesProject, session, strangersTo } from '../support/rules-project.ts';

const project = new RulesProject('service-request-creation', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  'provider_profiles/hidden': stored(providerProfile({ user_id: 'hidden', published: false })),
}));

const client = session('client-1');
const create = (fields: Fields, asking: Asking = client, id?: string) =>
  sendRequest(project.as(asking), { fields, ...(id && { id }) });

describe('sending a request', () => {
  it('is allowed to a client for a published profile', () => expectAllowed(create(newRequest())));

  it('is allowed to a professional who needs another one', () =>
    expectAllowed(create(newRequest({ client_uid: 'provider-2' }), session('provider-2'))));

  it.each<[string, object]>([
    ['without a phone number', { client_phone: null }],
    ['with another address than the account has', { client_email: 'work@company.test' }],
    ['with a name of 120 characters', { client_name: 'n'.repeat(120) }],
    ['with a description of 4,000 characters', { service_description: 'd'.repeat(4000) }],
    ['with low urgency', { urgency: 'low' }],
    ['with high urgency', { urgency: 'high' }],
    ['with contact by phone', { preferred_contact: 'phone' }],
    ['with contact by email', { preferred_contact: 'email' }],
  ])('is allowed %s', (_, changes) => expectAllowed(create(newRequest({ ...changes }))));

  it.each(strangersTo('client-1'))("is denied to %s in the client's name", (_, asking) =>
    expectPermissionDenied(create(newRequest(), asking)),
  );

  it('is denied to a professional for himself', () =>
    expectPermissionDenied(
      create(newRequest({ client_uid: 'provider-1' }), session('provider-1')),
    ));

  it('is denied for a draft', () =>
    expectPermissionDenied(
      create(newRequest({ provider_id: 'hidden', provider_handle: 'hidden' })),
    ));

  it('is denied for a professional that does not exist', () =>
    expectPermissionDenied(create(newRequest({ provider_id: 'nobody' }))));

  it.each([
    ['with a space', 'a b'],
    ['with a letter that an address would encode', 'ö'],
    ['of 129 characters', 'x'.repeat(129)],
  ])('is denied with an id %s', (_, id) =>
    expectPermissionDenied(create(newRequest(), client, id)),
  );
});

describe('a new request is denied', () => {
  it.each<[string, object]>([
    ["somebody else's name for the professional", { provider_name: 'Best Plumber' }],
    ["somebody else's handle", { provider_handle: 'provider-2' }],
    ["somebody else's profile", { provider_id: 'provider-2' }],
    ["somebody else's uid as client", { client_uid: 'client-2' }],
    ['no client', { client_uid: null }],
    ['a blank name', { client_name: '  ' }],
    ['a name of nothing to see', { client_name: '\u200b\u202e' }],
    ['no name', { client_name: null }],
    ['a name of 121 characters', { client_name: 'n'.repeat(121) }],
    ['a name that is a list', { client_name: ['Nora'] }],
    ['an address in capitals', { client_email: 'Nora@doorstep.test' }],
    ['an address with spaces around it', { client_email: ' nora@doorstep.test ' }],
    ['an address that is none', { client_email: 'nora' }],
    ['two addresses', { client_email: 'a@b.test,c@d.test' }],
    ['an address with a further header', { client_email: 'a@b.test\r\nbcc: c@d.test' }],
    ['no address', { client_email: null }],
    ['a number as phone', { client_phone: 5035550177 }],
    ['a phone of 41 characters', { client_phone: '5'.repeat(41) }],
    ['a blank description', { service_description: '\n \n' }],
    ['a description of nothing to see', { service_description: '\u2063\n\u00ad' }],
    ['no description', { service_description: null }],
    ['a description of 4,001 characters', { service_description: 'd'.repeat(4001) }],
    ['an unknown urgency', { urgency: 'yesterday' }],
    ['no urgency', { urgency: null }],
    ['an unknown way of contact', { preferred_contact: 'pigeon' }],
    ['another status than pending', { status: 'completed' }],
    ['no status', { status: null }],
    ["the client's time", { created_at: Timestamp.now() }],
    ['a time in words', { created_at: 'now' }],
    ['a message already', { last_message: 'Hello' }],
    ['the id of a message already', { last_message_id: 'message-1' }],
    ['the time of a message already', { last_message_at: Timestamp.now() }],
    ['unread messages for the professional', { unread_provider: 1 }],
    ['unread messages for the client', { unread_client: 5 }],
    ['less than no unread messages', { unread_provider: -1 }],
    ['an unknown field', { price: 0 }],
    ['its id stored in it', { id: 'request-1' }],
  ])('with %s', (_, changes) => expectPermissionDenied(create(newRequest({ ...changes }))));

  it.each(Object.keys(newRequest()))('without %s', (field) =>
    expectPermissionDenied(create(without(newRequest(), field))),
  );
});
