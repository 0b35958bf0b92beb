import { subscriber } from '@doorstep/local/demo/factories.ts';
import { supportRequest } from '@doorstep/local/demo/support.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuditLog } from '../../../functions/moderation/audit-log-repository.ts';
import { createSupportRequests } from '../../../functions/support/support-request-repository.ts';
import {
  adminDb,
  fieldsOf,
  millisOf,
  setFields,
  updateFields,
} from '../../support/server/admin.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import { savePage } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import { refusalCode, refusalOf, session, type Person } from '../../support/server/sdk-people.ts';

/** The queue of messages to support, answers, and what the person writes after them. */

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});

const write = async (who: Person, text = 'Where is my page?') =>
  (await who.call('contact-support', { subject: 'My page', text, photos: [] })).reference;
const pathOf = (reference: string) => `support_requests/${reference}`;
const plan = (who: Person, subscription_tier: 'Starter' | 'Business') =>
  setFields(`subscribers/${who.uid}`, subscriber({ subscription_tier, stripe_customer_id: null }));
const answer = (id: string, seen: number, text = 'Here it is.') =>
  admin.call('admin-answer-support', { id, seen, text });
const setState = (id: string, seen: number, state: 'open' | 'closed') =>
  admin.call('admin-set-support-state', { id, seen, state });
const reply = (who: Person, id: string) => who.call('reply-to-support', { id, text: 'Thanks.' });

describe('the queue', () => {
  // @2.26.6
  it('has premium messages first, then the longest waiting, without the answered ones', async () => {
    const [starter, client, business] = [await session(), await session(), await session()];
    await plan(starter, 'Starter');
    await plan(business, 'Business');
    const [first, second, answered] = [
      await write(starter),
      await write(client),
      await write(client),
    ];
    const third = await write(business);
    await answer(answered, 1);
    const requests = createSupportRequests(adminDb(), createAuditLog(adminDb()));
    const ids: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page = await requests.listOpen(after, 2);
      expect(page.requests.length).toBeLessThanOrEqual(2);
      ids.push(...page.requests.map(({ id }) => id));
      after = page.next;
      more = after !== null;
    }
    expect(new Set(ids).size).toBe(ids.length);
    const ours = [first, second, third, answered];
    expect(ids.filter((id) => ours.includes(id))).toEqual([third, first, second]);
    const { requests: done } = await admin.call('admin-support-requests', {
      state: 'done',
      after: null,
    });
    const line = { id: answered, state: 'answered', text: 'Here it is.', email: client.email };
    expect(done[0]).toMatchObject(line);
    const { requests: open } = await admin.call('admin-support-requests', {
      state: 'open',
      after: null,
    });
    expect(open.length).toBeLessThanOrEqual(25);
    expect(open[0]).toMatchObject({ is_premium: true, state: 'open' });
  }, 60_000);
});

describe('an answer', () => {
  // @2.26.7
  it('is mailed, shown with the sender to administrators, and in the audit log', async () => {
    const person = await session();
    await savePage(person.uid, { display_name: 'Zeppelins & Co' });
    await plan(person, 'Business');
    const id = await write(person);
    expect(await admin.call('admin-support-request', { id })).toMatchObject({
      uid: person.uid,
      entries: [{ from: 'person', text: 'Where is my page?' }],
      email: person.email,
      plan: 'Business',
      provider: { display_name: 'Zeppelins & Co', handle: person.uid.toLowerCase() },
    });
    await answer(id, 1, 'It is <here>.');
    const mail = await theMailTo(person.email, /Our reply to/);
    expect(mail.subject).toBe(`Our reply to ${id}: My page`);
    expect(mail.text).toContain('It is <here>.');
    expect(mail.text).toContain('/account#support');
    await setState(id, 2, 'closed');
    await setState(id, 2, 'open');
    const { entries } = await admin.call('admin-audit-log', { before: null });
    const actions = entries.filter(({ subject }) => subject === id).map(({ action }) => action);
    expect(actions).toEqual(['support_reopened', 'support_closed', 'support_answered']);
  }, 60_000);

  // @2.26.8
  it('is refused if the conversation has changed since it was read', async () => {
    const person = await session();
    const id = await write(person);
    await reply(person, id);
    const message = 'This conversation has changed. Please read it again.';
    const refused = { code: 'failed-precondition', message };
    expect(await refusalOf(answer(id, 1))).toMatchObject(refused);
    expect(await refusalOf(setState(id, 1, 'closed'))).toMatchObject(refused);
    for (const state of ['open', 'closed', 'closed'] as const) await setState(id, 2, state);
    expect(await refusalCode(answer('S-222222', 1))).toBe('not-found');
    expect(await refusalCode(answer('a/b', 1))).toBe('not-found');
  });
});

describe('what the person writes again', () => {
  // @2.26.9
  it('opens an answered conversation, with the plan and the place of that moment', async () => {
    const person = await session();
    await plan(person, 'Business');
    const id = await write(person);
    const asked = await millisOf(pathOf(id), 'waiting_since');
    await reply(person, id);
    expect(await millisOf(pathOf(id), 'waiting_since')).toBe(asked);
    await answer(id, 2);
    await plan(person, 'Starter');
    await reply(person, id);
    const { state, is_premium, entries } = await fieldsOf(pathOf(id));
    expect({ state, is_premium }).toEqual({ state: 'open', is_premium: false });
    expect(entries).toHaveLength(4);
    expect(await millisOf(pathOf(id), 'waiting_since')).toBeGreaterThan(asked);
  });

  it('is refused for a closed or full conversation, and for somebody else’s', async () => {
    const [person, other] = [await session(), await session()];
    const id = await write(person);
    expect(await refusalCode(reply(other, id))).toBe('not-found');
    await setState(id, 1, 'closed');
    expect(await refusalCode(reply(person, id))).toBe('failed-precondition');
    await setState(id, 1, 'open');
    const [entry] = supportRequest().entries;
    await updateFields(pathOf(id), { entries: Array.from({ length: 19 }, () => entry) });
    expect(await refusalCode(reply(person, id))).toBe('failed-precondition');
    await answer(id, 19);
    expect(await refusalOf(answer(id, 20))).toMatchObject({
      message: 'This conversation is full. You can only close it.',
    });
  });
});
