import type { CallableName } from '@doorstep/domain/callables';
import { productOf } from '../support/server/stripe.ts';
import { unique } from '../support/server/people.ts';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../support/expectations.ts';
import type { Who } from './support/cast.ts';
import { EVERYBODY, Stage } from './support/stage.ts';

const stage = new Stage();
const OUT = 'functions/unauthenticated';
const NOT_YOU = 'functions/permission-denied';
const CHARGED = 'functions/failed-precondition';
const NOTHING_THERE = 'functions/not-found';

/** What each of them is told; a session, where nobody is named. */
interface Answers extends Partial<Record<Who, string>> {
  sessions: string;
}

const SESSION_ONLY: Partial<Record<Who, string>> = {
  visitor: OUT,
  anonymous: OUT,
  guest: OUT,
  unconfirmed: NOT_YOU,
  deleted: OUT,
};
const ANYBODY = { visitor: OUT, deleted: OUT };
const PRODUCT = { product_id: productOf('Starter') };

const TOLD: Record<CallableName, { input: () => unknown; answers: Answers }> = {
  // Before the checkout, which makes a customer.
  'customer-portal': {
    input: () => ({}),
    answers: { ...SESSION_ONLY, sessions: 'functions/failed-precondition' },
  },
  'check-subscription': {
    input: () => ({}),
    answers: { ...SESSION_ONLY, sessions: 'allowed' },
  },
  'create-checkout': {
    input: () => PRODUCT,
    // The professionals are charged already, by a membership that Stripe does not know.
    answers: { ...SESSION_ONLY, sessions: 'allowed', provider: CHARGED, otherProvider: CHARGED },
  },
  'send-service-request': {
    input: () => ({ request_id: stage.cast.requestId }),
    answers: { ...SESSION_ONLY, sessions: NOT_YOU, client: 'allowed' },
  },
  'open-request-chat': {
    input: () => ({ request_id: stage.cast.requestId, email: `${unique('no')}@doorstep.test` }),
    answers: { ...ANYBODY, sessions: NOTHING_THERE },
  },
  'block-person': {
    input: () => ({ thread: { kind: 'request', id: stage.cast.requestId }, blocked: false }),
    answers: {
      ...SESSION_ONLY,
      sessions: NOTHING_THERE,
      client: 'allowed',
      provider: 'allowed',
    },
  },
  'report-person': {
    input: () => ({
      thread: { kind: 'request', id: stage.cast.requestId },
      reason: 'other',
      text: 'A report that is meant.',
    }),
    answers: {
      ...ANYBODY,
      sessions: NOTHING_THERE,
      client: 'allowed',
      provider: 'allowed',
      guest: 'allowed',
    },
  },
  'admin-reports': {
    input: () => ({ state: 'open', after: null }),
    answers: { ...SESSION_ONLY, sessions: NOT_YOU },
  },
  'admin-report': { input: () => ({ id: 'x' }), answers: { ...SESSION_ONLY, sessions: NOT_YOU } },
  'admin-decide-report': {
    input: () => ({ id: 'x', decision: 'dismiss', note: '' }),
    answers: { ...SESSION_ONLY, sessions: NOT_YOU },
  },
  'admin-lift-suspension': {
    input: () => ({ id: 'x', note: 'Mine.' }),
    answers: { ...SESSION_ONLY, sessions: NOT_YOU },
  },
  'admin-audit-log': {
    input: () => ({ before: null }),
    answers: { ...SESSION_ONLY, sessions: NOT_YOU },
  },
  'admin-overview': { input: () => ({}), answers: { ...SESSION_ONLY, sessions: NOT_YOU } },
  'admin-dead-mails': {
    input: () => ({ after: null }),
    answers: { ...SESSION_ONLY, sessions: NOT_YOU },
  },
  'admin-send-mail-again': {
    input: () => ({ id: `${stage.cast.requestId}_new_request` }),
    answers: { ...SESSION_ONLY, sessions: NOT_YOU },
  },
  'admin-send-all-mails-again': {
    input: () => ({ after: null }),
    answers: { ...SESSION_ONLY, sessions: NOT_YOU },
  },
  'export-my-data': {
    input: () => ({ section: 'account', after: null }),
    answers: { ...SESSION_ONLY, sessions: 'allowed' },
  },
  // The last one: nobody of them has an account afterwards. Whoever has lost his may ask, of his own data.
  'delete-my-account': {
    input: () => ({ uid: stage.cast.provider.uid }),
    answers: { ...SESSION_ONLY, sessions: 'allowed', deleted: 'allowed' },
  },
};

describe.each(Object.entries(TOLD))('%s', (name, { input, answers }) => {
  it.each(EVERYBODY)('tells %s what it must', async (who) => {
    const told = await codeOf(stage.cast[who].callRaw(name, input()));
    expect(told).toBe(answers[who] ?? answers.sessions);
  });
});
