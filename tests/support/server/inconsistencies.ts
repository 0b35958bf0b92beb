import {
  ABOUT,
  addressOf,
  CLIENT,
  LISTING,
  PAGE,
  PLAN,
  PROVIDER,
  REQUEST,
  SHOWN,
  SHOWN_PATH,
  SOUND,
  TALK,
  TOLD,
  UNSAVED,
} from './consistent-data.ts';

/** Fields to merge into documents, by path; null deletes one. */
export type Changes = Record<string, Record<string, unknown> | null>;

/** What is done to a sound database, and all findings then, each with its document's path. */
export type Damages = Record<string, [changes: Changes, findings: string[]]>;

/** Returns the time so many hours ago; a negative number is a later time. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const [JUST, SOON] = [hoursAgo(1), hoursAgo(-1)];
const UNLIKE = `${LISTING}: is not what profile and plan say`;
const UNLISTED = `${PAGE}: published: search does not hold it`;
const GUESTS = `${ABOUT}/guests`;
const DIRECT = `direct_messages/${PROVIDER}-${CLIENT}`;
const STAYS = { reason: 'deleted', closed_at: JUST, expires_at: null };
const DELETED_CLIENT = {
  ...{ client_name: 'Deleted account', client_email: null, client_phone: '+1 555 0100' },
  closed: true,
};
/** Damages to profiles, memberships, pictures and threads. */
export const DAMAGES: Damages = {
  'a document that does not fit its schema': [
    { [`client_profiles/${CLIENT}`]: { phone: 12 } },
    [`client_profiles/${CLIENT}: phone: Invalid input: expected string, received number`],
  ],
  'an unknown field': [{ [PLAN]: { colour: 'red' } }, [`${PLAN}: colour: is no field of it`]],
  'an unknown collection': [
    { 'leftovers/1': { a: 1 } },
    ['leftovers: is no collection that is known'],
  ],
  'a handle that was lost': [
    { [`handles/${PROVIDER}`]: null },
    [`${PAGE}: handle: is not held by this profile`],
  ],
  'a handle that nobody uses': [
    { 'handles/spare': { owner: PROVIDER } },
    ['handles/spare: owner: has another handle, or no profile'],
  ],
  'a page without a subscription, and a state that is none': [
    { [PLAN]: { subscribed: false } },
    [
      `${PAGE}: published: without a subscription`,
      `${PLAN}: subscription_tier: only while subscribed`,
    ],
  ],
  'a page that waits for a renewal that has come': [
    { [PAGE]: { published: false, publish_on_renewal: true } },
    [`${PAGE}: publish_on_renewal: though it is subscribed`, UNLIKE],
  ],
  'a page whose account is closed': [
    { [`closed_accounts/${PROVIDER}`]: { ...STAYS, expires_at: SOON } },
    [`${PAGE}: published: though its account is closed`],
  ],
  'a page that search does not hold': [{ [LISTING]: null }, [UNLISTED]],
  'a page that search holds otherwise, and a second time, and one of nobody': [
    {
      [LISTING]: { service: { '0071': true } },
      [LISTING.replace('/0', '/1')]: { ...SOUND[LISTING] },
      'provider_search/nobody': { ...SOUND[LISTING], provider_id: 'nobody' },
    },
    [
      UNLIKE,
      UNLIKE.replace('/0', '/1'),
      'provider_search/nobody: is not what profile and plan say',
    ],
  ],
  'a plan that search has not heard of': [
    { [PLAN]: { subscription_tier: 'Starter' } },
    [UNLISTED, UNLIKE],
  ],
  'money that is half owed': [
    { [PLAN]: { amount_due: 100, status: 'past_due' } },
    [`${PLAN}: amount_due, currency, invoice_id: go together`],
  ],
  'two with one Stripe customer, one of them without an account': [
    { 'subscribers/nobody': { ...SOUND[PLAN] } },
    [
      'subscribers/nobody: belongs to an account that does not exist',
      'subscribers/nobody: stripe_customer_id: is that of another one too',
      `${PLAN}: stripe_customer_id: is that of another one too`,
    ],
  ],
  'a picture that is shown twice, and one that is nobody’s upload': [
    { [PAGE]: { work_photos: [addressOf(SHOWN_PATH), 'https://elsewhere.example/x.jpg'] } },
    [
      `${PAGE}: pictures: one is not an upload of its owner`,
      `${PAGE}: pictures: one is shown twice`,
    ],
  ],
  'a picture that is not in the ledger': [
    { [SHOWN]: null },
    [`${PAGE}: pictures: one is not in the ledger`],
  ],
  'a picture that no profile shows and no sweep looks at': [
    { [UNSAVED]: { check_at: hoursAgo(-24 * 20) }, [SHOWN]: { check_at: hoursAgo(5) } },
    [
      `${SHOWN}: check_at: the sweep has left it`,
      `${UNSAVED}: no profile shows it, and the sweep will not look for long`,
    ],
  ],

  'copies that are out of date': [
    { [PAGE]: { display_name: 'Another Name' } },
    [`${TALK}: provider_name: is out of date`, `${ABOUT}: provider_name: is out of date`, UNLIKE],
  ],
  'a last message that is lost': [
    { [`${DIRECT}-002`]: null },
    [
      `${TALK}: last_message_id: there is no such message`,
      `${TALK}: message_count: there are more or fewer messages`,
    ],
  ],
  'a preview that was never said, and another time': [
    { [ABOUT]: { last_message: 'No.', last_message_at: hoursAgo(0) } },
    [`${ABOUT}: last message: has another time`, `${ABOUT}: last_message: is not what it says`],
  ],
  'a message that its thread does not know of': [
    {
      'chat_messages/late': {
        ...{ request_id: REQUEST, sender_type: 'provider', sender_uid: PROVIDER },
        ...{ message: 'Later', created_at: new Date() },
      },
    },
    ['chat_messages/late: created_at: is newer than the last message that its thread names'],
  ],
  'a message in the name of the other side': [
    {
      [`chat_messages/${REQUEST}-001`]: { sender_uid: PROVIDER },
      [`${DIRECT}-001`]: { sender_uid: PROVIDER },
    },
    [
      `chat_messages/${REQUEST}-001: sender_uid: is not of that side`,
      `${DIRECT}-001: sender_uid: is not of that side`,
    ],
  ],
  'a request that is lost': [
    { [ABOUT]: null },
    [
      `chat_messages/${REQUEST}-001: request_id: there is no such request`,
      `chat_messages/${REQUEST}-002: request_id: there is no such request`,
      `${TOLD}: is about a thread that does not exist`,
      `mail/${REQUEST}_request_confirmation: is about a thread that does not exist`,
      'reports/report-1: thread_id: there is no such thread',
      `${GUESTS}/guest1: its request does not exist`,
    ],
  ],
  'more unread messages than there are': [
    { [ABOUT]: { unread_client: 2 }, [TALK]: { unread_provider: 2 } },
    [
      `${TALK}: unread_provider: more than the other side has written`,
      `${ABOUT}: unread_client: more than the other side has written`,
    ],
  ],
  'a request that nobody was mailed about': [
    { [TOLD]: null },
    [`${ABOUT}: its professional was never mailed about it`],
  ],
  'an address that a request has forgotten and its mail has not': [
    { [ABOUT]: { client_email: null } },
    [`${TOLD}: data.client_email: is not that of its request`],
  ],
  'a number that a deleted client has left': [
    { [ABOUT]: DELETED_CLIENT, [TOLD]: { data: { client_email: null } } },
    [`${ABOUT}: client_phone: a deleted client has none`],
  ],
  'a conversation under another id': [
    { 'conversations/elsewhere': SOUND[TALK] ?? {} },
    ['conversations/elsewhere: its id is not made of its sides'],
  ],
  'grants that the sweep has left, or that nobody gives': [
    {
      [`${GUESTS}/old`]: { expires_at: JUST },
      [`${GUESTS}/long`]: { expires_at: hoursAgo(-48) },
      [`${GUESTS}/${PROVIDER}`]: { expires_at: SOON },
    },
    [
      `${GUESTS}/long: expires_at: later than is ever granted`,
      `${GUESTS}/old: expires_at: the sweep has left it`,
      `${GUESTS}/${PROVIDER}: is for the professional`,
    ],
  ],
};
