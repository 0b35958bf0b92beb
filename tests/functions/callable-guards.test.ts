import { CALLABLES, type CallableName } from '@doorstep/domain/callables';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  anonymous,
  refusalCode,
  refusalOf,
  session,
  signedOut,
  unverified,
  type Person,
} from '../support/server/people.ts';

const INPUTS: Record<CallableName, unknown> = {
  'create-checkout': { product_id: 'prod_doorstep_pro' },
  'check-subscription': {},
  'customer-portal': {},
  'send-service-request': { request_id: 'nobodys' },
  'open-request-chat': { request_id: 'nobodys', email: 'a@doorstep.test' },
  'block-person': { thread: { kind: 'request', id: 'nobodys' }, blocked: true },
  'export-my-data': { section: 'account', after: null },
  'delete-my-account': {},
  'report-person': {
    thread: { kind: 'request', id: 'nobodys' },
    reason: 'spam',
    text: '',
    also_block: false,
  },
  'admin-reports': { state: 'open', after: null },
  'admin-report': { id: 'nobodys' },
  'admin-decide-report': { id: 'nobodys', decision: 'dismiss', note: '' },
  'admin-lift-suspension': { id: 'nobodys', note: 'Because.' },
  'admin-audit-log': { before: null },
  'admin-overview': {},
  'admin-dead-mails': { after: null },
  'admin-send-mail-again': { id: 'nobodys_new_request' },
  'admin-send-all-mails-again': { after: null },
};
const ALL = Object.entries(INPUTS);
/** A guest may call them. */
const FOR_ALL: string[] = ['open-request-chat', 'report-person'];
const FOR_SESSIONS = ALL.filter(([name]) => !FOR_ALL.includes(name));

let nobody: Person;
let guest: Person;
let unconfirmed: Person;
let somebody: Person;

beforeAll(async () => {
  [nobody, guest, unconfirmed, somebody] = await Promise.all([
    signedOut(),
    anonymous(),
    unverified(),
    session(),
  ]);
});

describe('who may call', () => {
  it('covers every callable of the registry', () => {
    expect(Object.keys(INPUTS)).toEqual(Object.keys(CALLABLES));
  });

  it.each(ALL)('%s refuses a signed-out visitor', async (name, input) => {
    expect(await refusalCode(nobody.callRaw(name, input))).toBe('unauthenticated');
  });

  it.each(FOR_SESSIONS)('%s refuses an anonymous user', async (name, input) => {
    expect(await refusalCode(guest.callRaw(name, input))).toBe('unauthenticated');
  });

  it.each(FOR_SESSIONS)('%s refuses an unconfirmed address', async (name, input) => {
    const { code, message } = await refusalOf(unconfirmed.callRaw(name, input));
    expect(code).toBe('permission-denied');
    expect(message).toBe('Please confirm your email address first.');
  });
});

describe('what may be sent', () => {
  it.each([
    ['create-checkout', {}, 'product_id'],
    ['create-checkout', { product_id: '' }, 'product_id'],
    ['create-checkout', { product_id: { $gt: '' } }, 'product_id'],
    ['create-checkout', null, ''],
    ['send-service-request', { request_id: 7 }, 'request_id'],
    ['send-service-request', { request_id: 'x'.repeat(129) }, 'request_id'],
    ['check-subscription', 'text', ''],
  ])('%s refuses %j and names the field', async (name, input, path) => {
    const { code, details } = await refusalOf(somebody.callRaw(name, input));
    expect(code).toBe('invalid-argument');
    expect(details).toMatchObject({ issues: [{ path }] });
  });

  it.each([{}, { request_id: 'r1' }, { request_id: 'r1', email: 5 }, { email: 'a@doorstep.test' }])(
    'open-request-chat refuses %j',
    async (input) => {
      expect(await refusalCode(somebody.callRaw('open-request-chat', input))).toBe(
        'invalid-argument',
      );
    },
  );
});

describe('how often', () => {
  it('limits one person and nobody else', async () => {
    const busy = await session();
    const codes = new Set<string>();
    let calls = 0;
    // A window of a minute may end on the way: two of them at most.
    while (!codes.has('resource-exhausted') && calls < 61) {
      codes.add(await refusalCode(busy.call('customer-portal', {})));
      calls += 1;
    }
    expect([...codes]).toEqual(['failed-precondition', 'resource-exhausted']);
    expect(calls).toBeGreaterThan(30);
    expect(await refusalCode(somebody.call('customer-portal', {}))).toBe('failed-precondition');
  });
});
