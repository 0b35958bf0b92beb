import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import {
  ABOUT,
  ADDRESS,
  BRANCHES,
  CLIENT,
  CONSISTENT,
  GALLERY,
  GROUP,
  INVITATION,
  LISTING,
  MEMBERSHIP,
  NOTE,
  PAGE,
  PLAN,
  PROVIDER,
  REQUEST,
  SUPPORT,
  TALK,
  TOLD,
  SAVED,
} from './consistent-data.ts';
import { hoursAgo, type Inconsistencies } from './inconsistencies.ts';

const DELETED_CLIENT = {
  ...{ client_name: 'Deleted account', client_email: null, client_phone: null },
  ...{ closed: true, waiting: 'none' },
};

/** More members than any plan includes, with the one of the consistent data. */
const TOO_MANY = Array.from({ length: 10 }, (_, i) => `team_members/member-${i}`);

/** Inconsistent copies of the plan, and inconsistent data of features that plans sell. */
export const PLAN_INCONSISTENCIES: Inconsistencies = {
  'an incomplete amount due': [
    { [PLAN]: { amount_due: 100, status: 'past_due' } },
    [`${PLAN}: amount_due, currency, invoice_id: must be set together`],
  ],
  'a next charge and a grace period of a plan that has ended': [
    {
      [PLAN]: {
        ...{ subscribed: false, subscription_tier: null, status: 'canceled' },
        ...{ next_plan_amount: 3900, grace_ends_at: new Date() },
      },
      [PAGE]: { published: false, facts: { plan_tier: null } },
      [LISTING]: null,
    },
    [
      `${PLAN}: grace_ends_at: set, but nothing is past due`,
      `${PLAN}: next_charge_amount, next_plan_amount: set, but the plan does not renew or has no currency`,
    ],
  ],
  'a message with the name of a member that the client sent': [
    { [`chat_messages/${REQUEST}-001`]: { sender_name: 'Sam' } },
    [`chat_messages/${REQUEST}-001: sender_name: set, but the sender is not a team member`],
  ],
  'a plan that nobody pays for': [
    { [PAGE]: { facts: { plan_tier: 'Business' } } },
    [`${PAGE}: facts.plan_tier: does not match the subscription`],
  ],
  'a search document without the places of branches': [
    {
      [PLAN]: { subscription_tier: 'Business' },
      [PAGE]: { facts: { plan_tier: 'Business' } },
      [MEMBERSHIP]: { active: true },
    },
    [`${LISTING}: does not match the documents that it copies`],
  ],
  'branches without a page': [
    { 'branches/nobody': { branches: [] } },
    ['branches/nobody: the professional has no page'],
  ],
  'branches with the same id': [
    { [BRANCHES]: { branches: [minimalBranch(), minimalBranch({ name: 'Second office' })] } },
    [`${BRANCHES}: branches: Ids are unique.`],
  ],
  'a support request with a screenshot of somebody else, answered by its owner': [
    {
      [SUPPORT]: {
        owner_uid: CLIENT,
        state: 'answered',
        waiting_since: new Date(0),
      },
      'support_requests/request-1': { ...CONSISTENT[SUPPORT], owner_uid: 'lost', photos: [] },
    },
    [
      `${SUPPORT}: created_at, waiting_since, changed_at: out of order`,
      `${SUPPORT}: photos: one was not uploaded by this person`,
      `${SUPPORT}: state: answered, but the last message is from the person`,
      'support_requests/request-1: belongs to an account that does not exist',
      'support_requests/request-1: the document id is not a reference number',
    ],
  ],
  'a member with access that the plan does not include': [
    { [MEMBERSHIP]: { active: true } },
    [`${MEMBERSHIP}: active: does not match the owner's plan and account`],
  ],
  'a professional in a team without an owner': [
    { [`team_members/${PROVIDER}`]: { ...CONSISTENT[MEMBERSHIP], owner_uid: 'lost' } },
    [
      `team_members/${PROVIDER}: belongs to an account that does not exist`,
      `team_members/${PROVIDER}: the member has a page of their own`,
      `team_members/${PROVIDER}: the owner has no page`,
    ],
  ],
  'a team that is too large, of members without accounts': [
    Object.fromEntries(TOO_MANY.map((path) => [path, { ...CONSISTENT[MEMBERSHIP] }])),
    [
      ...TOO_MANY.map((path) => `${path}: the member has no account`),
      ...[MEMBERSHIP, ...TOO_MANY].map(
        (path) => `${path}: the team is larger than any plan allows`,
      ),
    ],
  ],
  'an invitation that has expired long ago, and one of nobody': [
    {
      [INVITATION]: { expires_at: hoursAgo(24 * 5) },
      'team_invitations/lost': { ...CONSISTENT[INVITATION], owner_uid: 'lost' },
    },
    [
      `${INVITATION}: expired, but its TTL policy has not deleted it`,
      'team_invitations/lost: belongs to an account that does not exist',
    ],
  ],
  'a confirmed email of a page without an account': [
    { 'page_emails/nobody': { email: 'a@doorstep.test', confirmed_at: new Date() } },
    ['page_emails/nobody: belongs to an account that does not exist'],
  ],
  'saved replies without an account, and more than ten': [
    {
      'saved_replies/nobody': { replies: [] },
      [`saved_replies/${PROVIDER}`]: {
        replies: Array.from({ length: 11 }, (_, i) => `Reply ${i}`),
      },
    },
    [
      'saved_replies/nobody: belongs to an account that does not exist',
      `saved_replies/${PROVIDER}: replies: Too big: expected array to have <=10 items`,
    ],
  ],
  'a saved professional without a page, and a person who has saved themselves': [
    {
      [SAVED]: { provider_ids: [PROVIDER, 'lost'] },
      [`saved_providers/${PROVIDER}`]: { provider_ids: [PROVIDER] },
      'saved_providers/nobody': { provider_ids: [] },
    },
    [
      `${SAVED}: provider_ids: one professional has no profile`,
      `saved_providers/${PROVIDER}: provider_ids: includes the owner`,
      'saved_providers/nobody: belongs to an account that does not exist',
    ],
  ],
  'a group of other requests, one without an account, and one of a single request': [
    {
      [GROUP]: { ...CONSISTENT[GROUP], provider_ids: ['gone1', PROVIDER] },
      'request_groups/request-2': { ...CONSISTENT[GROUP], client_uid: 'nobody' },
      'request_groups/short': { ...CONSISTENT[GROUP], request_ids: [REQUEST] },
    },
    [
      `${GROUP}: request_ids: one is missing or belongs to other people`,
      'request_groups/request-2: request_ids: the first does not match the document id',
      'request_groups/request-2: request_ids: one is missing or belongs to other people',
      'request_groups/request-2: belongs to an account that does not exist',
      'request_groups/short: request_ids: Too small: expected array to have >=2 items',
    ],
  ],
  'a phone number of a deleted client': [
    {
      ...{ [ABOUT]: { ...DELETED_CLIENT, client_phone: '1' }, [NOTE]: null, [ADDRESS]: null },
      [TOLD]: { data: { client_email: null } },
    },
    [`${ABOUT}: client_phone: set, but the client deleted their account`],
  ],
  'a note that a deletion has left, and one elsewhere': [
    {
      [ABOUT]: DELETED_CLIENT,
      [TOLD]: { data: { client_email: null } },
      [ADDRESS]: null,
      [`${TALK}/notes/note-1`]: { ...CONSISTENT[NOTE] },
    },
    [
      `${NOTE}: not removed with a deleted account`,
      `${TALK}/notes/note-1: stored in the wrong place`,
    ],
  ],
  'an address that a deletion has left and nobody has checked, and one elsewhere': [
    {
      [ABOUT]: DELETED_CLIENT,
      [TOLD]: { data: { client_email: null } },
      [NOTE]: null,
      [`${TALK}/private/address`]: { ...CONSISTENT[ADDRESS] },
      [ADDRESS]: { check_at: new Date(Date.now() - 4 * 60 * 60 * 1000) },
    },
    [
      `${TALK}/private/address: stored in the wrong place`,
      `${ADDRESS}: not removed with a deleted account`,
      `${ADDRESS}: check_at: the hourly job is overdue`,
    ],
  ],
  'a gallery that search does not know, and one without an account': [
    {
      [GALLERY]: { service_tags: { Lighting: ['Solar'] } },
      'galleries/nobody': { photos: {}, service_tags: {} },
    },
    [
      'galleries/nobody: belongs to an account that does not exist',
      `${LISTING}: does not match the documents that it copies`,
    ],
  ],
  'a question if a job is done that is over and overdue': [
    {
      [ABOUT]: {
        done: {
          ...{ asked_by: CLIENT, asked_at: hoursAgo(999), due_at: hoursAgo(4) },
          ...{ refused_at: hoursAgo(998), completed_at: null },
        },
      },
    },
    [
      `${ABOUT}: done.due_at: set, but the question is closed`,
      `${ABOUT}: done.due_at: the hourly job is overdue`,
    ],
  ],
};
