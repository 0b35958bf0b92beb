import { PASSWORD, session, unique, unverified } from '../sdk-people.ts';
import { productOf } from '../stripe-api.ts';
import { saveInvitation, saveMember, teamOwner } from '../teams.ts';
import {
  CHECKS_ITS_LINK,
  CHECKS_ITSELF,
  DENIED,
  forEveryAccount,
  forVerifiedAccounts,
  NO_AUTH,
  NOT_FOUND,
  PRECONDITION,
  READS,
  type CallRows,
  type Effect,
} from './call-row.ts';
import { invitationsOf, mailsTo, supportOf, supportRequestsOf } from './call-setup.ts';

/** A call of `change-my-email` that replaces an account whose email is not confirmed. */
export const CORRECTION: Effect<'change-my-email'> = async () => {
  const email = `${unique('corrected')}@doorstep.test`;
  const input = { email, password: PASSWORD, type: null, redirect: null };
  return { by: await unverified(), input, changes: mailsTo(email), repeats: true };
};

/** The calls of accounts, billing, teams and support. */
export const ACCOUNT_CALLS = {
  'customer-portal': {
    input: () => ({}),
    answers: forVerifiedAccounts(PRECONDITION),
    effect: READS,
  },
  'check-subscription': {
    input: () => ({}),
    answers: forVerifiedAccounts('allowed'),
    effect: READS,
  },
  'create-checkout': {
    input: () => ({ product_id: productOf('Starter') }),
    // The professionals have a stored subscription that does not exist at Stripe.
    answers: forVerifiedAccounts('allowed', {
      provider: PRECONDITION,
      otherProvider: PRECONDITION,
    }),
    effect: async () => {
      const by = await session();
      return {
        by,
        input: { product_id: productOf('Starter') },
        changes: `subscribers/${by.uid}`,
        repeats: true,
      };
    },
  },
  'send-account-mail': {
    input: () => ({ kind: 'reset', email: `${unique('no')}@doorstep.test`, redirect: null }),
    answers: { sessions: 'allowed' },
    effect: READS,
  },
  'check-account-link': {
    input: (people) => ({ kind: 'confirm', account: people.client.uid, token: '99999999999.x' }),
    answers: { sessions: 'allowed' },
    effect: READS,
  },
  'change-my-email': {
    input: () => ({ email: `${unique('no')}@doorstep.test`, password: null, redirect: null }),
    answers: forEveryAccount('allowed', {
      anonymous: NO_AUTH,
      guest: NO_AUTH,
      unverified: PRECONDITION,
    }),
    effect: async () => {
      const email = `${unique('changed')}@doorstep.test`;
      const input = { email, password: null, type: null, redirect: null };
      return { by: await session(), input, changes: mailsTo(email), repeats: true };
    },
  },
  // Pages have the account's own email, which needs no link.
  'send-page-email-link': {
    input: () => ({}),
    answers: forVerifiedAccounts('allowed'),
    effect: CHECKS_ITSELF,
  },
  'confirm-page-email': {
    input: (people) => ({ account: people.provider.uid, token: '9999999999.wrong' }),
    answers: { sessions: NOT_FOUND },
    effect: CHECKS_ITS_LINK,
  },
  'invite-member': {
    input: () => ({ name: 'Sam', email: `${unique('member')}@doorstep.test` }),
    answers: forVerifiedAccounts(DENIED),
    effect: async () => {
      const email = `${unique('member')}@doorstep.test`;
      const by = await teamOwner();
      return { by, input: { name: 'Sam', email }, changes: invitationsOf(by), repeats: true };
    },
  },
  'withdraw-invitation': {
    input: () => ({ invitation_id: 'nothing' }),
    answers: forVerifiedAccounts('allowed'),
    effect: async () => {
      const by = await teamOwner();
      const { invitation_id } = await saveInvitation(by.uid, 'sam@doorstep.test');
      return { by, input: { invitation_id }, changes: `team_invitations/${invitation_id}` };
    },
  },
  'read-invitation': {
    input: () => ({ invitation_id: 'nothing', token: 'wrong' }),
    answers: { sessions: NOT_FOUND },
    effect: READS,
  },
  'accept-invitation': {
    input: () => ({ invitation_id: 'nothing', token: 'wrong' }),
    answers: forVerifiedAccounts(NOT_FOUND),
    effect: async () => {
      const [owner, by] = [await teamOwner(), await session()];
      const input = await saveInvitation(owner.uid, by.email);
      return { by, input, changes: `team_members/${by.uid}` };
    },
  },
  'remove-member': {
    input: () => ({ member_uid: 'nobody' }),
    answers: forVerifiedAccounts('allowed'),
    effect: async () => {
      const [owner, by] = [await teamOwner(), await session()];
      const path = await saveMember(owner.uid, by.uid);
      return { by, input: { member_uid: by.uid }, changes: path };
    },
  },
  'contact-support': {
    input: () => ({ subject: 'Hello', text: 'A question.', photos: [] }),
    answers: forVerifiedAccounts('allowed'),
    effect: async () => {
      const form = { subject: 'Help', text: 'It does not work.', photos: [] };
      const by = await session();
      return { by, input: form, changes: supportRequestsOf(by), repeats: true };
    },
  },
  'reply-to-support': {
    input: () => ({ id: 'S-222222', text: 'Mine.' }),
    answers: forVerifiedAccounts(NOT_FOUND),
    effect: async () => {
      const by = await session();
      const id = await supportOf(by);
      return {
        by,
        input: { id, text: 'And now?' },
        changes: `support_requests/${id}`,
        repeats: true,
      };
    },
  },
  'export-my-data': {
    input: () => ({ section: 'account', after: null }),
    answers: forVerifiedAccounts('allowed'),
    effect: READS,
  },
  'delete-my-account': {
    input: (people) => ({ uid: people.provider.uid }),
    // A deleted account may call the deletion of its own data again.
    answers: forVerifiedAccounts('allowed', { deleted: 'allowed', suspended: DENIED }),
    effect: CHECKS_ITSELF,
  },
} satisfies Partial<CallRows>;
