import { providerProfile, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { Timestamp } from 'firebase/firestore';
import { newRequest, publishedProvider, without, type Fields } from '../../support/documents.ts';
import { sendRequest } from '../../support/write-batches.ts';
import {
  allowed,
  denied,
  each,
  eachMissing,
  eachOf,
  notOneLine,
} from '../../support/rules/cases.ts';
import { RulesProject, session, strangersTo, type Requester } from '../../support/rules/project.ts';

const project = new RulesProject('requests-sending', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('provider-2'),
  'provider_profiles/hidden': stored(providerProfile({ user_id: 'hidden', published: false })),
  'service_requests/request-1': stored(serviceRequest()),
}));
const provider = session('provider-1');
const client = session('client-1');

const create = (fields: Fields, requester: Requester = client, id?: string) =>
  sendRequest(project.as(requester), { fields, ...(id && { id }) });
const changed = (changes: Fields) => create(newRequest(changes));

allowed('a request', {
  'of a client': () => create(newRequest()),
  'of a professional to another one': () =>
    create(newRequest({ client_uid: 'provider-2' }), session('provider-2')),
  ...each<Fields>(
    {
      'without a phone number': { client_phone: null },
      'with another address than the account has': { client_email: 'work@company.test' },
      'that says that its address is confirmed': {
        client_email: 'client-1@doorstep.test',
        client_email_confirmed: true,
      },
      'with a name of 120 characters': { client_name: 'n'.repeat(120) },
      'with a description of 4,000 characters': { service_description: 'd'.repeat(4000) },
      'for a branch': { branch_name: 'b'.repeat(80) },
      'with a place of 100 characters': { place: 'p'.repeat(100) },
      'of low urgency, by phone': { urgency: 'low', preferred_contact: 'phone' },
      'of high urgency, by email': { urgency: 'high', preferred_contact: 'email' },
    },
    changed,
  ),
});

denied('a request', {
  ...each(strangersTo('client-1'), (who) => create(newRequest(), who)),
  'of a professional to themself': () => create(newRequest({ client_uid: 'provider-1' }), provider),
  'to a draft': () => changed({ provider_id: 'hidden', provider_handle: 'hidden' }),
  'to nobody': () => changed({ provider_id: 'nobody' }),
  ...eachOf(['a b', 'ö', 'x'.repeat(129), 'request-1', 'request-1/guests/client-1'], (id) =>
    create(newRequest(), client, id),
  ),
  'with the id of a conversation': () => create(newRequest(), client, 'provider-1_client-1'),
  ...eachMissing(newRequest(), (field) => create(without(newRequest(), field))),
  ...each<Fields>(
    {
      "with another's name for the professional": { provider_name: 'Best Plumber' },
      "with another's handle": { provider_handle: 'provider-2' },
      "with another's picture": { provider_avatar_url: 'https://pictures.doorstep.test/x.png' },
      'with a review of its own': { review: { stars: 5, edit_until: null } },
      "with another's profile": { provider_id: 'provider-2' },
      "with another's uid as client": { client_uid: 'client-2' },
      'with no client': { client_uid: null },
      'with a blank name': { client_name: '  ' },
      'with a name of nothing to see': { client_name: '\u200b\u202e' },
      ...notOneLine<Fields>({
        'with a name': (client_name) => ({ client_name }),
        'with a phone': (client_phone) => ({ client_phone }),
        'with a branch': (branch_name) => ({ branch_name }),
        'with a place': (place) => ({ place }),
      }),
      'with no name': { client_name: null },
      'with a name of 121 characters': { client_name: 'n'.repeat(121) },
      'with a name that is a list': { client_name: ['Nora'] },
      'with an address in capitals': { client_email: 'Nora@doorstep.test' },
      'with an address with spaces around it': { client_email: ' nora@doorstep.test ' },
      'with an address that is none': { client_email: 'nora' },
      'that says that another address is confirmed': { client_email_confirmed: true },
      'that says that its own address is not confirmed': {
        client_email: 'client-1@doorstep.test',
        client_email_confirmed: false,
      },
      'that does not say whether its address is confirmed': { client_email_confirmed: null },
      'that says in words that its address is confirmed': { client_email_confirmed: 'true' },
      'with two addresses': { client_email: 'a@b.test,c@d.test' },
      'with an address with a further header': { client_email: 'a@b.test\r\nbcc: c@d.test' },
      'with an address that is a list': { client_email: ['a@doorstep.test'] },
      'with an address that is too long': { client_email: `${'a'.repeat(254)}@a.test` },
      'with no address': { client_email: null },
      'for a branch without a visible name': { branch_name: ' \u200b' },
      'for a branch with a name of 81 characters': { branch_name: 'b'.repeat(81) },
      'for a branch that is a list': { branch_name: ['Shop'] },
      'for no branch, but with the field': { branch_name: null },
      'with a place without a visible character': { place: ' \u200b' },
      'with a place of 101 characters': { place: 'p'.repeat(101) },
      'with a place that is a number': { place: 78704 },
      'with no place, but with the field': { place: null },
      'with a distance of its own': { distance: { meters: 0, is_inside: true } },
      'with no distance, but with the field': { distance: null },
      'with the street address in it': { street: '1 Main St' },
      'with a number as phone': { client_phone: 5035550177 },
      'with a phone of 41 characters': { client_phone: '5'.repeat(41) },
      'with a blank description': { service_description: '\n \n' },
      'with a description of nothing to see': { service_description: '\u2063\n\u00ad' },
      'with a number as description': { service_description: 7 },
      'with a list as description': { service_description: ['a'] },
      'with a map as description': { service_description: { a: 'b' } },
      'with no description': { service_description: null },
      'with a description of 4,001 characters': { service_description: 'd'.repeat(4001) },
      'with an unknown urgency': { urgency: 'yesterday' },
      'with no urgency': { urgency: null },
      'with an unknown way of contact': { preferred_contact: 'pigeon' },
      'with another status than pending': { status: 'completed' },
      'with no status': { status: null },
      "with the client's time": { created_at: Timestamp.now() },
      'of an earlier day': { created_at: Timestamp.fromMillis(0) },
      'with a time in words': { created_at: 'now' },
      'with a message already': { last_message: 'Hello' },
      'with the id of a message already': { last_message_id: 'message-1' },
      'with the time of a message already': { last_at: Timestamp.now() },
      "with the client's turn": { waiting: 'client' },
      "with nobody's turn": { waiting: 'none' },
      'that counts as read': { unread_provider: 0 },
      'with unread messages for the professional': { unread_provider: 2 },
      'with unread messages for the client': { unread_client: 5 },
      'with less than no unread messages': { unread_provider: -1 },
      'with an unknown field': { price: 0 },
      'with a quote': { quote: { id: 'quote-1', state: 'accepted', total_cents: 1 } },
      'without a quote, but with its field': { quote: null },
      'with its id stored in it': { id: 'request-1' },
    },
    changed,
  ),
});
