import { REQUEST_MAIL_MINUTES } from '@doorstep/domain/limits';
import type { MailTemplate } from '@doorstep/domain/mail/mail';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { describe, expect, it } from 'vitest';
import { readStack } from '../../support/stack.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminAuth, adminDb, exists, millisOf, setFields } from '../../support/server/admin.ts';
import { headerOf, mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import { savePage, saveRequest } from '../../support/server/market.ts';
import { session, unique } from '../../support/server/sdk-people.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { become, pair, say, type Pair } from '../../support/server/unread-mail.ts';

/** Mails about a request that nobody has answered. */

const REMINDER = /is waiting for your reply/;
const UNANSWERED = /hasn't replied yet/;

const mailOf = ({ requestId }: Pair, template: MailTemplate) => `mail/${requestId}_${template}`;
const change = ({ requestId }: Pair, fields: object) =>
  adminDb().doc(`service_requests/${requestId}`).update(fields);

/** Sends a request and waits until both mails are queued. */
async function unanswered(changes: Partial<ServiceRequest> = {}) {
  const two = await pair(changes);
  const reminder = mailOf(two, 'request_reminder');
  const report = mailOf(two, 'request_unanswered');
  await triggersFinished();
  return { two, reminder, report };
}

/** Returns the minutes between the request and a mail. */
async function minutesUntil(path: string, { requestId }: Pair): Promise<number> {
  const createdAt = await millisOf(`service_requests/${requestId}`, 'created_at');
  return Math.round(((await millisOf(path, 'next_attempt_at')) - createdAt) / 60_000);
}

/** Returns a town that no other professional serves. */
const newTown = () => `Zeppelin${unique('town')}`;

const listingsOf = (uids: string[]) =>
  adminDb().collection('provider_search').where('provider_id', 'in', uids).get();

describe('a request that nobody answers', () => {
  // @4.4.9
  it('is mailed to the professional after a day, and to the client after two', async () => {
    const { two, reminder, report } = await unanswered();
    const city = newTown();
    await savePage(two.provider.uid, { city, locations: [], published: true });
    await triggersFinished();
    expect((await listingsOf([two.provider.uid])).docs[0]?.get('card.city')).toBe(city);
    expect(await minutesUntil(reminder, two)).toBe(REQUEST_MAIL_MINUTES.reminder.medium);
    expect(await minutesUntil(report, two)).toBe(REQUEST_MAIL_MINUTES.unanswered);
    await become(reminder, 'sent');
    const toProvider = await theMailTo(two.office, REMINDER);
    expect(toProvider.text).toContain(`${readStack().site}/chat/${two.requestId}`);
    expect(await headerOf(toProvider, 'List-Unsubscribe-Post')).not.toBeNull();
    await become(report, 'sent');
    const toClient = await theMailTo(two.client.email, UNANSWERED);
    expect(toClient.text).toContain(`${readStack().site}/search`);
    expect(toClient.text).not.toContain(`${readStack().site}/p/`);
    expect(await headerOf(toClient, 'List-Unsubscribe-Post')).not.toBeNull();
  });

  it('is mailed to the professional after four hours if it is urgent', async () => {
    const { two, reminder } = await unanswered({ urgency: 'high' });
    expect(await minutesUntil(reminder, two)).toBe(4 * 60);
  });

  it('recommends up to three others whom the client could ask, also if the page is offline', async () => {
    const { two, report } = await unanswered();
    const city = newTown();
    const page = { city, locations: [], trades: ['chimneys'], published: true };
    await savePage(two.provider.uid, { ...page, published: false });
    const [asked = '', blocking = '', ...others] = await Promise.all(
      Array.from({ length: 6 }, async () => (await session('other')).uid),
    );
    const pages = await Promise.all(others.map((uid) => savePage(uid, page)));
    const excluded = [asked, blocking, two.client.uid];
    await Promise.all(excluded.map((uid) => savePage(uid, page)));
    await saveRequest({ provider_id: asked, client_uid: two.client.uid });
    await setFields(`blocks/${blocking}_${two.client.uid}`, {
      blocker_uid: blocking,
      blocked_uid: two.client.uid,
      created_at: new Date(),
    });
    await savePage((await session('far')).uid, { ...page, city: 'Zeppelinfar' });
    const uids = [...others, ...excluded];
    await triggersFinished();
    expect((await listingsOf(uids)).size).toBe(uids.length);
    await become(report, 'sent');
    const { text } = await theMailTo(two.client.email, UNANSWERED);
    const links = [...text.matchAll(/\/p\/([a-z0-9-]+)/g)].map(([, handle = '']) => handle);
    expect(links).toHaveLength(3);
    const handles = pages.map(({ handle }) => handle);
    for (const handle of links) expect(handles).toContain(handle);
    expect(text).toContain(`/search?service=Chimneys+and+fireplaces&location=${city}`);
  });

  it.each<[string, (two: Pair) => Promise<unknown>]>([
    ['the professional has written', (two) => say(two, 'provider', 'Hello!')],
    ['the status has changed', (two) => change(two, { status: 'in_progress' })],
    ['the request is closed', (two) => change(two, { closed: true })],
    [
      'the professional is suspended',
      ({ provider }) =>
        setFields(`closed_accounts/${provider.uid}`, {
          reason: 'suspended',
          closed_at: new Date(),
          expires_at: null,
        }),
    ],
  ])('is not mailed if %s', async (_, happen) => {
    const { two, reminder, report } = await unanswered();
    // The trigger would remove its mails if the request were closed while it runs.
    await triggersFinished();
    await happen(two);
    await become(reminder, 'obsolete');
    await become(report, 'obsolete');
    expect(await mailsTo(two.office, REMINDER)).toEqual([]);
  });

  it('is not mailed to an address that is not confirmed', async () => {
    const { two, report } = await unanswered();
    await adminAuth().updateUser(two.client.uid, { emailVerified: false });
    await become(report, 'obsolete');
  });

  it.each(['provider', 'client'] as const)(
    'has no mails after the %s has deleted the account',
    async (side) => {
      const { two, reminder, report } = await unanswered();
      await deleteAccount(two[side]);
      expect(await exists(reminder)).toBe(false);
      expect(await exists(report)).toBe(false);
    },
  );
});
