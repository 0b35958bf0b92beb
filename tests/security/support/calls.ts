import type { CallableName } from '@doorstep/domain/callables';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { unique } from '../../support/server/sdk-people.ts';
import { QUOTE } from '../../support/server/quotes.ts';
import { productOf } from '../../support/server/stripe-api.ts';
import { saveEvidence } from '../../support/server/uploaded-pictures.ts';
import type { Access } from './access.ts';
import type { Actor } from './actor.ts';
import type { Role } from './people.ts';

const NO_AUTH = 'unauthenticated';
const DENIED = 'permission-denied';
export const PRECONDITION = 'failed-precondition';
export const NOT_FOUND = 'not-found';

/** The expected code for each role. Roles without an entry expect `sessions`. */
type Answers = { sessions: string } & Partial<Record<Role, string>>;
const forEveryAccount = (sessions: string, more: Partial<Answers> = {}): Answers => ({
  ...{ sessions, visitor: NO_AUTH, deleted: NO_AUTH, suspended: NO_AUTH },
  ...more,
});
const forVerifiedAccounts = (sessions: string, more: Partial<Answers> = {}): Answers =>
  forEveryAccount(sessions, { anonymous: NO_AUTH, guest: NO_AUTH, unverified: DENIED, ...more });
const FOR_ADMINS = forVerifiedAccounts(DENIED);

type Calls = Record<CallableName, [(actor: Actor) => unknown, Answers]>;

/**
 * Returns the input and the expected codes of each function, in order: the checkout creates
 * customers.
 */
