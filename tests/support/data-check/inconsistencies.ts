import {
  ABOUT,
  ADDRESS,
  addressOf,
  CHANGE,
  EARLIER_QUOTE,
  NOTE,
  OPEN_QUOTE,
  CLIENT,
  LISTING,
  PAGE,
  PLAN,
  PROVIDER,
  GROUP,
  REQUEST,
  BADGE,
  REVIEW,
  SHOWN,
  SHOWN_PATH,
  CONSISTENT,
  TALK,
  TOLD,
  UNSAVED,
} from './consistent-data.ts';

/** Fields to merge into documents, by path; null deletes one. */
export type Changes = Record<string, Record<string, unknown> | null>;

/** Changes to consistent data, and all findings that they cause. */
export type Inconsistencies = Record<string, [changes: Changes, findings: string[]]>;

/** Returns the time a number of hours ago, or in the future for a negative number. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const [JUST, SOON] = [hoursAgo(1), hoursAgo(-1)];
const STALE = 'does not match the documents that it copies';
export const UNLIKE = `${LISTING}: ${STALE}`;
const UNLISTED = `${PAGE}: published: the page is public but missing from search`;
const GUESTS = `${ABOUT}/guests`;
const DIRECT = `direct_messages/${PROVIDER}-${CLIENT}`;
const STAYS = { reason: 'deleted', closed_at: JUST, expires_at: null };
/** Inconsistent profiles, memberships, pictures and threads. */
export const INCONSISTENCIES: Inconsistencies = {
  'a document that does not match its schema': [
    { [`client_profiles/${CLIENT}`]: { phone: 12 } },
    [`client_profiles/${CLIENT}: phone: Invalid input: expected string, received number`],
  ],
  'an unknown field': [{ [PLAN]: { colour: 'red' } }, [`${PLAN}: colour: not in the schema`]],
  'an unknown collection': [{ 'leftovers/1': { a: 1 } }, ['leftovers: unknown collection']],
  'a missing handle': [
    { [`handles/${PROVIDER}`]: null },
    [`${PAGE}: handle: not registered to this profile`],
  ],
  'an unused handle': [
    { 'handles/spare': { owner: PROVIDER } },
    ['handles/spare: owner: has another handle or no profile'],
  ],
  'an application for a badge that is decided by halves': [
    { [BADGE]: { state: 'refused' } },
    [
      `${BADGE}: decided_at: must be set after a decision, and only then`,
      `${BADGE}: reason: must be set after a refusal or removal, and only then`,
      `${BADGE}: evidence_until: must be set while a decided application has a file, and only then`,
    ],
  ],
  'a review that the stars do not count': [
    { [REVIEW]: { hired: true } },
    [`${PAGE}: facts.stars: does not match the reviews`],
  ],
  'an old copy': [{ [ABOUT]: { review: null } }, [`${REVIEW}: a request has no current copy`]],
  'a completed job that nobody completed': [
    { [PAGE]: { facts: { jobs_completed: 1 } } },
    [`${PAGE}: facts.jobs_completed: does not match the number of completed requests`, UNLIKE],
  ],
  'a review by the professional, about nothing, with half an answer': [
    { [REVIEW]: { client_uid: PROVIDER, request_ids: ['gone'], answer: 'Thanks!' } },
    [
      `${REVIEW}: client_uid: the client is also the professional`,
      `${REVIEW}: request_ids: one is missing or went to another professional`,
      `${REVIEW}: answer, answered_at: must be set together`,
    ],
  ],
  'a page without a subscription, and a contradictory membership': [
    { [PLAN]: { subscribed: false } },
    [
      `${PAGE}: published: the page is public without a subscription`,
      `${PLAN}: subscription_tier: must be set while subscribed, and only then`,
    ],
  ],
  'a page that waits for a renewal although it is subscribed': [
    { [PAGE]: { published: false, publish_on_renewal: true } },
    [`${PAGE}: publish_on_renewal: set, but the subscription is active`, UNLIKE],
  ],
  'a page whose account is closed': [
    { [`closed_accounts/${PROVIDER}`]: { ...STAYS, expires_at: SOON } },
    [`${PAGE}: published: the page is public, but the account is closed`],
  ],
  'a page without a listing in search': [{ [LISTING]: null }, [UNLISTED]],
  'an outdated, a duplicated and an orphaned listing': [
    {
      [LISTING]: { service: { '0071': true } },
      [LISTING.replace('/0', '/1')]: { ...CONSISTENT[LISTING] },
      'provider_search/nobody': { ...CONSISTENT[LISTING], provider_id: 'nobody' },
    },
    [UNLIKE, UNLIKE.replace('/0', '/1'), `provider_search/nobody: ${STALE}`],
  ],
  'a listing of another plan': [
    { [PLAN]: { subscription_tier: 'Starter' }, [PAGE]: { facts: { plan_tier: 'Starter' } } },
    [UNLISTED, UNLIKE],
  ],
  'two memberships with one Stripe customer, one without an account': [
    { 'subscribers/nobody': { ...CONSISTENT[PLAN] } },
    [
      'subscribers/nobody: belongs to an account that does not exist',
      'subscribers/nobody: stripe_customer_id: shared by several accounts',
      `${PLAN}: stripe_customer_id: shared by several accounts`,
    ],
  ],
  'a picture that is shown twice, and one that was not uploaded': [
    { [PAGE]: { work_photos: [addressOf(SHOWN_PATH), 'https://elsewhere.example/x.jpg'] } },
    [
      `${PAGE}: pictures: one was not uploaded by this professional`,
      `${PAGE}: pictures: one appears twice`,
      // The listing has the former first photo.
      UNLIKE,
    ],
  ],
  'a picture without an entry in the ledger': [
    { [SHOWN]: null },
    [`${PAGE}: pictures: one has no entry in the ledger`],
  ],
  'an unused picture that the sweep does not check': [
    { [UNSAVED]: { check_at: hoursAgo(-24 * 20) }, [SHOWN]: { check_at: hoursAgo(5) } },
    [
      `${SHOWN}: check_at: the sweep is overdue`,
      `${UNSAVED}: check_at: too late for a picture that no profile or review shows`,
    ],
  ],
  'outdated copies': [
    { [PAGE]: { display_name: 'Another Name' } },
    [
      `${TALK}: provider_name: out of date`,
      `${ABOUT}: provider_name: out of date`,
      `people_search/${PROVIDER}: ${STALE}`,
      UNLIKE,
    ],
  ],
  'a missing last message': [
    { [`${DIRECT}-002`]: null },
    [
      `${TALK}: last_message_id: the message does not exist`,
      `${TALK}: message_count: does not match the number of messages`,
    ],
  ],
  'a wrong preview with a wrong time': [
    { [ABOUT]: { last_message: 'No.', last_at: hoursAgo(0), waiting: 'provider' } },
    [
      `${ABOUT}: last_at: does not match the last event`,
      `${ABOUT}: last_message: does not match the message`,
      `${ABOUT}: waiting: does not match the last event`,
    ],
  ],
  'a message that is newer than its thread': [
    {
      'chat_messages/late': {
        ...{ request_id: REQUEST, sender_type: 'provider', sender_uid: PROVIDER },
        ...{ message: 'Later', created_at: new Date() },
      },
    },
    ['chat_messages/late: created_at: later than the last message of the thread'],
  ],
  'a message in the name of the other side': [
    {
      [`chat_messages/${REQUEST}-001`]: { sender_uid: PROVIDER },
      [`${DIRECT}-001`]: { sender_uid: PROVIDER },
    },
    [
      `chat_messages/${REQUEST}-001: sender_uid: does not match sender_type`,
      `${DIRECT}-001: sender_uid: does not match sender_type`,
    ],
  ],
  'a missing request': [
    { [ABOUT]: null, [GROUP]: null },
    [
      ...[1, 2].map(
        (n) => `chat_messages/${REQUEST}-00${n}: request_id: the request does not exist`,
      ),
      `${TOLD}: the thread it is about does not exist`,
      `mail/${REQUEST}_request_confirmation: the thread it is about does not exist`,
      'reports/report-1: thread_id: the thread does not exist',
      `${REVIEW}: request_ids: one is missing or went to another professional`,
      ...[`${GUESTS}/guest1`, CHANGE, EARLIER_QUOTE, NOTE, ADDRESS].map(
        (path) => `${path}: the request does not exist`,
      ),
    ],
  ],
  'a change to an unknown status, and one elsewhere': [
    { [CHANGE]: { status: 'paid' }, [`${TALK}/history/change-1`]: { ...CONSISTENT[CHANGE] } },
    [`${CHANGE}: status: unknown value`, `${TALK}/history/change-1: stored in the wrong place`],
  ],
  'a quote with another total, and one that is decided by nobody': [
    { [ABOUT]: { quote: { total_cents: 1 } }, [EARLIER_QUOTE]: { decided_by: null } },
    [
      `${ABOUT}: total_cents: does not match the sum of the lines`,
      `${EARLIER_QUOTE}: decided_at, decided_by: must be set after a decision, and only then`,
    ],
  ],
  'two open quotes, and an earlier one that is the newest': [
    { [EARLIER_QUOTE]: OPEN_QUOTE, [`${ABOUT}/quotes/quote-2`]: { ...CONSISTENT[EARLIER_QUOTE] } },
    [
      `${EARLIER_QUOTE}: state: open, but a newer quote replaced it`,
      `${ABOUT}/quotes/quote-2: the request has no newer quote`,
    ],
  ],
  'more unread messages than there are': [
    { [ABOUT]: { unread_client: 2 }, [TALK]: { unread_provider: 2 } },
    [
      `${TALK}: unread_provider: higher than the number of messages from the other side`,
      `${ABOUT}: unread_client: higher than the number of messages from the other side`,
    ],
  ],
  'a distance without a place': [
    { [ABOUT]: { distance: { meters: 0, is_inside: true } } },
    [`${ABOUT}: distance: set, but the request has no place`],
  ],
  'a request without a mail to its professional': [
    { [TOLD]: null },
    [`${ABOUT}: the professional got no mail about this request`],
  ],
  'a deleted address that is still in a mail': [
    { [ABOUT]: { client_email: null } },
    [`${TOLD}: data.client_email: does not match the request`],
  ],
  'a conversation under another id': [
    { 'conversations/elsewhere': CONSISTENT[TALK] ?? {} },
    ['conversations/elsewhere: the document id does not match the two people'],
  ],
  'expired grants, and grants that are never given': [
    {
      [`${GUESTS}/old`]: { expires_at: JUST, proof: 'link' },
      [`${GUESTS}/long`]: { expires_at: hoursAgo(-48), proof: 'link' },
      [`${GUESTS}/${PROVIDER}`]: { expires_at: SOON, proof: 'link' },
    },
    [
      `${GUESTS}/long: expires_at: later than a grant can last`,
      `${GUESTS}/old: expires_at: the sweep is overdue`,
      `${GUESTS}/${PROVIDER}: the guest is the professional`,
    ],
  ],
};
