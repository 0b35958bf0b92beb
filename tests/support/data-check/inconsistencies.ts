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
export const UNLIKE = `${LISTING}: differs from its sources`;
const UNLISTED = `${PAGE}: published: is missing in search`;
const GUESTS = `${ABOUT}/guests`;
const DIRECT = `direct_messages/${PROVIDER}-${CLIENT}`;
const STAYS = { reason: 'deleted', closed_at: JUST, expires_at: null };
/** Inconsistent profiles, memberships, pictures and threads. */
export const INCONSISTENCIES: Inconsistencies = {
  'a document that does not match its schema': [
    { [`client_profiles/${CLIENT}`]: { phone: 12 } },
    [`client_profiles/${CLIENT}: phone: Invalid input: expected string, received number`],
  ],
  'an unknown field': [{ [PLAN]: { colour: 'red' } }, [`${PLAN}: colour: is not in the schema`]],
  'an unknown collection': [{ 'leftovers/1': { a: 1 } }, ['leftovers: is an unknown collection']],
  'a missing handle': [
    { [`handles/${PROVIDER}`]: null },
    [`${PAGE}: handle: is not claimed by this profile`],
  ],
  'an unused handle': [
    { 'handles/spare': { owner: PROVIDER } },
    ['handles/spare: owner: has another handle, or no profile'],
  ],
  'an application for a badge that is decided by halves': [
    { [BADGE]: { state: 'refused' } },
    [
      `${BADGE}: decided_at: only after a decision`,
      `${BADGE}: reason: only of a refusal`,
      `${BADGE}: evidence_until: only while decided evidence is stored`,
    ],
  ],
  'a review that the stars do not count': [
    { [REVIEW]: { hired: true } },
    [`${PAGE}: facts.stars: differs from the reviews`],
  ],
  'an uncopied review': [{ [ABOUT]: { review: null } }, [`${REVIEW}: is not copied`]],
  'a completed job that nobody completed': [
    { [PAGE]: { facts: { jobs_completed: 1 } } },
    [`${PAGE}: facts.jobs_completed: differs from the completed requests`, UNLIKE],
  ],
  'a review by the professional, about nothing, with half an answer': [
    { [REVIEW]: { client_uid: PROVIDER, request_ids: ['gone'], answer: 'Thanks!' } },
    [
      `${REVIEW}: client_uid: is the professional`,
      `${REVIEW}: request_ids: one is not a request to this professional`,
      `${REVIEW}: answered_at: without an answer`,
    ],
  ],
  'a page without a subscription, and a contradictory membership': [
    { [PLAN]: { subscribed: false } },
    [
      `${PAGE}: published: without a subscription`,
      `${PLAN}: subscription_tier: only while subscribed`,
    ],
  ],
  'a page that waits for a renewal although it is subscribed': [
    { [PAGE]: { published: false, publish_on_renewal: true } },
    [`${PAGE}: publish_on_renewal: although it is subscribed`, UNLIKE],
  ],
  'a page whose account is closed': [
    { [`closed_accounts/${PROVIDER}`]: { ...STAYS, expires_at: SOON } },
    [`${PAGE}: published: although its account is closed`],
  ],
  'a page without a listing in search': [{ [LISTING]: null }, [UNLISTED]],
  'an outdated, a duplicated and an orphaned listing': [
    {
      [LISTING]: { service: { '0071': true } },
      [LISTING.replace('/0', '/1')]: { ...CONSISTENT[LISTING] },
      'provider_search/nobody': { ...CONSISTENT[LISTING], provider_id: 'nobody' },
    },
    [UNLIKE, UNLIKE.replace('/0', '/1'), 'provider_search/nobody: differs from its sources'],
  ],
  'a listing of another plan': [
    { [PLAN]: { subscription_tier: 'Starter' }, [PAGE]: { facts: { plan_tier: 'Starter' } } },
    [UNLISTED, UNLIKE],
  ],
  'two memberships with one Stripe customer, one without an account': [
    { 'subscribers/nobody': { ...CONSISTENT[PLAN] } },
    [
      'subscribers/nobody: belongs to an account that does not exist',
      'subscribers/nobody: stripe_customer_id: is not unique',
      `${PLAN}: stripe_customer_id: is not unique`,
    ],
  ],
  'a picture that is shown twice, and one that was not uploaded': [
    { [PAGE]: { work_photos: [addressOf(SHOWN_PATH), 'https://elsewhere.example/x.jpg'] } },
    [
      `${PAGE}: pictures: one was not uploaded by its owner`,
      `${PAGE}: pictures: one is shown twice`,
      // The listing has the former first photo.
      UNLIKE,
    ],
  ],
  'a picture without an entry in the ledger': [
    { [SHOWN]: null },
    [`${PAGE}: pictures: one is not in the ledger`],
  ],
  'an unused picture that the sweep does not check': [
    { [UNSAVED]: { check_at: hoursAgo(-24 * 20) }, [SHOWN]: { check_at: hoursAgo(5) } },
    [
      `${SHOWN}: check_at: overdue for the sweep`,
      `${UNSAVED}: no profile or review shows it, and the next check is too late`,
    ],
  ],
  'outdated copies': [
    { [PAGE]: { display_name: 'Another Name' } },
    [
      `${TALK}: provider_name: is out of date`,
      `${ABOUT}: provider_name: is out of date`,
      `people_search/${PROVIDER}: differs from its sources`,
      UNLIKE,
    ],
  ],
  'a missing last message': [
    { [`${DIRECT}-002`]: null },
    [
      `${TALK}: last_message_id: the message does not exist`,
      `${TALK}: message_count: differs from the number of messages`,
    ],
  ],
  'a wrong preview with a wrong time': [
    { [ABOUT]: { last_message: 'No.', last_at: hoursAgo(0), waiting: 'provider' } },
    [
      `${ABOUT}: last_at: is not the time of the last event`,
      `${ABOUT}: last_message: differs from the message`,
      `${ABOUT}: waiting: does not follow from the last event`,
    ],
  ],
  'a message that is newer than its thread': [
    {
      'chat_messages/late': {
        ...{ request_id: REQUEST, sender_type: 'provider', sender_uid: PROVIDER },
        ...{ message: 'Later', created_at: new Date() },
      },
    },
    ['chat_messages/late: created_at: is newer than the last message of its thread'],
  ],
  'a message in the name of the other side': [
    {
      [`chat_messages/${REQUEST}-001`]: { sender_uid: PROVIDER },
      [`${DIRECT}-001`]: { sender_uid: PROVIDER },
    },
    [
      `chat_messages/${REQUEST}-001: sender_uid: does not belong to that side`,
      `${DIRECT}-001: sender_uid: does not belong to that side`,
    ],
  ],
  'a missing request': [
    { [ABOUT]: null, [GROUP]: null },
    [
      ...[1, 2].map(
        (n) => `chat_messages/${REQUEST}-00${n}: request_id: the request does not exist`,
      ),
      `${TOLD}: is about a thread that does not exist`,
      `mail/${REQUEST}_request_confirmation: is about a thread that does not exist`,
      'reports/report-1: thread_id: the thread does not exist',
      `${REVIEW}: request_ids: one is not a request to this professional`,
      ...[`${GUESTS}/guest1`, CHANGE, EARLIER_QUOTE, NOTE, ADDRESS].map(
        (path) => `${path}: its request does not exist`,
      ),
    ],
  ],
  'a change to an unknown status, and one elsewhere': [
    { [CHANGE]: { status: 'paid' }, [`${TALK}/history/change-1`]: { ...CONSISTENT[CHANGE] } },
    [`${CHANGE}: status: is unknown`, `${TALK}/history/change-1: is in the wrong place`],
  ],
  'a quote with another total, and one that is decided by nobody': [
    { [ABOUT]: { quote: { total_cents: 1 } }, [EARLIER_QUOTE]: { decided_by: null } },
    [
      `${ABOUT}: total_cents: is not the sum of the lines`,
      `${EARLIER_QUOTE}: decided_…: only after a decision`,
    ],
  ],
  'two open quotes, and an earlier one that is the newest': [
    { [EARLIER_QUOTE]: OPEN_QUOTE, [`${ABOUT}/quotes/quote-2`]: { ...CONSISTENT[EARLIER_QUOTE] } },
    [
      `${EARLIER_QUOTE}: state: open, although it is not the newest`,
      `${ABOUT}/quotes/quote-2: is not earlier than the newest quote`,
    ],
  ],
  'more unread messages than there are': [
    { [ABOUT]: { unread_client: 2 }, [TALK]: { unread_provider: 2 } },
    [
      `${TALK}: unread_provider: more than the other side has written`,
      `${ABOUT}: unread_client: more than the other side has written`,
    ],
  ],
  'a distance without a place': [
    { [ABOUT]: { distance: { meters: 0, is_inside: true } } },
    [`${ABOUT}: distance: without a place`],
  ],
  'a request without a mail to its professional': [
    { [TOLD]: null },
    [`${ABOUT}: no mail to its professional exists`],
  ],
  'a deleted address that is still in a mail': [
    { [ABOUT]: { client_email: null } },
    [`${TOLD}: data.client_email: differs from its request`],
  ],
  'a conversation under another id': [
    { 'conversations/elsewhere': CONSISTENT[TALK] ?? {} },
    ['conversations/elsewhere: its id does not match its sides'],
  ],
  'expired grants, and grants that are never given': [
    {
      [`${GUESTS}/old`]: { expires_at: JUST },
      [`${GUESTS}/long`]: { expires_at: hoursAgo(-48) },
      [`${GUESTS}/${PROVIDER}`]: { expires_at: SOON },
    },
    [
      `${GUESTS}/long: expires_at: too late for a grant`,
      `${GUESTS}/old: expires_at: overdue for the sweep`,
      `${GUESTS}/${PROVIDER}: belongs to the professional`,
    ],
  ],
};