export function callsOf(access: Access): Calls {
  const thread = () => ({ kind: 'request', id: access.people.requestId });
  return {
    'customer-portal': [() => ({}), forVerifiedAccounts(PRECONDITION)],
    'check-subscription': [() => ({}), forVerifiedAccounts('allowed')],
    'create-checkout': [
      () => ({ product_id: productOf('Starter') }),
      // The professionals have a stored subscription that does not exist at Stripe.
      forVerifiedAccounts('allowed', { provider: PRECONDITION, otherProvider: PRECONDITION }),
    ],
    'send-service-request': [
      () => ({ request_id: access.people.requestId }),
      forVerifiedAccounts(DENIED, { client: 'allowed' }),
    ],
    'send-account-mail': [
      () => ({ kind: 'reset', email: `${unique('no')}@doorstep.test`, redirect: null }),
      { sessions: 'allowed' },
    ],
    'check-account-link': [
      () => ({ kind: 'confirm', account: access.people.client.uid, token: '99999999999.x' }),
      { sessions: 'allowed' },
    ],
    'change-my-email': [
      () => ({ email: `${unique('no')}@doorstep.test`, password: null, redirect: null }),
      forEveryAccount('allowed', { anonymous: NO_AUTH, guest: NO_AUTH, unverified: PRECONDITION }),
    ],
    'open-request-chat': [
      () => ({ request_id: access.people.requestId, email: `${unique('no')}@doorstep.test` }),
      forEveryAccount(NOT_FOUND),
    ],
    'send-quote': [
      () => ({ request_id: access.people.requestId, ...QUOTE }),
      forVerifiedAccounts(NOT_FOUND, { provider: 'allowed' }),
    ],
    'decide-quote': [
      () => ({ request_id: access.people.requestId, quote_id: 'earlier', accept: true }),
      forEveryAccount(NOT_FOUND, { client: PRECONDITION, guest: DENIED }),
    ],
    'withdraw-quote': [
      () => ({ request_id: access.people.requestId, quote_id: 'earlier' }),
      forVerifiedAccounts(NOT_FOUND, { provider: PRECONDITION }),
    ],
    // The request is still pending, and nobody has asked.
    'ask-done': [
      () => ({ request_id: access.people.requestId }),
      forVerifiedAccounts(NOT_FOUND, { client: PRECONDITION }),
    ],
    'refuse-done': [
      () => ({ request_id: access.people.requestId }),
      forVerifiedAccounts(NOT_FOUND, { provider: PRECONDITION }),
    ],
    'photos-left': [() => ({}), forVerifiedAccounts('allowed')],
    'block-person': [
      () => ({ thread: thread(), blocked: false }),
      forVerifiedAccounts(NOT_FOUND, { client: 'allowed', provider: 'allowed' }),
    ],
    'report-person': [
      () => ({ thread: thread(), reason: 'other', text: 'A real report.' }),
      forEveryAccount(NOT_FOUND, { client: 'allowed', provider: 'allowed', guest: 'allowed' }),
    ],
    'my-review': [
      () => ({ request_id: access.people.requestId }),
      forVerifiedAccounts(NOT_FOUND, { client: 'allowed' }),
    ],
    // The request is still pending.
    'write-review': [
      () => ({ request_id: access.people.requestId, stars: 5, text: '', photos: ['x'] }),
      forVerifiedAccounts(NOT_FOUND, { client: PRECONDITION }),
    ],
    'my-views': [() => ({}), forVerifiedAccounts('allowed')],
    'own-reviews': [() => ({ after: null }), forVerifiedAccounts('allowed')],
    'answer-review': [() => ({ id: 'x', answer: 'Mine.' }), forVerifiedAccounts(NOT_FOUND)],
    'report-review': [
      () => ({ id: 'x', reason: 'other', text: '' }),
      forVerifiedAccounts(NOT_FOUND),
    ],
    'ask-for-badge': [
      async ({ uid }) => ({
        ...{ kind: 'license', number: '1', expires_on: '2099-01-01' },
        evidence: await saveEvidence(uid, Buffer.from('%PDF-1.7')),
      }),
      // It needs a page, but no plan.
      forVerifiedAccounts(PRECONDITION, {
        ...{ provider: 'allowed', otherProvider: 'allowed', lapsed: 'allowed' },
      }),
    ],
    // The professionals have the plan Pro, which does not include branches.
    'save-branches': [() => ({ branches: [] }), forVerifiedAccounts(DENIED)],
    // Sessions without a page have nothing to save hours of. A lapsed professional edits a draft.
    'save-hours': [
      () => {
        const { hours, time_zone } = minimalBranch();
        return { hours, time_zone };
      },
      forVerifiedAccounts(PRECONDITION, {
        ...{ provider: 'allowed', otherProvider: 'allowed', lapsed: 'allowed' },
      }),
    ],
    'save-prices': [
      () => ({ price_hints: [{ text: 'Drain cleaning', cents: 8_900 }] }),
      forVerifiedAccounts(PRECONDITION, {
        ...{ provider: 'allowed', otherProvider: 'allowed', lapsed: 'allowed' },
      }),
    ],
    'contact-support': [
      () => ({ subject: 'Hello', text: 'A question.', photos: [] }),
      forVerifiedAccounts('allowed'),
    ],
    'reply-to-support': [() => ({ id: 'S-222222', text: 'Mine.' }), forVerifiedAccounts(NOT_FOUND)],
    'admin-support-requests': [() => ({ state: 'open', after: null }), FOR_ADMINS],
    'admin-support-request': [() => ({ id: 'S-222222' }), FOR_ADMINS],
    'admin-answer-support': [() => ({ id: 'S-222222', seen: 1, text: 'Mine.' }), FOR_ADMINS],
    'admin-set-support-state': [() => ({ id: 'S-222222', seen: 1, state: 'closed' }), FOR_ADMINS],
    // Pages have the account's own email, which needs no link.
    'send-page-email-link': [() => ({}), forVerifiedAccounts('allowed')],
    'confirm-page-email': [
      () => ({ account: access.people.provider.uid, token: '9999999999.wrong' }),
      { sessions: NOT_FOUND },
    ],
    'invite-member': [
      () => ({ name: 'Sam', email: `${unique('member')}@doorstep.test` }),
      forVerifiedAccounts(DENIED),
    ],
    'withdraw-invitation': [() => ({ invitation_id: 'nothing' }), forVerifiedAccounts('allowed')],
    'read-invitation': [
      () => ({ invitation_id: 'nothing', token: 'wrong' }),
      { sessions: NOT_FOUND },
    ],
    'accept-invitation': [
      () => ({ invitation_id: 'nothing', token: 'wrong' }),
      forVerifiedAccounts(NOT_FOUND),
    ],
    'remove-member': [() => ({ member_uid: 'nobody' }), forVerifiedAccounts('allowed')],
    'save-providers': [
      () => ({ provider_ids: [access.people.provider.uid], saved: true }),
      forVerifiedAccounts('allowed'),
    ],
    'save-replies': [
      () => ({ before: [], replies: ['On our way.'] }),
      forVerifiedAccounts(DENIED, { provider: 'allowed', otherProvider: 'allowed' }),
    ],
    'save-gallery': [
      () => ({ photos: {}, service_tags: {} }),
      forVerifiedAccounts(DENIED, { provider: 'allowed', otherProvider: 'allowed' }),
    ],
    'admin-badges': [() => ({ after: null }), FOR_ADMINS],
    'admin-badge-evidence': [() => ({ id: `${access.people.provider.uid}_license` }), FOR_ADMINS],
    'admin-decide-badge': [
      () => ({
        id: `${access.people.provider.uid}_license`,
        asked_at: new Date().toISOString(),
        refuse: 'Mine.',
      }),
      FOR_ADMINS,
    ],
    'admin-reports': [() => ({ state: 'open', after: null }), FOR_ADMINS],
    'admin-report': [() => ({ id: 'x' }), FOR_ADMINS],
    'admin-decide-report': [() => ({ id: 'x', decision: 'dismiss', note: '' }), FOR_ADMINS],
    'admin-delete-photo': [() => ({ url: 'https://x.example', note: 'Mine.' }), FOR_ADMINS],
    'admin-lift-suspension': [() => ({ id: 'x', note: 'Mine.' }), FOR_ADMINS],
    'admin-audit-log': [() => ({ before: null }), FOR_ADMINS],
    'admin-health': [() => ({}), FOR_ADMINS],
    'admin-overview': [() => ({}), FOR_ADMINS],
    'admin-business': [() => ({}), FOR_ADMINS],
    'admin-people': [() => ({ text: 'a', after: null }), FOR_ADMINS],
    'admin-person': [() => ({ uid: access.people.provider.uid }), FOR_ADMINS],
    'admin-list-person-entries': [
      () => ({ uid: access.people.provider.uid, list: 'requests_received', after: null }),
      FOR_ADMINS,
    ],
    'admin-suspend-account': [
      () => ({ uid: access.people.otherProvider.uid, note: 'Mine.' }),
      FOR_ADMINS,
    ],
    'admin-restore-account': [
      () => ({ uid: access.people.suspended.uid, note: 'Mine.' }),
      FOR_ADMINS,
    ],
    'admin-send-confirmation': [() => ({ uid: access.people.unverified.uid }), FOR_ADMINS],
    'admin-reviews': [() => ({ list: 'all', after: null }), FOR_ADMINS],
    'admin-set-review-hidden': [() => ({ id: 'x', hidden: true, note: 'Mine.' }), FOR_ADMINS],
    'admin-granted-badges': [() => ({ kind: 'license', after: null }), FOR_ADMINS],
    'admin-take-back-badge': [
      () => ({
        uid: access.people.provider.uid,
        ...{ kind: 'license', expires_on: '2099-01-01', reason: 'Mine.' },
      }),
      FOR_ADMINS,
    ],
    'admin-dead-mails': [() => ({ after: null }), FOR_ADMINS],
    'admin-send-mail-again': [() => ({ id: `${access.people.requestId}_new_request` }), FOR_ADMINS],
    'admin-send-all-mails-again': [() => ({ after: null }), FOR_ADMINS],
    'export-my-data': [() => ({ section: 'account', after: null }), forVerifiedAccounts('allowed')],
    'delete-my-account': [
      () => ({ uid: access.people.provider.uid }),
      // A deleted account may call the deletion of its own data again.
      forVerifiedAccounts('allowed', { deleted: 'allowed', suspended: DENIED }),
    ],
  };
}
