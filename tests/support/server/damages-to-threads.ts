import { past, type Damages } from './damage.ts';
import { listingPath, mailPath, REQUEST, soundDocuments } from './sound-database.ts';

/** Of requests, conversations, and what belongs to them. */
export const THREAD_DAMAGES: Damages = [
  [
    'copies that are out of date',
    ({ provider, client }) => ({
      changes: { [`provider_profiles/${provider}`]: { display_name: 'Another Name' } },
      findings: [
        [`conversations/${provider}_${client}`, 'provider_name: is out of date'],
        [`service_requests/${REQUEST}`, 'provider_name: is out of date'],
        [listingPath({ provider, client }), 'is not what profile and plan say'],
      ],
    }),
  ],
  [
    'a last message that is lost',
    ({ provider, client }) => ({
      changes: { [`direct_messages/${provider}-${client}-002`]: null },
      findings: [
        [`conversations/${provider}_${client}`, 'last_message_id: there is no such message'],
        [`conversations/${provider}_${client}`, 'message_count: there are more or fewer messages'],
      ],
    }),
  ],
  [
    'a preview that was never said, and another time',
    () => ({
      changes: {
        [`service_requests/${REQUEST}`]: { last_message: 'No.', last_message_at: past(0) },
      },
      findings: [
        [`service_requests/${REQUEST}`, 'last message: has another time'],
        [`service_requests/${REQUEST}`, 'last_message: is not what it says'],
      ],
    }),
  ],
  [
    'a message that its thread does not know of',
    ({ provider }) => ({
      changes: {
        'chat_messages/late': {
          request_id: REQUEST,
          sender_type: 'provider',
          sender_uid: provider,
          message: 'Later',
          created_at: new Date(),
        },
      },
      findings: [
        ['chat_messages/late', 'created_at: is newer than the last message that its thread names'],
      ],
    }),
  ],
  [
    'a message in the name of the other side',
    ({ provider, client }) => ({
      changes: {
        [`chat_messages/${REQUEST}-001`]: { sender_uid: provider },
        [`direct_messages/${provider}-${client}-001`]: { sender_uid: provider },
      },
      findings: [
        [`chat_messages/${REQUEST}-001`, 'sender_uid: is not of that side'],
        [`direct_messages/${provider}-${client}-001`, 'sender_uid: is not of that side'],
      ],
    }),
  ],
  [
    'a request that is lost',
    () => ({
      changes: { [`service_requests/${REQUEST}`]: null },
      findings: [
        [`chat_messages/${REQUEST}-001`, 'request_id: there is no such request'],
        [`chat_messages/${REQUEST}-002`, 'request_id: there is no such request'],
        [mailPath, 'is about a thread that does not exist'],
        ['reports/report-1', 'thread_id: there is no such thread'],
        [`mail/${REQUEST}_request_confirmation`, 'is about a thread that does not exist'],
        [`service_requests/${REQUEST}/guests/guest1`, 'its request does not exist'],
      ],
    }),
  ],
  [
    'more unread messages than there are',
    ({ provider, client }) => ({
      changes: {
        [`service_requests/${REQUEST}`]: { unread_client: 2 },
        [`conversations/${provider}_${client}`]: { unread_provider: 2 },
      },
      findings: [
        [
          `conversations/${provider}_${client}`,
          'unread_provider: more than the other side has written',
        ],
        [`service_requests/${REQUEST}`, 'unread_client: more than the other side has written'],
      ],
    }),
  ],
  [
    'a request that nobody was mailed about',
    () => ({
      changes: { [mailPath]: null },
      findings: [[`service_requests/${REQUEST}`, 'its professional was never mailed about it']],
    }),
  ],
  [
    'an address that a request has forgotten and its mail has not',
    () => ({
      changes: { [`service_requests/${REQUEST}`]: { client_email: null } },
      findings: [[mailPath, 'data.client_email: is not that of its request']],
    }),
  ],
  [
    'a number that a deleted client has left',
    () => ({
      changes: {
        [`service_requests/${REQUEST}`]: {
          client_name: 'Deleted account',
          client_email: null,
          client_phone: '+1 555 0100',
          closed: true,
        },
        [mailPath]: { data: { client_email: null } },
      },
      findings: [[`service_requests/${REQUEST}`, 'client_phone: a deleted client has none']],
    }),
  ],
  [
    'a conversation under another id',
    ({ provider, client }) => ({
      changes: {
        'conversations/elsewhere':
          soundDocuments({ provider, client })[`conversations/${provider}_${client}`] ?? {},
      },
      findings: [['conversations/elsewhere', 'its id is not made of its sides']],
    }),
  ],
  [
    'grants that the sweep has left, or that nobody gives',
    ({ provider }) => ({
      changes: {
        [`service_requests/${REQUEST}/guests/old`]: { expires_at: past(1) },
        [`service_requests/${REQUEST}/guests/long`]: { expires_at: past(-48) },
        [`service_requests/${REQUEST}/guests/${provider}`]: { expires_at: past(-1) },
      },
      findings: [
        [`service_requests/${REQUEST}/guests/long`, 'expires_at: later than is ever granted'],
        [`service_requests/${REQUEST}/guests/old`, 'expires_at: the sweep has left it'],
        [`service_requests/${REQUEST}/guests/${provider}`, 'is for the professional'],
      ],
    }),
  ],
];
